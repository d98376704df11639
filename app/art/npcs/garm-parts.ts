import * as ears from '#app/art/dog/parts/ears.ts'
import { part } from '#app/art/dog/parts/part.ts'
import type { Part } from '#app/art/dog/parts/part.ts'
import * as tails from '#app/art/dog/parts/tails.ts'

const head = { group: 'head' } as const
const tail = (tip: readonly [number, number], openBottom = 0) =>
  ({ group: 'tail', anchors: { tip }, openBottom }) as const

const earLeft = part(
  head,
  `
.....hhW..
....hhWWW.
...hhWWWWs
..hhWWWWs.
..hhWWWs..
.hhWWWWs..
.hhWWWWs..
.hhWWWs...
hhWWWWs...
hhWWWWs...
hhWWWWWs..
hWWWWWWs..
hWWWWWWss.
WWWWWWWss.
WWsWWWsss.
sWWsWWss..
.sssssss..
..s..ss...
`,
)

const earRight = part(
  head,
  `
..WWW.....
.WWWWW....
sWWWWWW...
.sWWWWWs..
..sWWWWs..
..sWWWWWs.
..sWWWWWs.
...sWWWWs.
...sWWWWWs
...sWWWWWs
..sWWWWWWs
..sWWWWWWs
.ssWWWWWss
.ssWWWWsss
.sssWWWsss
..ssWWsss.
..sssssss.
...ss..s..
`,
)

const earSide = part(
  head,
  `
....hhWW..
..hhhWWWW.
.hhhWWWWWs
.hhWWWWWWs
hhWWWWWWWs
hWWWWWWWs.
hWWWWWWWs.
hWWWWWWWs.
WWWWWWWWs.
WWWWWWWWs.
WWWWWWWss.
hWWWWWWWs.
hWWWWWWWss
WWWsWWWWss
sWWWsWWsss
ssWWWsssss
.ssssssss.
..ss..ss..
`,
)

const brushSide = part(
  tail([2, 2]),
  `
...hhW........
.hhhWWWW......
hhhWWWWWWs....
hhWWWWWWWWs...
hWWWWWWWWWWs..
WWWWWWWWWWWW..
sWWWWWWWWWWWW.
.ssWWWWWWWWWWW
...sssWWWWWWWW
......ssssWWWW
`,
)

const brushDown = part(
  tail([10, 1]),
  `
.......hhW...
.....hhWWWW..
....hhWWWWWs.
...hWWWWWWWs.
..hWWWWWWWWss
.WWWWWWWWWWss
WWWWWWWWWWss.
WWWWWWWWsss..
.WWWWssss....
`,
)

const brushUp = part(
  tail([5, 0], 1),
  `
....hhWW....
..hhhWWWWs..
.hhhWWWWWWs.
.hhWWWWWWWs.
hhhWWWWWWWss
hhWWWWWWWWss
hhWWWWWWWWss
hWWWWWWWWWss
.hWWWWWWWss.
.hhWWWWWss..
..hWWWWss...
...hWWWs....
...hWWs.....
....WW......
`,
)

/** A part that replaces the usual one, and how far its corner is from the corner of the usual one. */
type Swap = { part: Part; x: number; y: number }

/** Garm's long ears and bushy tail, which replace the usual ones. */
export const GARM_PARTS: ReadonlyMap<Part, Swap> = new Map<Part, Swap>([
  [ears.earLeft, { part: earLeft, x: 0, y: 0 }],
  [ears.earRight, { part: earRight, x: 0, y: 0 }],
  [ears.earSide, { part: earSide, x: 0, y: 0 }],
  [tails.tailSideHigh, { part: brushSide, x: -2, y: 3 }],
  [tails.tailSideLow, { part: brushSide, x: -2, y: 3 }],
  [tails.tailDownIn, { part: brushDown, x: 0, y: 0 }],
  [tails.tailDownOut, { part: brushDown, x: 0, y: 0 }],
  [tails.tailUpRight, { part: brushUp, x: -2, y: 0 }],
  [tails.tailUpLeft, { part: brushUp, x: 1, y: 0 }],
  [tails.tailUpMiddle, { part: brushUp, x: 0, y: 0 }],
])
