import { useEffect, useRef } from 'react'
import { useFeatureContext, useFeatures } from '#app/game/hud/features/features.ts'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { focusOf, keyAction, pressOf } from '#app/game/input/keys.ts'
import type { Game } from '#app/game/model/game/game.ts'

/** Handles the keys of the features, and the key that stops the own dog, while the focus is in the park. */
export function useParkKeys(game: Game) {
  const hasLetters = usePreference(({ letterKeys }) => letterKeys)
  const { keys } = useFeatures()
  const context = useFeatureContext(game)
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })
  useEffect(() => {
    const shortcuts = new Set(keys.map(({ code }) => code))
    const onKeyDown = (event: KeyboardEvent) => {
      const press = { ...pressOf(event), type: 'down' } as const
      const action = keyAction(press, focusOf(document.activeElement), { hasLetters, shortcuts })
      if (action !== 'shortcut' && action !== 'halt') return
      event.preventDefault()
      const { windows } = latest.current
      if (action === 'shortcut') keys.find(({ code }) => code === press.code)?.press(latest.current)
      else if (!windows.closeTop()) latest.current.game.stopTravelling()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasLetters, keys])
}
