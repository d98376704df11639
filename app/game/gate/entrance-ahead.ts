import type { Entrance } from '#app/game/model/connection/connection.ts'
import { enterPark } from '#app/game/model/game/enter-park.ts'
import type { Way } from '#app/game/model/game/game.ts'
import { packPath } from '#app/game/model/places/pack-path.ts'
import { playWish } from '#app/shared/play-wish.ts'

/** How long a ticket that was asked for ahead is used, ms. The room takes it for a minute. */
const USED_WITHIN_MS = 30_000

/** The room whose cabinets see what is played there: only such rounds stand on the boards [GR15]. */
const ARCADE = 'arcade'

/** The way in: for who wants to play a game into the Arcade, else to where the dog is. */
export function firstWay(): Way {
  return playWish() ? { room: ARCADE } : {}
}

let ahead: { dogId: number; askedAt: number; entrance: Promise<Entrance> } | null = null

/**
 * Asks for the ticket of a dog, and then for the pack of its room, while the page still asks whose dog it is and loads the
 * client: on a phone these three would take half a second one after the other. The server refuses whom it does not let in.
 */
export function askAhead(dogId: number) {
  const entrance = enterPark(dogId, firstWay())
  ahead = { dogId, askedAt: Date.now(), entrance }
  // The browser keeps a pack for ever, so the client has it when it asks for it.
  const pack = entrance.then((answer) => ('pack' in answer ? fetch(packPath(answer.pack)) : null))
  // Whoever waits for the ticket hears of a failure.
  void pack.catch(() => null)
}

/** The ticket that was asked for ahead, once; null if there is none for this dog. */
export function takeEntrance(dogId: number): Promise<Entrance> | null {
  const asked = ahead
  ahead = null
  return asked?.dogId === dogId && Date.now() - asked.askedAt < USED_WITHIN_MS ? asked.entrance : null
}
