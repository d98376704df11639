import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { FIRST_PREFERENCES, fitChanges, fitPreferences } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'

const KEPT_AS = 'voffpark.preferences'
/** The delay between the last change and saving it, ms: dragging a slider is one change. */
const SAVE_AFTER_MS = 800

export type SettingsOptions = {
  /** Null if the browser forbids storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  /** Stores some preferences on the server, which leaves all others as they are. */
  save: (changes: Partial<Preferences>) => Promise<unknown>
}

/**
 * The player's preferences. A change holds at once; it is stored in this browser for the next start and on the server.
 */
export class PlayerSettings {
  readonly state: StoreApi<Preferences>
  /**
   * Whether the server says that the player is new, so that the tour is shown; it stays true until they leave the park.
   */
  readonly isNew: StoreApi<boolean>
  /** [S13] Whether the server says that the player was never told how one talks here, until they are. */
  readonly isUntold: StoreApi<boolean>
  readonly #options: SettingsOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  /** What was changed on this page, and what of it is to be saved. */
  #changed: Partial<Preferences> = {}
  #unsaved: Partial<Preferences> = {}

  constructor(options: SettingsOptions) {
    this.#options = options
    this.state = createStore<Preferences>(() => kept(options.storage))
    this.isNew = createStore<boolean>(() => false)
    this.isUntold = createStore<boolean>(() => false)
  }

  get now(): Preferences {
    return this.state.getState()
  }

  /** Takes the settings stored on the server, except those that the player has changed meanwhile: these are newer. */
  take(preferences: Preferences) {
    this.#show({ ...preferences, ...this.#changed })
    if (!preferences.knowsPark) this.isNew.setState(true)
    if (!this.now.knowsChat) this.isUntold.setState(true)
  }

  change(part: Partial<Preferences>) {
    const changes = fitChanges(part)
    this.#changed = { ...this.#changed, ...changes }
    this.#unsaved = { ...this.#unsaved, ...changes }
    this.#show({ ...this.now, ...changes })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.saveNow(), SAVE_AFTER_MS)
  }

  /** [S13] The player has read how one talks here. It is saved at once, so that it is said once. */
  learnManners() {
    if (!this.isUntold.getState()) return
    this.isUntold.setState(false)
    this.change({ knowsChat: true })
    this.saveNow()
  }

  /** Resets all preferences to their defaults, but not what the player has been shown. */
  reset() {
    const { knowsPark: _knowsPark, knowsChat: _knowsChat, lessonsDone: _lessonsDone, ...options } = FIRST_PREFERENCES
    this.change(options)
  }

  /** Saves at once what is not saved yet. */
  saveNow() {
    clearTimeout(this.#timer)
    const changes = this.#unsaved
    if (Object.keys(changes).length === 0) return
    this.#unsaved = {}
    void this.#options.save(changes).catch(() => {
      // They hold on this page, and are sent with the next change or when it is left.
      this.#unsaved = { ...changes, ...this.#unsaved }
    })
  }

  #show(preferences: Preferences) {
    this.state.setState(preferences)
    try {
      this.#options.storage?.setItem(KEPT_AS, JSON.stringify(preferences))
    } catch {
      return
    }
  }
}

function kept(storage: SettingsOptions['storage']): Preferences {
  try {
    return fitPreferences(JSON.parse(storage?.getItem(KEPT_AS) ?? 'null'))
  } catch {
    return FIRST_PREFERENCES
  }
}
