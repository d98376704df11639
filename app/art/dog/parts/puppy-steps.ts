import { part } from './part.ts'

// The legs of a trotting puppy from the side, while they stand on the ground.

export const puppyForeLegReach = part(
  { group: 'body', openTop: 3 },
  `
WWW.....
WWWW....
.WWWW...
..WWWs..
....WWWW
....WWlW
`,
)

export const puppyForeLegPush = part(
  { group: 'body', openTop: 3 },
  `
....WWW.
....WWW.
...WWWW.
..WWWs..
WWWW....
WWlW....
`,
)

export const puppyHindLegReach = part(
  { group: 'body', openTop: 1, openHind: true },
  `
.WWWW....
WWWWWW...
WWWWWWs..
.WWWWss..
..WWWWs..
....WWWW.
....WWlW.
`,
)

export const puppyHindLegPush = part(
  { group: 'body', openTop: 1, openHind: true },
  `
.....WWWW..
....WWWWWW.
....WWWWWs.
...WWWWss..
..WWWs.....
WWWW.......
WWlW.......
`,
)

export const puppyFarLegReach = part(
  { group: 'body' },
  `
.sss....
..sss...
...sssss
....ssls
`,
)

export const puppyFarLegPush = part(
  { group: 'body' },
  `
....sss.
...sss..
ssss....
ssls....
`,
)
