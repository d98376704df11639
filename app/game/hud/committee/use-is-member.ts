import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { isMember } from '#app/game/model/world/member.ts'

/** [PC8] Whether the own dog has the badge of the party committee, so that it is offered what the room lets members do. */
export function useIsMember(game: Game): boolean {
  return useStore(game.state, ({ world }) => isMember(world))
}
