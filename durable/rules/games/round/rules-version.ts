import type { GameKey } from '#durable/rules/games/games.ts'

/**
 * [GR7] Raised by whoever changes what a log of the game amounts to: a client that plays by other rules is told to load
 * the game anew before a round begins, not after it.
 */
const RULES_VERSIONS: Readonly<Record<GameKey, number>> = { CatsFree: 1, JumpingDog: 1, KnogleKnas: 1 }

export function rulesVersionOf(game: GameKey): number {
  return RULES_VERSIONS[game]
}
