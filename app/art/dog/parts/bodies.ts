import { part } from './part.ts'
import type { Part } from './part.ts'

// Trunks, with the anchors of what is worn on the back.

export const bodySide = part(
  { group: 'body', anchors: { back: [9.5, 1], neck: [18, 3] } },
  `
....hhhhW.............
..hhhhWWWWWWWWWWWWWW..
.hhhWWWWWWWWWWWWWWWWW.
.hhWWWWWWWWWWWWWWWWWWW
hhWWWWWWWWWWWWWWWWWWWW
hWWWWWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWWWWWW
sWWWWWWWWWWWWWWWWWWWWs
ssWWWWWWWWssWWWWWWWWs.
.sssWWsssssssssWWWss..
...ssssssssssssssss...
`,
)

export const chestDown = part(
  { group: 'body', anchors: { back: [6.5, 1], neck: [6.5, 3] }, openBottom: 5 },
  `
..WWWWWWWWWW..
.WWWWWWWWWWWW.
.WWWWWWWWWWWW.
WWWWWWWWWWWWWs
WWWWWWWWWWWWWs
WWWWWWWWWWWWss
WWWWWWWWWWWWss
.WWWWWWWWWWss.
.sWWWWWWWWsss.
..ssssssssss..
`,
)

export const chestFluff = part(
  { group: 'body' },
  `
l..l
.ll.
`,
)

export const rumpUp = part(
  { group: 'body', anchors: { back: [7.5, 2], neck: [7.5, 0] } },
  `
...hhhhWWWWWW...
..hhhWWWWWWWWW..
.hhhWWWWWWWWWWW.
.hhWWWWWWWWWWWW.
.hWWWWWWWWWWWWs.
hhWWWWWWWWWWWWWs
hWWWWWWWWWWWWWWs
WWWWWWWWWWWWWWss
WWWWWWWWWWWWWWss
WWWWWWWWWWWWWsss
sWWWWWWWWWWWsss.
.ssWWWWssWWssss.
..sssss..sssss..
`,
)

/** The rump of a dog that bows towards us. Its neck is behind the head, and so is a scarf. */
export const rumpBowing: Part = { ...rumpUp, anchors: { back: [7.5, 2], neck: [7.5, 11] } }

export const bodySitting = part(
  { group: 'body', anchors: { back: [6, 6], neck: [13, 1] } },
  `
..........WWWWWW...
.........WWWWWWWW..
........hWWWWWWWW..
.......hhWWWWWWWWW.
......hhWWWWWWWWWW.
.....hhWWWWWWWWWWWW
....hhWWWWWWWWWWWWW
...hhWWWWWWWWWWWWWW
..hhWWWWWWWWWWWWWWs
.hhWWWWWWWWWWWWWWWs
.hWWWWWWWWWWWWWWWs.
hWWWWWWWWWWWWWWWss.
WWWWWWWWWWWWWsss...
WWWWWWWWWWWsss.....
sWWWWWWWWWsss......
.ssssssssss........
`,
)

export const rumpSittingUp = part(
  { group: 'body', anchors: { back: [9.5, 2], neck: [9.5, 0] } },
  `
......hhhWWWWW.......
....hhhWWWWWWWWW.....
...hhhWWWWWWWWWWW....
...hhWWWWWWWWWWWW....
..hhWWWWWWWWWWWWWW...
..hWWWWWWWWWWWWWWs...
.hhWWWWWWWWWWWWWWWs..
.hWWWWWWWWWWWWWWWWs..
hhWWWWWWWWWWWWWWWWss.
hWWWWWWWWWWWWWWWWWss.
WWWWWWWWWWWWWWWWWWWss
WWWWWWWWWWWWWWWWWWWss
WWWWWWWWWWWWWWWWWWsss
sWWWWWWWWWWWWWWWWssss
.sWWWWWWWWWWWWWWssss.
..sssssssssssssssss..
`,
)
