/** [TH13] What a dog does with itself: `use` names it by its number in this list, with the thing `self`. The list grows at its end. */
export const SELF_ACTS = ['bark', 'shake'] as const
export type SelfAct = (typeof SELF_ACTS)[number]

/** The thing by which `use` names the dog itself. */
export const SELF = 'self'

/** [TH13] How long a dog rests before it may do the same again, ms. */
export const SELF_REST_MS: Readonly<Record<SelfAct, number>> = { bark: 1000, shake: 3000 }

/** [TH6] Who is so near to a dog that shakes, tiles, is splashed. */
export const SPLASH_TILES = 2

/** The act with this number; undefined for one that is not in the list. */
export function selfActOf(number: number): SelfAct | undefined {
  return SELF_ACTS[number]
}
