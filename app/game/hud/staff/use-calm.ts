import { useStore } from 'zustand'
import { calmAt } from '#durable/rules/staff/calm.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { useNow } from '#app/game/hud/shared/use-now.ts'

/** What the staff ask of everybody in the room at this time; null while it is nothing. */
export function useCalm(game: Game): Calm | null {
  const kept = useStore(game.state, ({ calm }) => calm)
  const world = useStore(game.state, (state) => state.world)
  const now = useNow(kept ? 1000 : null)
  // The clock that ticks here may stand before the moment at which it was asked.
  return calmAt(kept, roomTime(world, Math.max(now, kept ? Date.now() : 0)))
}
