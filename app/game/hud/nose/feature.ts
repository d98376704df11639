import { useEffect } from 'react'
import type { Feature } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { fetchNose } from './fetch-nose.ts'

export const FEATURE: Feature = { backgrounds: [TrailNose] }

/** [SC1] Follows the day's trail from the first time on that the player puts the nose down in a room that knows of it. */
function TrailNose({ game }: { game: Game }) {
  useEffect(() => {
    const leaving = new AbortController()
    let following: Promise<() => void> | null = null
    const stop = game.listen(({ type }) => {
      if (type !== 'nosed' || game.world.trail === null) return
      following ??= fetchLate(fetchNose, leaving.signal).then(
        ({ followTrail }) => followTrail(game),
        () => () => {},
      )
    })
    return () => {
      stop()
      leaving.abort()
      void following?.then((end) => end())
    }
  }, [game])
  return null
}
