/** [O1] How long a dig takes, ms. */
export const DIG_MS = 3000

/** [O2] How long a tile rests for the dog that has dug there, ms. */
export const DIG_REST_MS = 60 * 1000

/** How long a hole is to be seen where a dog has dug, ms, and of how many a room knows. */
export const HOLES = { lastMs: 60 * 1000, most: 40 } as const

/** [O3] The chances of a dig and the bones that it then finds. */
export const DIG_FINDS = { few: { percent: 30, bones: 1 }, many: { percent: 5, bones: 3 } } as const

/** [O3] Draws the number of bones that a dig finds. `random` is in [0, 1). */
export function drawFind(random: () => number): number {
  const drawn = random() * 100
  if (drawn < DIG_FINDS.many.percent) return DIG_FINDS.many.bones
  return drawn < DIG_FINDS.many.percent + DIG_FINDS.few.percent ? DIG_FINDS.few.bones : 0
}
