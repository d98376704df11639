import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { Ceremony } from './ceremony.tsx'

export const MOUNTAIN_WINDOW = { name: 'mountain' }

export const FEATURE: Feature = {
  openings: [{ opens: 'question', open: ({ windows }) => windows.open(MOUNTAIN_WINDOW, { isByKey: true }) }],
  windows: [MOUNTAIN_WINDOW],
  roomKeys: [
    {
      window: MOUNTAIN_WINDOW,
      isOf: (room) => room === 'wisdom-cave',
      icon: 'mountain',
      label: (t) => t('life.mountain.open'),
    },
  ],
  notices: [{ key: 'ceremony', order: 50, Notice: Ceremony }],
  backgrounds: [OpenQuestion],
}

/** Shows a question again that was paid before a reload of the page. */
function OpenQuestion({ game }: { game: Game }) {
  const account = useAccount()
  const windows = useWindows()
  const isHere = useStore(game.state, ({ world }) => world.me !== null)
  useEffect(() => {
    if (!isHere) return
    void account.findQuestion().then(() => {
      if (account.state.getState().question) windows.open(MOUNTAIN_WINDOW)
    })
  }, [account, windows, isHere])
  return null
}
