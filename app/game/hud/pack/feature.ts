import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Feature } from '#app/game/hud/features/features.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { hasBanners } from '#app/game/model/world/banners.ts'

export const PACK_WINDOW = { name: 'pack' }

export const FEATURE: Feature = {
  openings: [{ opens: 'pack', open: ({ windows }) => windows.open(PACK_WINDOW, { isByKey: true }) }],
  windows: [PACK_WINDOW],
  backgrounds: [Banners],
}

/** [PG2] Asks whose banners hang each time that the dog comes to where they do. */
function Banners({ game }: { game: Game }) {
  const room = useStore(game.state, ({ world }) => world.room)
  useEffect(() => {
    if (room !== null && hasBanners(room))
      void import('./fetch-banners.ts').then(({ fetchBanners }) => fetchBanners(game)).catch(() => null)
  }, [game, room])
  return null
}
