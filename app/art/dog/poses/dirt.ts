import { DIRT } from '#app/art/dog/palette.ts'
import { type EffectPixel, effectPixels } from './frame.ts'

// What a digging dog throws up: a heap under its nose and clods behind it, in two beats.

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

export function dirt(beat: 0 | 1): EffectPixel[] {
  const heap = { drawing: HEAPS[beat], x: 31, y: 32 }
  return [heap, ...CLODS[beat]].flatMap((thing) => effectPixels(thing, DIRT))
}
