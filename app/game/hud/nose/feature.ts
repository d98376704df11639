import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Feature } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'

export const FEATURE: Feature = { backgrounds: [TrailNose] }

const fetchNose = () => import('./trail-nose.ts')

/** [SC1] Loads the nose for the day's trail once the room has told of the trail. */
function TrailNose({ game }: { game: Game }) {
  const hasTrail = useStore(game.state, ({ world }) => world.trail !== null)
  useEffect(() => {
    if (!hasTrail) return
    const leaving = new AbortController()
    let stop = () => {}
    fetchLate(fetchNose, leaving.signal).then(
      ({ followTrail }) => !leaving.signal.aborted && (stop = followTrail(game)),
      () => null,
    )
    return () => {
      leaving.abort()
      stop()
    }
  }, [game, hasTrail])
  return null
}
