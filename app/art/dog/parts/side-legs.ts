import { part } from './part.ts'

// Legs from the side, in the four phases of a trot. Near legs merge with the body above; far legs are all shadow.

export const foreLegStanding = part(
  { group: 'body', openTop: 4 },
  `
.WWWW..
.WWWW..
.WWWW..
.WWWW..
.WWWs..
.WWWs..
.WWWs..
.WWWWW.
.WWWlW.
`,
)

export const foreLegForward = part(
  { group: 'body', openTop: 4 },
  `
.WWWW....
.WWWW....
.WWWW....
.WWWWW...
..WWWs...
...WWWs..
...WWWs..
....WWWW.
....WWlW.
`,
)

export const foreLegBack = part(
  { group: 'body', openTop: 4 },
  `
..WWWW.
..WWWW.
..WWWW.
..WWWW.
.WWWWs.
.WWWs..
WWWs...
WWWW...
WWlW...
`,
)

export const foreLegLifted = part(
  { group: 'body', openTop: 4 },
  `
.WWWW...
.WWWW...
.WWWWW..
..WWWWW.
..sWWWWs
.WWWWss.
.WWls...
`,
)

export const hindLegStanding = part(
  { group: 'body', openTop: 1, openHind: true },
  `
..WWWWW..
.WWWWWWW.
WWWWWWWWW
WWWWWWWWW
WWWWWWWWs
WWWWWWWss
.WWWWWss.
.WWWWss..
.WWWs....
.WWWs....
.WWWWW...
.WWWlW...
`,
)

export const hindLegForward = part(
  { group: 'body', openTop: 1, openHind: true },
  `
..WWWWW...
.WWWWWWW..
WWWWWWWWW.
WWWWWWWWW.
WWWWWWWWWs
WWWWWWWWss
.WWWWWWWs.
..WWWWWs..
...WWWs...
...WWWs...
...WWWWW..
...WWWlW..
`,
)

export const hindLegBack = part(
  { group: 'body', openTop: 1, openHind: true },
  `
...WWWWW..
..WWWWWWW.
.WWWWWWWWW
.WWWWWWWWW
.WWWWWWWWs
.WWWWWWWss
.WWWWWWss.
.WWWWWss..
.WWWss....
WWWs......
WWWW......
WWlW......
`,
)

export const hindLegLifted = part(
  { group: 'body', openTop: 1, openHind: true },
  `
..WWWWW...
.WWWWWWW..
WWWWWWWWW.
WWWWWWWWW.
WWWWWWWWWs
WWWWWWWWss
.WWWWWWss.
.sWWWWs...
..WWWWW...
..WWWlW...
`,
)

export const farLegStanding = part(
  { group: 'body' },
  `
.ssss..
.ssss..
.ssss..
.ssss..
.ssss..
.sssss.
.sssls.
`,
)

export const farLegForward = part(
  { group: 'body' },
  `
.ssss....
.ssss....
..ssss...
...ssss..
...ssss..
....ssss.
....ssls.
`,
)

export const farLegBack = part(
  { group: 'body' },
  `
..sss..
..ssss.
..ssss.
.ssss..
ssss...
ssss...
ssls...
`,
)

export const farLegLifted = part(
  { group: 'body' },
  `
.ssss..
.ssss..
..ssss.
..sssss
.sssss.
.ssls..
`,
)
