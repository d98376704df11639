import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Game } from '../../game.ts'
import { useNoWords } from './use-no-words.ts'

/** Why the room has refused what was asked for in a window, until something else is asked or the window is closed. */
export function useWindowNo(game: Game, request: 'poop' | 'pawPrint'): string | null {
  const wordsOf = useNoWords()
  const refusal = useStore(game.state, (state) => state.refusal)
  useEffect(
    () => () => {
      if (game.state.getState().refusal?.request === request) game.forgetRefusal()
    },
    [game, request],
  )
  return refusal?.request === request ? wordsOf(refusal.reason) : null
}
