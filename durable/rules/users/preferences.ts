import { LESSONS } from './lessons.ts'
import type { Lesson } from './lessons.ts'

/** The preferences of a user, which hold in every browser. Percentages are relative to the default of the park. */
export type Preferences = {
  /** How long a speech bubble stays over a dog. */
  bubblePercent: number
  textPercent: number
  /** The zoom, relative to the size that fits the screen. */
  zoomPercent: number
  /** No animations of movement. It also holds where the operating system asks for reduced motion. */
  reducedMotion: boolean
  /** Whether the letter keys W, A, S, D and M work in the park. Arrow keys always walk. */
  letterKeys: boolean
  /** Whether evening and night are drawn. */
  light: boolean
  /** Whether snow, leaves and rain are drawn in some hours, and dust and splashes. */
  weather: boolean
  /** Draws half as many frames a second. */
  saveBattery: boolean
  /** Whether there is any sound. */
  sound: boolean
  /** The volume of all sounds, and relative to it of effects and of the ping for a message to the own dog. */
  soundPercent: number
  effectsPercent: number
  pingPercent: number
  /** Whether that ping is also played while the page is hidden. */
  pingHidden: boolean
  /** Whether the user has finished the tour for newcomers, or declined it. */
  knowsPark: boolean
  /** [S13] Whether the user was told how one talks here. */
  knowsChat: boolean
  /** The lessons of the tour that are done. */
  lessonsDone: readonly Lesson[]
  /** [H8] The dog curls up by itself while nobody plays. */
  autoCurl: boolean
  /** Whether results of the arcade are shown as bubbles: those of others, and to others the own ones. */
  results: boolean
  /** [SU2] Whether the hearts of other supporters are shown. */
  hearts: boolean
  /** [TH12] Whether the own dogs leave marks on smell posts, where the player chooses so. */
  leavesMarks: boolean
  /** [FO2] Whether other dogs may follow the own ones. */
  followers: boolean
}

/** Some of the preferences; null and absent ones stay as they are. */
export type PreferenceChanges = { [Name in keyof Preferences]?: Preferences[Name] | null }

/** The values that a percentage may have: from `min` to `max` in whole steps. */
type PercentRange = { min: number; max: number; step: number }

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
  knowsChat: false,
  lessonsDone: [],
  autoCurl: false,
  results: true,
  hearts: true,
  leavesMarks: true,
  followers: true,
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
  | 'knowsChat'
  | 'autoCurl'
  | 'results'
  | 'hearts'
  | 'leavesMarks'
  | 'followers'

/** Reads stored preferences: a missing or malformed one gets its default, a percentage is rounded to its step. */
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
    knowsChat: choice('knowsChat'),
    lessonsDone: LESSONS.filter((lesson) => Array.isArray(done) && done.includes(lesson)),
    autoCurl: choice('autoCurl'),
    results: choice('results'),
    hearts: choice('hearts'),
    leavesMarks: choice('leavesMarks'),
    followers: choice('followers'),
  }
}

/** The changes without null and absent ones, each fitted like a stored preference. */
export function fitChanges(changes: PreferenceChanges): Partial<Preferences> {
  const fitted: Partial<Preferences> = fitPreferences(changes)
  for (const name of Object.keys(FIRST_PREFERENCES) as (keyof Preferences)[]) {
    if ((changes[name] ?? null) === null) delete fitted[name]
  }
  return fitted
}

function onStep(value: unknown, name: keyof typeof PREFERENCE_RANGES): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return FIRST_PREFERENCES[name]
  const { min, max, step } = PREFERENCE_RANGES[name]
  return min + step * Math.round((Math.max(min, Math.min(value, max)) - min) / step)
}
