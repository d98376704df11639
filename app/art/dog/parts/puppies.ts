import { part } from './part.ts'

// A puppy: the same eye as a grown dog in an 18x14 head on a 10x7 chest.

export const puppyHeadDown = part(
  { group: 'head', anchors: { hat: [8.5, 1], mouth: [8.5, 12] } },
  `
......hhWWWW......
....hhhWWWWWWW....
...hhhWWWWWWWWW...
..hhhWWWWWWWWWWW..
.hhhWWWWWWWWWWWWW.
.hhWWWWWWWWWWWWWW.
hhWWWWWWWWWWWWWWWW
hWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWWWs
WWWWWWWWWWWWWWWWss
.WWWWWWWWWWWWWWss.
..sWWWWWWWWWWsss..
....ssssssssss....
`,
)

export const puppyHeadSide = part(
  { group: 'head', anchors: { hat: [6, 1], mouth: [13.5, 11] } },
  `
....hhhhW.......
..hhhWWWWWW.....
.hhWWWWWWWWW....
.hWWWWWWWWWWW...
hWWWWWWWWWWWW...
hWWWWWWWWWWWW...
WWWWWWWWWWWWWhh.
WWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWW
WWWWWWWWWWWWWWWW
sWWWWWWWWWWWWWW.
.sWWWWWWWWWWss..
..ssssWWWsss....
`,
)

export const puppyEarLeft = part(
  { group: 'head' },
  `
...hW.
.hhWW.
.hWWWs
hhWWWs
hWWWs.
hWWWs.
WWWs..
ssss..
sss...
`,
)

export const puppyEarRight = part(
  { group: 'head' },
  `
.WW...
.WWWW.
sWWWW.
sWWWWs
.sWWWs
.sWWWs
..sWWs
..ssss
...sss
`,
)

export const puppyEarSide = part(
  { group: 'head' },
  `
...hhW..
.hhhWWW.
.hhWWWWs
hhWWWWWs
hWWWWWs.
hWWWWWs.
WWWWWss.
sWWWsss.
sssssss.
.sssss..
..sss...
`,
)

export const puppyNoseDown = part(
  { group: 'head' },
  `
nNNn
.nn.
`,
)

export const puppyNoseSide = part(
  { group: 'head' },
  `
Nn
nn
nn
`,
)

export const puppyMouthDown = part(
  { group: 'head' },
  `
l..ll..l
.ll..ll.
`,
)

export const puppyMouthSide = part(
  { group: 'head' },
  `
l.....
.llll.
`,
)

export const puppyBodySide = part(
  { group: 'body', anchors: { back: [6, 1], neck: [12, 2] } },
  `
..hhhW.........
.hhWWWWWWWWWWW.
hhWWWWWWWWWWWWW
hWWWWWWWWWWWWWW
WWWWWWWWWWWWWWW
sWWWWWWWWWWWWWs
.sssWsssssWWss.
..sssssssssss..
`,
)

export const puppyChest = part(
  { group: 'body', anchors: { back: [4.5, 1], neck: [4.5, 2] }, openBottom: 4 },
  `
.WWWWWWWW.
WWWWWWWWWW
WWWWWWWWWs
WWWWWWWWWs
WWWWWWWWss
.WWWWWWss.
..ssssss..
`,
)

export const puppyRump = part(
  { group: 'body', anchors: { back: [5.5, 2], neck: [5.5, 0] } },
  `
..hhWWWWWW..
.hhWWWWWWWW.
hhWWWWWWWWWs
hWWWWWWWWWWs
WWWWWWWWWWss
WWWWWWWWWWss
WWWWWWWWWsss
sWWWWWWWsss.
.ssWWssWss..
`,
)

export const puppyTail = part(
  { group: 'tail', anchors: { tip: [2, 0] } },
  `
..hW..
.hWWs.
hWWs..
WWWs..
WWWW..
sWWWW.
.ssWWW
`,
)

export const puppyTailUp = part(
  { group: 'tail', anchors: { tip: [4, 0] }, openBottom: 1 },
  `
...hhW..
..hhWWW.
..hWWWWs
..hWWWss
.hWWWss.
.hWWs...
.hWWs...
..WW....
`,
)

export const puppyHindLeg = part(
  { group: 'body', openTop: 1, openHind: true },
  `
.WWWW..
WWWWWW.
WWWWWs.
WWWWss.
WWWs...
WWWW...
WWlW...
`,
)

export const puppyForeLeg = part(
  { group: 'body', openTop: 3 },
  `
WWW..
WWW..
WWW..
WWs..
WWWW.
WWlW.
`,
)

export const puppyFarLeg = part(
  { group: 'body' },
  `
sss.
sss.
ssss
ssls
`,
)

export const puppyLeg = part(
  { group: 'body', openTop: 2 },
  `
WWWW
WWWs
WWWs
WWWW
WlWl
`,
)

export const puppyHaunchLeft = part(
  { group: 'body' },
  `
..WWW
.WWWW
WWWWW
WWWWs
sWsss
WWWs.
lWlW.
`,
)

export const puppyHaunchRight = part(
  { group: 'body' },
  `
WWW..
WWWs.
WWWss
WWWss
ssWss
.WWWs
.lWlW
`,
)
