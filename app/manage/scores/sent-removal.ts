import type { Desk } from '#app/load-context.ts'
import { isGame } from '#durable/rules/games/games.ts'
import { foundByIn } from '../form/found-by.ts'
import { fieldOf } from '../form/outcome.ts'

/** Handles a form of the page of the scores: "remove" with the game, the dog and the time of the score. */
export async function removeSentScore(desk: Desk, form: FormData): Promise<void> {
  const [verb, game, dogId, scoredAt] = fieldOf(form, 'form').split(' ')
  if (verb !== 'remove' || !isGame(game)) throw new Response(null, { status: 400 })
  const which = { game, dogId: Number(dogId), scoredAt: Number(scoredAt) }
  await desk.removeScore({ ...which, foundBy: foundByIn(form), reason: fieldOf(form, 'reason') })
}
