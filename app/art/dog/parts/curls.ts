import { part } from './part.ts'

// A dog rolled up to sleep.

export const curl = part(
  { group: 'body', anchors: { back: [14, 6], neck: [18, 3] } },
  `
.......hhhhhWWWW............
.....hhhhWWWWWWWWW..........
...hhhhWWWWWWWWWWWWW........
..hhhWWWWWWWWWWWWWWWW.......
.hhhWWWWWWWWWWWWWWWWWW......
.hhWWWWWWWWWWWWWWWWWWWW.....
hhWWWWWWWWWWWWWWWWWWWWWW....
hWWWWWWWWWWWWWWWWWWWWWWWW...
hWWWWWWWWWWWWWWWWWWWWWWWW...
WWWWWWWWWWWWWWWWWWWWWWWWW...
WWWWWWWWWWWWWWWWWWWWWWWWW...
WWWWWWWWWWWWWWWWWWWWWWWWW...
sWWWWWWWWWWWWWWWWWWWWWWWW...
sWWWWWWWWWWWWWWWWWWWWWWWs...
sWWWWWWWWWWWWWWWWWWWWWWss...
.sWWWWWWWWWWWWWWWWWWWWss....
..ssWWWWWWWWWWWWWWWWsss.....
....ssssssssssssssssss......
`,
)

export const curlHaunch = part(
  { group: 'body' },
  `
....WWWWW....
..WWWWWWWWW..
.WWWWWWWWWWW.
WWWWWWWWWWWWs
WWWWWWWWWWWWs
WWWWWWWWWWWss
WWWWWWWWWWWss
WWWWWWWWWWsss
WWWWWWWWWsss.
`,
)

export const curlTail = part(
  { group: 'tail', anchors: { tip: [19, 2] } },
  `
....WWWW............
..hWWWWWWW..........
.hWWWWWWWWWWW..hhW..
hhWWWWWWWWWWWhhWWWWs
hWWWWWWWWWWWWWWWWsss
sWWWWWWWWWWWWWWWssss
.ssWWWWWWWWWWWsssss.
...ssssssssssssss...
`,
)

export const curlPaw = part(
  { group: 'body' },
  `
WWWWWW.
WWWWWWW
sWWlWlW
`,
)

// Seen from the front: the back rises further to the right than the head, and the tail comes round to the chin.

export const curlDown = part(
  { group: 'body', anchors: { back: [16, 4], neck: [12, 4] } },
  `
............hhhhhWWWWW........
.........hhhhWWWWWWWWWWW......
.......hhhWWWWWWWWWWWWWWWW....
.....hhhWWWWWWWWWWWWWWWWWWW...
....hhhWWWWWWWWWWWWWWWWWWWWW..
...hhWWWWWWWWWWWWWWWWWWWWWWW..
...hWWWWWWWWWWWWWWWWWWWWWWWWW.
...WWWWWWWWWWWWWWWWWWWWWWWWWW.
...WWWWWWWWWWWWWWWWWWWWWWWWWWW
...WWWWWWWWWWWWWWWWWWWWWWWWWWW
...WWWWWWWWWWWWWWWWWWWWWWWWWWs
...WWWWWWWWWWWWWWWWWWWWWWWWWWs
....WWWWWWWWWWWWWWWWWWWWWWWWss
....WWWWWWWWWWWWWWWWWWWWWWWWss
.....WWWWWWWWWWWWWWWWWWWWWsss.
......ssWWWWWWWWWWWWWWWWssss..
........ssssssssssssssssss....
`,
)

export const curlTailDown = part(
  { group: 'tail', anchors: { tip: [1, 2] } },
  `
.............WWWW..
.hhW......WWWWWWWW.
hhWWWW.hWWWWWWWWWWs
hWWWWWWWWWWWWWWWWWs
WWWWWWWWWWWWWWWWWss
sWWWWWWWWWWWWWWsss.
.sssWWWWWWWWsssss..
....ssssssssss.....
`,
)

// Seen from behind: the back is in front of the head, and the tail comes round it.

export const curlUp = part(
  { group: 'body', anchors: { back: [14, 5], neck: [20, 3] } },
  `
.......hhhhhWWWW............
.....hhhhWWWWWWWWW..........
...hhhhWWWWWWWWWWWWW........
..hhhWWWWWWWWWWWWWWWWW......
.hhhWWWWWWWWWWWWWWWWWWWW....
.hhWWWWWWWWWWWWWWWWWWWWWW...
hhWWWWWWWWWWWWWWWWWWWWWWWW..
hWWWWWWWWWWWWWWWWWWWWWWWWWW.
hWWWWWWWWWWWWWWWWWWWWWWWWWW.
WWWWWWWWWWWWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWWWWWWWWWWWs
sWWWWWWWWWWWWWWWWWWWWWWWWWss
sWWWWWWWWWWWWWWWWWWWWWWWWWss
.sWWWWWWWWWWWWWWWWWWWWWWWss.
..ssWWWWWWWWWWWWWWWWWWWsss..
....ssssssssssssssssssss....
`,
)

export const curlTailUp = part(
  { group: 'tail', anchors: { tip: [20, 1] } },
  `
...................hW...
.....WWWW........hhWWWs.
..hhWWWWWWWW...hhWWWWWss
.hhWWWWWWWWWWWhWWWWWWWss
hhWWWWWWWWWWWWWWWWWWWss.
hWWWWWWWWWWWWWWWWWsss...
sWWWWWWWWWWWWWWssss.....
.sssWWWWWWsssss.........
...ssssssss.............
`,
)
