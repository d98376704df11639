import type { Medal } from '#durable/rules/games/prizes/medals.ts'

/** A medal as the server writes it. */
export function medalOf(number: number | undefined): Medal {
  return number === 1 || number === 2 || number === 3 ? number : 0
}
