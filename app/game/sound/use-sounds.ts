import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Game } from '../game.ts'
import type { ParkLife } from '../life/park-life.ts'
import type { Settings } from '../settings/settings.ts'

const GESTURES = ['pointerdown', 'keydown'] as const

/** The sounds of the park: from the player's first gesture on, and only where they want any; their script comes then. */
export function useSounds(game: Game, { life, settings }: { life: ParkLife; settings: Settings }) {
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
        if (!isOver) stop = playSounds(game, { life, settings })
      },
      () => null,
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [game, life, settings, isTouched, isWanted])
}
