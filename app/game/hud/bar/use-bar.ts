import { useEffect, useState } from 'react'
import { listenToApp } from '#app/shared/app-wrapper/app-messages.ts'
import type { Game } from '#app/game/model/game/game.ts'

export type Bar = {
  /** All of it, a small key alone, or nothing while the app has something of its own to show. */
  mode: 'whole' | 'small' | 'none'
  /** Null where the bar is always there. */
  shrink: (() => void) | null
  grow: () => void
}

/** The bar of the client for phones: its player makes it small, and the app around it hides it. */
export function useBar(game: Game, isMobile: boolean): Bar {
  const [isSmall, setSmall] = useState(false)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    if (!isMobile) return
    return listenToApp((word) => {
      setHidden(word !== 'loaded')
      // The app has slept, and the page with it: a lost line is not waited for any longer.
      if (word === 'loaded') game.tryNow()
    })
  }, [game, isMobile])
  const shrink = isMobile ? () => setSmall(true) : null
  return { mode: isHidden ? 'none' : isSmall ? 'small' : 'whole', shrink, grow: () => setSmall(false) }
}
