import { useStore } from 'zustand'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { calmAt } from '#durable/rules/staff/calm.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'

/** The calm mode of the room at this time; null if there is none. */
export function useCalm(game: Game): Calm | null {
  const kept = useStore(game.state, ({ calm }) => calm)
  const world = useStore(game.state, (state) => state.world)
  const now = useNow(kept ? 1000 : null)
  // The ticking clock may be slightly behind the moment at which the mode was set.
  return calmAt(kept, roomTime(world, Math.max(now, kept ? Date.now() : 0)))
}
