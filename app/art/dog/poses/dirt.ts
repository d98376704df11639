import { DIRT } from '#app/art/dog/palette.ts'
import { effectPixels } from './frame.ts'
import type { EffectPixel } from './frame.ts'

// Dirt of a digging dog: a heap under its nose and clods behind it, in two frames.

type Beat = 0 | 1

const HEAPS = [
  `
................
....kkkkk.......
..kkcceeekkk....
.kceedeeedeedkk.
kceeeeddeeeddddk
.kkkkkkkkkkkkkk.
`,
  `
.....kkkk.......
...kkcccekk.....
..kcceeeeddkkk..
.kceedeeeddeedk.
kceeeeddeeeddddk
.kkkkkkkkkkkkkk.
`,
] as const

const BIG_CLOD = `
.kk.
kcek
kddk
.kk.
`
const SMALL_CLOD = `
ed
kk
`

const CLODS = [
  [
    { drawing: BIG_CLOD, x: 3, y: 29 },
    { drawing: SMALL_CLOD, x: 2, y: 34 },
    { drawing: SMALL_CLOD, x: 1, y: 25 },
    { drawing: SMALL_CLOD, x: 19, y: 33 },
  ],
  [
    { drawing: BIG_CLOD, x: 1, y: 26 },
    { drawing: BIG_CLOD, x: 3, y: 32 },
    { drawing: SMALL_CLOD, x: 1, y: 22 },
    { drawing: SMALL_CLOD, x: 20, y: 34 },
  ],
] as const

/** A dog that faces right throws the dirt behind it, to the left. */
export function besideDigger(beat: Beat): EffectPixel[] {
  return laid([{ drawing: HEAPS[beat], x: 31, y: 32 }, ...CLODS[beat]])
}

const CLODS_BEFORE = [
  [
    { drawing: BIG_CLOD, x: 3, y: 26 },
    { drawing: SMALL_CLOD, x: 9, y: 34 },
    { drawing: SMALL_CLOD, x: 41, y: 22 },
    { drawing: BIG_CLOD, x: 39, y: 32 },
  ],
  [
    { drawing: SMALL_CLOD, x: 4, y: 22 },
    { drawing: BIG_CLOD, x: 5, y: 32 },
    { drawing: BIG_CLOD, x: 40, y: 26 },
    { drawing: SMALL_CLOD, x: 38, y: 35 },
  ],
] as const

/** A dog that faces us stands behind its heap, and the dirt flies to both sides. */
export function beforeDigger(beat: Beat): EffectPixel[] {
  return laid([{ drawing: HEAPS[beat], x: 16, y: 34 }, ...CLODS_BEFORE[beat]])
}

const CLODS_BEHIND = [
  [
    { drawing: BIG_CLOD, x: 12, y: 33 },
    { drawing: SMALL_CLOD, x: 23, y: 35 },
    { drawing: BIG_CLOD, x: 33, y: 35 },
    { drawing: SMALL_CLOD, x: 37, y: 30 },
  ],
  [
    { drawing: SMALL_CLOD, x: 9, y: 36 },
    { drawing: BIG_CLOD, x: 22, y: 34 },
    { drawing: SMALL_CLOD, x: 31, y: 33 },
    { drawing: BIG_CLOD, x: 36, y: 34 },
  ],
] as const

/** Behind a dog that faces away the dirt flies out between its hind legs. */
export function behindDigger(beat: Beat): EffectPixel[] {
  return laid(CLODS_BEHIND[beat])
}

function laid(things: readonly { drawing: string; x: number; y: number }[]): EffectPixel[] {
  return things.flatMap((thing) => effectPixels(thing, DIRT))
}
