import type { HeldSettings } from '#durable/host/ports.ts'
import { NOTHING_SET } from '#durable/host/settings-book.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { settingText } from '#durable/rules/staff/settings.ts'
import { below, pick } from '#test/support/random.ts'

/** Words that staff add to a list and remove again. No list of the park contains them. */
export const NEW_WORDS = ['zorkel', 'blimfar'] as const

/** Acts of staff, and the settings that the database has after them. */
export class Staff {
  #settings: HeldSettings = NOTHING_SET

  settings = (): HeldSettings => this.#settings

  /** Adds a word to a list or removes one, or changes the slow chat of all rooms. */
  changeSettings(random: () => number): void {
    const { revision, texts, words } = this.#settings
    const change = { language: 'en', list: 'hold', entry: pick(random, NEW_WORDS), isIn: random() < 0.7 } as const
    this.#settings =
      random() < 0.6
        ? { revision: revision + 1, texts, words: [...words, change] }
        : { revision: revision + 1, texts: { SLOW_CHAT: settingText(pick(random, [0, 0, 2, 10])) }, words }
  }
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
