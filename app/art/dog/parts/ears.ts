import { part } from './part.ts'

// Drop ears: the root is 1 px below the crown, the tip at chin height. Round or short ears would look like a monkey's.

export const earLeft = part(
  { group: 'head' },
  `
.....hhW..
....hhWWWW
...hhWWWWs
..hhWWWWs.
..hhWWWs..
.hhWWWWs..
.hhWWWs...
.hWWWWs...
.hWWWWs...
hhWWWs....
hWWWWs....
WWWWWs....
sWWWs.....
.ssss.....
`,
)

export const earRight = part(
  { group: 'head' },
  `
..WWW.....
WWWWWW....
sWWWWWW...
.sWWWWWW..
..sWWWWs..
..sWWWWWs.
...sWWWWs.
...sWWWWs.
...sWWWWs.
....sWWWss
....sWWWss
....sWWsss
.....sssss
.....ssss.
`,
)

export const earLeftFlying = part(
  { group: 'head' },
  `
....hhWW.
..hhhWWWW
hhhWWWWWW
hWWWWWWWs
sWWWWWss.
ssssss...
.sss.....
`,
)

export const earRightFlying = part(
  { group: 'head' },
  `
.WWWW....
WWWWWWW..
WWWWWWWWW
sWWWWWWWs
.ssWWWsss
...ssssss
.....sss.
`,
)

export const earSide = part(
  { group: 'head' },
  `
....hhWW..
..hhhWWWW.
.hhhWWWWWs
.hhWWWWWWs
hhWWWWWWWs
hWWWWWWWs.
hWWWWWWWs.
WWWWWWWss.
WWWWWWWs..
sWWWWWss..
ssWWWsss..
.ssssss...
..ssss....
`,
)

export const earSideFlying = part(
  { group: 'head' },
  `
...hhhWW.
.hhhWWWWW
hhWWWWWWW
hWWWWWWWs
WWWWWsss.
ssssss...
.sss.....
`,
)
