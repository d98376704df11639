import { useEffect, useRef } from 'react'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { keyAction } from '#app/game/input/keys.ts'
import { focusOf, pressOf } from '#app/game/input/walking-keys.ts'

/** Keys of the park that are not for walking. */
export type ParkKeys = { map: () => void; halt: () => void }

/** Listens to them while the focus is in the park. */
export function useParkKeys(keys: ParkKeys) {
  const hasLetters = usePreference(({ letterKeys }) => letterKeys)
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keyAction({ ...pressOf(event), type: 'down' }, focusOf(document.activeElement), hasLetters)
      if (action !== 'map' && action !== 'halt') return
      event.preventDefault()
      latest.current[action]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [hasLetters])
}
