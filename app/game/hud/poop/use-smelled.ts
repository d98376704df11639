import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Game } from '#app/game/model/game/game.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'

/** Own dog has sniffed at poop: a window tells what it says. */
export function useSmelled(game: Game): void {
  const windows = useWindows()
  const smelled = useStore(game.state, (state) => state.smelled)
  useEffect(() => {
    if (smelled) windows.open('smelled', { about: smelled.poop })
  }, [smelled, windows])
}
