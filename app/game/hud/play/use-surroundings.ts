import type { PlaySurroundings } from '#app/arcade/play/play-view.tsx'
import { usePreference, useSettings } from '#app/game/hud/settings/use-settings.ts'
import { useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'

type Loudness = { sound: boolean; soundPercent: number; effectsPercent: number }

/** What a game needs of the player's settings. */
export function useSurroundings(): Omit<PlaySurroundings, 'hero' | 'cabinet'> {
  const settings = useSettings()
  const isSoundOn = usePreference(({ sound }) => sound)
  const isAskedStill = usePreference(({ reducedMotion }) => reducedMotion)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') || isAskedStill
  return {
    isStill: () => isStill,
    loudness: () => loudnessOfGames(settings.now),
    isSoundOn,
    toggleSound: () => settings.change({ sound: !isSoundOn }),
  }
}

/** Sounds of the games are as loud as the effects of the park. */
function loudnessOfGames({ sound, soundPercent, effectsPercent }: Loudness): number {
  return sound ? (soundPercent / 100) * (effectsPercent / 100) : 0
}
