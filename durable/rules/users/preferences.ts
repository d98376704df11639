import { LESSONS } from './lessons.ts'
import type { Lesson } from './lessons.ts'

/** What a user likes to have otherwise, in whatever browser they play; percentages are of what the park does by itself. */
export type Preferences = {
  /** How long words stay over a dog. */
  bubblePercent: number
  textPercent: number
  /** How near the park is: of the size that fits the screen. */
  zoomPercent: number
  /** Nothing slides, sways or breathes; a system that asks for it gets it anyhow. */
  reducedMotion: boolean
  /** Whether letters do something in the park: W, A, S, D and M. Arrows always walk. */
  letterKeys: boolean
  /** Evening and night. */
  light: boolean
  /** Snow, leaves and rain in some hours, dust and splashes. */
  weather: boolean
  /** Half of the frames. */
  saveBattery: boolean
  /** Whether the park is heard at all. */
  sound: boolean
  /** All sounds; and of that what happens, and a word to own dog. */
  soundPercent: number
  effectsPercent: number
  pingPercent: number
  /** A word to own dog is heard while the page is hidden, too. */
  pingHidden: boolean
  /** Whether they have been shown round, or did not want to be. */
  knowsPark: boolean
  /** What they have done of that so far. */
  lessonsDone: readonly Lesson[]
  /** [H8] The dog curls up by itself while nobody plays. */
  autoCurl: boolean
}

/** Where a percentage may stand: in whole steps. */
export type PercentRange = { min: number; max: number; step: number }

export const PREFERENCE_RANGES = {
  bubblePercent: { min: 50, max: 200, step: 25 },
  textPercent: { min: 80, max: 200, step: 10 },
  zoomPercent: { min: 50, max: 200, step: 50 },
  soundPercent: { min: 0, max: 100, step: 10 },
  effectsPercent: { min: 0, max: 100, step: 10 },
  pingPercent: { min: 0, max: 100, step: 10 },
} as const satisfies Partial<Record<keyof Preferences, PercentRange>>

export const FIRST_PREFERENCES: Preferences = {
  bubblePercent: 100,
  textPercent: 100,
  zoomPercent: 100,
  reducedMotion: false,
  letterKeys: true,
  light: true,
  weather: true,
  saveBattery: false,
  sound: true,
  soundPercent: 50,
  effectsPercent: 100,
  pingPercent: 100,
  pingHidden: false,
  knowsPark: false,
  lessonsDone: [],
  autoCurl: false,
}

type Switch =
  | 'reducedMotion'
  | 'letterKeys'
  | 'light'
  | 'weather'
  | 'saveBattery'
  | 'sound'
  | 'pingHidden'
  | 'knowsPark'
  | 'autoCurl'

/** What was kept, made to fit: what is missing or of another kind is as at first, a percentage is put on its step. */
export function fitPreferences(kept: unknown): Preferences {
  const known = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const percent = (name: keyof typeof PREFERENCE_RANGES) => onStep(known.get(name), name)
  const choice = (name: Switch) => {
    const value = known.get(name)
    return typeof value === 'boolean' ? value : FIRST_PREFERENCES[name]
  }
  const done = known.get('lessonsDone')
  return {
    bubblePercent: percent('bubblePercent'),
    textPercent: percent('textPercent'),
    zoomPercent: percent('zoomPercent'),
    reducedMotion: choice('reducedMotion'),
    letterKeys: choice('letterKeys'),
    light: choice('light'),
    weather: choice('weather'),
    saveBattery: choice('saveBattery'),
    sound: choice('sound'),
    soundPercent: percent('soundPercent'),
    effectsPercent: percent('effectsPercent'),
    pingPercent: percent('pingPercent'),
    pingHidden: choice('pingHidden'),
    knowsPark: choice('knowsPark'),
    lessonsDone: LESSONS.filter((lesson) => Array.isArray(done) && done.includes(lesson)),
    autoCurl: choice('autoCurl'),
  }
}

function onStep(value: unknown, name: keyof typeof PREFERENCE_RANGES): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return FIRST_PREFERENCES[name]
  const { min, max, step } = PREFERENCE_RANGES[name]
  return min + step * Math.round((Math.max(min, Math.min(value, max)) - min) / step)
}
