import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { FIRST_PREFERENCES, fitPreferences } from '#durable/rules/users/preferences.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'

const KEPT_AS = 'voffpark.preferences'
/** After the last change so long, ms: a slider that is drawn is one change. */
const SAVE_AFTER_MS = 800

export type SettingsOptions = {
  /** Null where nothing may be kept. */
  storage: Pick<Storage, 'getItem' | 'setItem'> | null
  save: (preferences: Preferences) => Promise<unknown>
}

/** What the player likes to have otherwise: it holds at once, is kept here for the next start, and by the park for others. */
export class PlayerSettings {
  readonly state: StoreApi<Preferences>
  /** Whether the park says that it has yet to be shown to them; so until they leave it. */
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

  /** What the park has kept; what was changed meanwhile is newer. */
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

  /** As the park has it for somebody new; what they know they know. */
  reset() {
    const { knowsPark, lessonsDone } = this.now
    this.change({ ...FIRST_PREFERENCES, knowsPark, lessonsDone })
  }

  /** Does not wait any longer, where something waits. */
  saveNow() {
    if (this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    // What the park does not take now is here at the next start, and goes out with the next change.
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
