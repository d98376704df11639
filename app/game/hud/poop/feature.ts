import { useEffect } from 'react'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'

/** The window itself shows why the room refused the poop. */
export const POOP_WINDOW = { name: 'poop', answers: 'poop' } as const
export const SMELLED_WINDOW = { name: 'smelled' }

export const FEATURE: Feature = {
  windows: [POOP_WINDOW, SMELLED_WINDOW],
  atHand: [
    {
      key: 'poop',
      order: 20,
      icon: 'poop',
      label: (t) => t('life.poop.title'),
      choose: ({ windows }) => windows.open(POOP_WINDOW, { isByKey: true }),
    },
  ],
  backgrounds: [WhatWasSmelled],
}

/** Opens the window with the message of the poop that the own dog has sniffed at. */
function WhatWasSmelled({ game }: { game: Game }) {
  const windows = useWindows()
  useEffect(
    () =>
      game.state.subscribe(({ smelled }, before) => {
        if (smelled && smelled !== before.smelled) windows.open(SMELLED_WINDOW, { about: smelled.poop })
      }),
    [game, windows],
  )
  return null
}
