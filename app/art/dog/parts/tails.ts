import { part } from './part.ts'

// Tails. From the side and the front the tail sticks out of the silhouette; from behind it is a plume on a narrow stem.

export const tailSideHigh = part(
  { group: 'tail', anchors: { tip: [6, 1] } },
  `
....hhW...
..hhhWWW..
.hhWWWWWs.
.hWWWsWss.
hWWWs..s..
hWWWs.....
WWWWW.....
sWWWWW....
.sWWWWW...
..sWWWWW..
...ssWWWW.
.....ssWWW
`,
)

export const tailSideLow = part(
  { group: 'tail', anchors: { tip: [3, 0] } },
  `
..hhW.....
.hhWWWs...
hhWWWss...
hWWWss....
hWWWs.....
WWWWW.....
WWWWWW....
sWWWWWW...
.ssWWWWW..
...ssWWWWW
.....ssWWW
`,
)

export const tailDownIn = part(
  { group: 'tail', anchors: { tip: [8, 0] } },
  `
......hhW..
.....hhWWW.
.....hWWWWs
....hhWWWWs
...hhWWWWWs
..hWWWWWWss
.WWWWWWWss.
WWWWWWWss..
WWWWWss....
`,
)

export const tailDownOut = part(
  { group: 'tail', anchors: { tip: [8, 0] } },
  `
.......hW..
......hWWW.
.....hWWWWs
....hhWWWWs
...hWWWWWWs
.hhWWWWWWss
WWWWWWWWss.
WWWWWWss...
`,
)

export const tailUpRight = part(
  { group: 'tail', anchors: { tip: [7, 0] }, openBottom: 1 },
  `
.....hhWW..
....hhhWWW.
...hhhWWWWs
...hhWWWWWs
..hhWWWWWWs
..hhWWWWWss
..hWWWWWss.
.hhWWWWss..
.hWWWWss...
.hWWWs.....
.hWWs......
.WWWs......
..WW.......
`,
)

export const tailUpMiddle = part(
  { group: 'tail', anchors: { tip: [4, 0] }, openBottom: 1 },
  `
...hhWW..
..hhhWWW.
.hhhWWWWs
.hhWWWWWs
hhhWWWWWs
hhWWWWWss
hWWWWWWss
.hWWWWWs.
.hWWWWss.
..hWWWs..
..hWWWs..
..WWWWs..
...WW....
`,
)

export const tailUpLeft = part(
  { group: 'tail', anchors: { tip: [4, 0] }, openBottom: 1 },
  `
..hhWW.....
.hhhWWWs...
hhhWWWWWs..
hhWWWWWWs..
hhWWWWWWWs.
hWWWWWWWWs.
.sWWWWWWWs.
..sWWWWWWs.
...ssWWWWWs
.....sWWWWs
......hWWWs
......hWWWs
.......WWs.
`,
)

export const tailSittingSide = part(
  { group: 'tail', anchors: { tip: [0, 2] } },
  `
.........
hhWW.....
hWWWWW...
WWWWWWWW.
sssWWWWWW
..ssssWWW
`,
)

export const tailSittingDown = part(
  { group: 'tail', anchors: { tip: [1, 1] } },
  `
.hhW.....
hhWWW....
hWWWWWW..
sWWWWWWWW
.ssWWWWWW
...ssssWW
`,
)

export const tailSittingUp = part(
  { group: 'tail', anchors: { tip: [8, 0] } },
  `
.......hhW..
......hWWWW.
WW....WWWWWs
WWW..WWWWWs.
WWWWWWWWWss.
sWWWWWWWss..
.sssWWsss...
`,
)
