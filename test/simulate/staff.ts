import type { HeldSettings } from '#durable/host/ports.ts'
import { NOTHING_SET } from '#durable/host/settings-book.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { ROOM_SETTING_NAMES, SETTINGS, settingText } from '#durable/rules/staff/settings.ts'
import type { SettingName } from '#durable/rules/staff/settings.ts'
import { below, pick } from '#test/support/random.ts'

/** Words that staff add to a list and remove again. No list of the park contains them. */
export const NEW_WORDS = ['zorkel', 'blimfar'] as const

/** Acts of staff, and the settings that the database has after them. */
export class Staff {
  #settings: HeldSettings = NOTHING_SET

  settings = (): HeldSettings => this.#settings

  /** Adds a word to a list or removes one, or changes a setting that rooms use. */
  changeSettings(random: () => number): void {
    const { revision, texts, words } = this.#settings
    const change = { language: 'en', list: 'hold', entry: pick(random, NEW_WORDS), isIn: random() < 0.7 } as const
    if (random() < 0.6) this.#settings = { revision: revision + 1, texts, words: [...words, change] }
    else {
      const name = pick(random, ROOM_SETTING_NAMES)
      this.#settings = { revision: revision + 1, texts: { ...texts, [name]: someText(name, random) }, words }
    }
  }
}

/** A value that the setting allows. Half of them are the initial one, so that it often ends soon; most numbers are small. */
function someText(name: SettingName, random: () => number): string {
  const row = SETTINGS[name]
  if (row.kind === 'switch') return settingText(random() < 0.5)
  if (random() < 0.5) return settingText(row.initial)
  return settingText(row.least + Math.floor((row.most - row.least + 1) * random() ** 3))
}

/** A calm mode for up to a minute, or null to end it. */
export function someCalm(random: () => number, now: number): Calm | null {
  if (random() < 0.2) return null
  const mode = pick(random, ['slow', 'phrases', 'pause'] as const)
  return { mode, everySeconds: mode === 'slow' ? pick(random, [5, 15, 60]) : 0, until: now + below(random, 60_000) }
}

/** Those of the new words that the lists forbid now. */
export function heldWords({ words }: HeldSettings): string[] {
  return NEW_WORDS.filter((word) => words.findLast(({ entry }) => entry === word)?.isIn)
}
