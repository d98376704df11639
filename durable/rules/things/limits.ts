/** [US2] Uses of one dog: six at once, then one in 500 ms. */
export const USES = { burst: 6, refillMs: 500 } as const

/**
 * [US4] A thing that one dog has used `most` times within `withinMs`, and nobody else in between, lets others have a go for
 * `othersMs`, if a dog is no further than `nearTiles` from it.
 */
export const TURNS = { most: 12, withinMs: 60_000, othersMs: 20_000, nearTiles: 6 } as const

/** The most uses that a room keeps in mind; the oldest is forgotten first. A welcome has them all. */
export const USED_MAX = 64

/** The most things of a room that can be used: their numbers have seven bits on the wire, with one for the dog itself. */
export const USABLE_MAX = 120
