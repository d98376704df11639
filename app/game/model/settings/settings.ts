import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { FIRST_PREFERENCES, fitPreferences } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'

const KEPT_AS = 'voffpark.preferences'
/** The delay between the last change and saving it, ms: dragging a slider is one change. */
const SAVE_AFTER_MS = 800

export type SettingsOptions = {
  /** Null if the browser forbids storage. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  save: (preferences: Preferences) => Promise<unknown>
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
  readonly #options: SettingsOptions
  #timer: ReturnType<typeof setTimeout> | undefined
  #isOwn = false

  constructor(options: SettingsOptions) {
    this.#options = options
    this.state = createStore<Preferences>(() => kept(options.storage))
    this.isNew = createStore<boolean>(() => false)
  }

  get now(): Preferences {
    return this.state.getState()
  }

  /** Takes the settings stored on the server, unless the player has changed some meanwhile: those are newer. */
  take(preferences: Preferences) {
    if (!this.#isOwn) this.#show(preferences)
    if (!preferences.knowsPark) this.isNew.setState(true)
  }

  change(part: Partial<Preferences>) {
    this.#isOwn = true
    this.#show({ ...this.now, ...part })
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.saveNow(), SAVE_AFTER_MS)
  }

  /** Resets all preferences to their defaults, but not the progress of the tour. */
  reset() {
    const { knowsPark, lessonsDone } = this.now
    this.change({ ...FIRST_PREFERENCES, knowsPark, lessonsDone })
  }

  /** Saves a pending change at once. */
  saveNow() {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    // If saving fails, the change holds on this page and is sent with the next change.
    void this.#options.save(this.now).catch(() => null)
  }

  #show(preferences: Preferences) {
    const fitted = fitPreferences(preferences)
    this.state.setState(fitted)
    try {
      this.#options.storage?.setItem(KEPT_AS, JSON.stringify(fitted))
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
