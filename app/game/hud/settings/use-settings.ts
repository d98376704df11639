import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import { RefusedError, request } from '#app/api.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import { retry } from '#app/game/model/retry.ts'
import { MY_PREFERENCES, SAVE_SETTINGS } from '#app/game/queries.ts'
import { Settings } from '#app/game/model/settings/settings.ts'

export const SettingsContext = createContext(new Settings({ storage: null, save: () => Promise.resolve() }))

export function useSettings(): Settings {
  return useContext(SettingsContext)
}

export function usePreference<Part>(part: (preferences: Preferences) => Part): Part {
  return useStore(useSettings().state, part)
}

/** The settings of a page that is opened; a browser may forbid it to keep anything. */
export function createSettings(): Settings {
  const save = (settings: Preferences) => request(SAVE_SETTINGS, { settings })
  try {
    return new Settings({ storage: window.localStorage, save })
  } catch {
    return new Settings({ storage: null, save })
  }
}

/** Asks the park what it has kept, and sizes the text of the page for as long as the game is there. */
export function useKeptSettings(settings: Settings) {
  useEffect(() => {
    const asking = new AbortController()
    const mayHelp = (error: unknown) => !(error instanceof RefusedError)
    retry(() => request(MY_PREFERENCES, {}), { signal: asking.signal, mayHelp }).then(
      ({ preferences }) => !asking.signal.aborted && settings.take(preferences),
      () => null,
    )
    const saveNow = () => settings.saveNow()
    window.addEventListener('pagehide', saveNow)
    return () => {
      asking.abort()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
    }
  }, [settings])
  const textPercent = useStore(settings.state, (state) => state.textPercent)
  useEffect(() => {
    const { style } = document.documentElement
    style.fontSize = textPercent === 100 ? '' : `${textPercent}%`
    return () => {
      style.fontSize = ''
    }
  }, [textPercent])
}
