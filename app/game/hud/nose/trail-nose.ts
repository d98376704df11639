import { trailTold } from '#app/game/model/around/trail-scent.ts'
import type { Game } from '#app/game/model/game/game.ts'

/** How often it is looked whether the own dog has come to where the trail smells otherwise, ms. */
const LOOKS_MS = 400

/**
 * [SC1] Lets the nose smell the day's trail. While the nose is down, it tells what it smells whenever that has changed and the
 * dog stands. Returns a function that stops it.
 */
export function followTrail(game: Game): () => void {
  game.acts.trailNose = trailTold
  let told = ''
  const timer = setInterval(() => {
    if (Date.now() >= game.state.getState().nosesUntil) return (told = '')
    const smelled = game.acts.smellTrail()
    if (smelled === null) return
    const now = JSON.stringify(smelled)
    // What it smells first, the key has told.
    if (told !== '' && told !== now) game.acts.nose()
    told = now
  }, LOOKS_MS)
  return () => clearInterval(timer)
}
