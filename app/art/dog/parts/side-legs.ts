import { part } from './part.ts'

// Legs from the side. Near legs merge with the body above; far legs are all shadow. The paws of those
// that reach and push are a stride apart (`poses/trot.ts`).

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

export const foreLegReach = part(
  { group: 'body', openTop: 4 },
  `
.WWWW......
.WWWWW.....
..WWWWW....
...WWWWs...
....WWWs...
.....WWWs..
......WWWs.
......WWWWW
......WWWlW
`,
)

export const foreLegPush = part(
  { group: 'body', openTop: 4 },
  `
......WWWW.
......WWWW.
.....WWWWW.
....WWWWs..
...WWWWs...
..WWWs.....
.WWWs......
WWWWW......
WWWlW......
`,
)

export const foreLegSwung = part(
  { group: 'body', openTop: 4 },
  `
.WWWW.....
.WWWWW....
..WWWWWs..
...WWWWWs.
....sWWWWs
.....WWWWs
.....WWls.
`,
)

export const hindLegReach = part(
  { group: 'body', openTop: 1, openHind: true },
  `
..WWWWW....
.WWWWWWW...
WWWWWWWWW..
WWWWWWWWWW.
WWWWWWWWWWs
.WWWWWWWWss
..WWWWWWWs.
...WWWWWWs.
.....WWWs..
.....WWWs..
......WWWWW
......WWWlW
`,
)

export const hindLegPush = part(
  { group: 'body', openTop: 1, openHind: true },
  `
.......WWWWW..
......WWWWWWW.
.....WWWWWWWWW
.....WWWWWWWWW
.....WWWWWWWWs
.....WWWWWWWss
....WWWWWWWss.
...WWWWWWss...
..WWWWss......
.WWWs.........
WWWWW.........
WWWlW.........
`,
)

export const hindLegSwung = part(
  { group: 'body', openTop: 1, openHind: true },
  `
..WWWWW...
.WWWWWWW..
WWWWWWWWW.
WWWWWWWWWs
WWWWWWWWWs
.WWWWWWWss
..WWWWWss.
...sWWWWs.
.....WWWWs
.....WWlW.
`,
)

export const farLegReach = part(
  { group: 'body' },
  `
.ssss......
..ssss.....
...ssss....
....ssss...
.....ssss..
......sssss
......sssls
`,
)

export const farLegPush = part(
  { group: 'body' },
  `
......sss.
.....ssss.
....ssss..
...ssss...
..ssss....
sssss.....
sssls.....
`,
)

export const farLegSwung = part(
  { group: 'body' },
  `
.ssss.....
..ssss....
...ssss...
....sssss.
.....sssls
`,
)
