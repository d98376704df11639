import { useEffect } from 'react'
import type { Game } from '#app/game/model/game/game.ts'

/** How often it is looked whether the own dog has come to where the trail smells otherwise, ms. */
const LOOKS_MS = 400

/** [SC1] While the nose is down, tells what it smells of the day's trail whenever that has changed and the dog stands. */
export function TrailFollower({ game }: { game: Game }) {
  useEffect(() => {
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
  }, [game])
  return null
}
