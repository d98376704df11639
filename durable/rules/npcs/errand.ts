import { POSTS } from '../smells/posts.ts'

/** [NP7] The rooms to which Garm sends dogs, each with a line of its own. All are near, and everybody may enter them. */
export const ERRAND_ROOMS = ['meadow', 'forest', 'lake', 'beach', 'market-street'] as const
export type ErrandRoom = (typeof ERRAND_ROOMS)[number]

/** [NP7] The karma of an errand, once a day and dog. */
export const KARMA_PER_ERRAND = 5

/** Coprime to the number of rooms, so that no room comes twice within as many days. */
const STRIDE = 3

/** [NP7] The room of the errand on an Oslo day, the same for all. */
export function errandRoomOn(day: number): ErrandRoom {
  return ERRAND_ROOMS[(day * STRIDE) % ERRAND_ROOMS.length] ?? ERRAND_ROOMS[0]
}

/** [NP7] The posts of which one must have been read for the errand, as bits by their place in POSTS. */
export function errandPosts(day: number): number {
  const wanted: string = errandRoomOn(day)
  return POSTS.reduce((bits, { room }, number) => (room === wanted ? bits | (1 << number) : bits), 0)
}
