import { RefusedError, request } from '#app/api.ts'
import { retry } from '#app/game/model/retry.ts'
import { graphql } from '#app/graphql.ts'
import { browserStorage } from '#app/storage.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'
import { PlayerSettings } from './settings.ts'

const MY_PREFERENCES = graphql(`
  query MyPreferences {
    preferences {
      bubblePercent
      textPercent
      zoomPercent
      reducedMotion
      letterKeys
      light
      weather
      saveBattery
      sound
      soundPercent
      effectsPercent
      pingPercent
      pingHidden
      knowsPark
      knowsChat
      lessonsDone
      autoCurl
      results
      hearts
      leavesMarks
      followers
    }
  }
`)

const SAVE_SETTINGS = graphql(`
  mutation SaveSettings($settings: PreferencesInput!) {
    saveSettings(settings: $settings)
  }
`)

/** Makes the settings of a page. In a browser that keeps nothing they are only on the server. */
export function createSettings(): PlayerSettings {
  const save = ({ lessonsDone, ...settings }: Partial<Preferences>) =>
    request(
      SAVE_SETTINGS,
      { settings: { ...settings, lessonsDone: lessonsDone && [...lessonsDone] } },
      { keepalive: true },
    )
  return new PlayerSettings({ storage: browserStorage, save })
}

/** Fetches the player's stored settings, with retries until the server answers or refuses. Returns how to cancel it. */
export function fetchKeptSettings(settings: PlayerSettings): () => void {
  const asking = new AbortController()
  const mayHelp = (error: unknown) => !(error instanceof RefusedError)
  retry(() => request(MY_PREFERENCES, {}), { signal: asking.signal, mayHelp }).then(
    ({ preferences }) => !asking.signal.aborted && settings.take(preferences),
    () => null,
  )
  return () => asking.abort()
}
