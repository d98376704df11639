/** A fourth higher for the largest groups, as a share of the lowest pitch. */
const FOURTH = 4 / 3
const LARGEST = 10
const LOWEST_HZ = 150

/** The crunch of so many pieces, for zzfx: the more, the higher. */
export function crunchSound(pieces: number): readonly number[] {
  const share = (Math.min(pieces, LARGEST) - 2) / (LARGEST - 2)
  const hz = LOWEST_HZ * (1 + (FOURTH - 1) * Math.max(0, share))
  return [0.8, 0.05, hz, 0, 0.03, 0.09, 4, 1.2, 0, 0, 0, 0, 0.05, 0.5, 0, 0.1, 0.05, 0.7, 0.02]
}

/** A golden bone falls into the bowl: two knocks of wood, the second a fourth higher. */
export const GOLDEN_SOUND = [0.9, 0.02, 392, 0, 0.03, 0.14, 1, 1.4, 0, 0, 131, 0.06, 0, 0, 0, 0, 0.03, 0.7, 0.02]

/** The last golden bone, and the end of the heap: a short fanfare. */
export const FANFARE_SOUND = [0.9, 0, 392, 0.02, 0.3, 0.4, 1, 1.2, 0, 0, 131, 0.12, 0, 0, 0, 0, 0.1, 0.7, 0.06]
