import type { TrailTold } from '#app/game/model/around/trail-scent.ts'
import type { Game } from '#app/game/model/game/game.ts'

/** The nose for the day's trail is a script of its own, loaded when the player first puts the nose down. */
export const fetchNose = () => import('./trail-nose.ts')

/** What the own dog smells of the day's trail where it is; null where the room knows of none, or the script does not come. */
export async function smellTrail(game: Game): Promise<TrailTold> {
  if (game.world.trail === null) return null
  return fetchNose().then(
    ({ trailHere }) => trailHere(game),
    () => null,
  )
}
