import { useEffect, useState } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { listenToApp } from '#app/shared/app-wrapper/app-messages.ts'

export type Bar = {
  /** The whole bar, only a small key, or nothing while the app around the page shows something of its own. */
  mode: 'whole' | 'small' | 'none'
  /** Null if the bar cannot be made small. */
  shrink: (() => void) | null
  grow: () => void
}

/** The bar of the client for phones: the player can make it small, and the app around the page can hide it. */
export function useBar(game: Game, isMobile: boolean): Bar {
  const [isSmall, setSmall] = useState(false)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isMobile) return
    return listenToApp((word) => {
      setHidden(word !== 'loaded')
      // The app was asleep, and the page with it: reconnect at once instead of after the usual wait.
      if (word === 'loaded') game.tryNow()
    })
  }, [game, isMobile])
  const shrink = isMobile ? () => setSmall(true) : null
  return { mode: isHidden ? 'none' : isSmall ? 'small' : 'whole', shrink, grow: () => setSmall(false) }
}
