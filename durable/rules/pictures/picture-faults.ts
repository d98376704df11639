import type { Pixels } from './indexed-png.ts'
import { PARK_COLOURS } from './park-colours.ts'
import { PICTURE_LIMITS } from './picture-name.ts'

/** [SP1] Why a picture from outside is not taken: the first that is found. */
export const PICTURE_FAULTS = [
  'too-long',
  'no-png',
  'broken',
  'more-behind',
  'animated',
  'interlaced',
  'deep',
  'too-large',
  'half-clear',
  'empty',
  'strange-colours',
  'too-many-colours',
] as const
export type PictureFault = (typeof PICTURE_FAULTS)[number]

const KNOWN: ReadonlySet<number> = new Set(PARK_COLOURS)

/** [SP1] What keeps these pixels from being a picture of the park; null for nothing. */
export function faultOfPixels({ width, height, data }: Pixels): PictureFault | null {
  if (Math.max(width, height) > PICTURE_LIMITS.side) return 'too-large'
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0
    if (alpha === 0) continue
    if (alpha < 255) return 'half-clear'
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0))
  }
  if (colours.size === 0) return 'empty'
  if ([...colours].some((colour) => !KNOWN.has(colour))) return 'strange-colours'
  return colours.size > PICTURE_LIMITS.colours ? 'too-many-colours' : null
}
