import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { PlayerSettings } from '#app/game/model/settings/settings.ts'

const GESTURES = ['pointerdown', 'keydown'] as const

/** The sounds of the park, from the player's first gesture on, if they are turned on. Their script is loaded then. */
export function useSounds(game: Game, { account, settings }: { account: DogAccount; settings: PlayerSettings }) {
  const isWanted = useStore(settings.state, ({ sound }) => sound)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touched = new AbortController()
    for (const gesture of GESTURES)
      window.addEventListener(gesture, () => setTouched(true), { once: true, signal: touched.signal })
    return () => touched.abort()
  }, [])
  useEffect(() => {
    if (!isTouched || !isWanted) return
    let stop: (() => void) | null = null
    let isOver = false
    import('./sound-board.ts').then(
      ({ playSounds }) => {
        if (!isOver) stop = playSounds(game, { account, settings })
      },
      () => null,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [game, account, settings, isTouched, isWanted])
}
