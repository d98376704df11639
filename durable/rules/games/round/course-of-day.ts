import type { GameKey } from '#durable/rules/games/games.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

/** [GR3] Rounds that a user may start of one game on one day. */
export const TRIES_PER_DAY = 40

/** A try of a game: `day` is the Oslo day on which it began, `attempt` counts from 1. */
export type Try = { game: GameKey; day: number; attempt: number }

/** [GR3] The number of the next try; null where the day has none left. A try is used up by starting it. */
export function nextAttempt(used: number): number | null {
  return used < TRIES_PER_DAY ? used + 1 : null
}

/** [GR3] What the seed of a try is made from, with the secret of the park: so it is the same for everybody, and nobody knows a later one. */
export function seedLabelOfTry({ game, day, attempt }: Try): string {
  return `game|${game}|${day}|${attempt}`
}

/** [GK10] What the seed of a level of the shelf is made from: it is the same whenever it is played. */
export function seedLabelOfLevel({ key, version }: Pick<HeapLevel, 'key' | 'version'>): string {
  return `shelf|${key}|${version}`
}
