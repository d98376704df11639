import { useEffect } from 'react'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'

export const POST_WINDOW = { name: 'post' }

export const FEATURE: Feature = { windows: [POST_WINDOW], backgrounds: [WhatWasRead] }

/** Opens the window with the marks on the smell post that the own dog has read. */
function WhatWasRead({ game }: { game: Game }) {
  const windows = useWindows()
  useEffect(
    () =>
      game.state.subscribe(({ postRead }, before) => {
        if (postRead && postRead !== before.postRead && !windows.isOpen(POST_WINDOW)) windows.open(POST_WINDOW)
      }),
    [game, windows],
  )
  return null
}
