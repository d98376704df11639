import { createContext, useContext, useEffect } from 'react'
import { useStore } from 'zustand'
import { fetchKeptSettings } from '#app/game/model/settings/kept-settings.ts'
import { PlayerSettings } from '#app/game/model/settings/settings.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'

export const SettingsContext = createContext(new PlayerSettings({ storage: null, save: () => Promise.resolve() }))

export function useSettings(): PlayerSettings {
  return useContext(SettingsContext)
}

export function usePreference<Part>(part: (preferences: Preferences) => Part): Part {
  return useStore(useSettings().state, part)
}

/** Loads the stored preferences, and sets the text size of the page while the game is mounted. */
export function useKeptSettings(settings: PlayerSettings) {
  useEffect(() => {
    const stopAsking = fetchKeptSettings(settings)
    const saveNow = () => settings.saveNow()
    window.addEventListener('pagehide', saveNow)
    return () => {
      stopAsking()
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
