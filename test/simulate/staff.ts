import type { HeldSettings } from '#durable/host/ports.ts'
import { NOTHING_SET } from '#durable/host/settings-book.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { settingText } from '#durable/rules/staff/settings.ts'
import { below, pick } from '#test/support/random.ts'

/** Words that staff put on a list and take off it again; no list of the park has them. */
export const NEW_WORDS = ['zorkel', 'blimfar'] as const

/** What staff do, and what the database has of it. */
export class Staff {
  readonly #hidden = new Set<DogId>()
  #settings: HeldSettings = NOTHING_SET

  settings = (): HeldSettings => this.#settings

  /** A word goes into a list or out of it, or all rooms are slowed down, or not any more. */
  changeSettings(random: () => number): void {
    const { revision, texts, words } = this.#settings
    const change = { language: 'en', list: 'hold', entry: pick(random, NEW_WORDS), isIn: random() < 0.7 } as const
    this.#settings =
      random() < 0.6
        ? { revision: revision + 1, texts, words: [...words, change] }
        : { revision: revision + 1, texts: { SLOW_CHAT: settingText(pick(random, [0, 0, 2, 10])) }, words }
  }

  /** A moderator hides, or shows itself; it comes in so the next time. */
  hides(dog: DogId, hidden: boolean): void {
    if (hidden) this.#hidden.add(dog)
    else this.#hidden.delete(dog)
  }

  isHidden(dog: DogId): boolean {
    return this.#hidden.has(dog)
  }
}

/** What staff ask of a room for up to a minute, or null. */
export function someCalm(random: () => number, now: number): Calm | null {
  if (random() < 0.2) return null
  const mode = pick(random, ['slow', 'phrases', 'pause'] as const)
  return { mode, everySeconds: mode === 'slow' ? pick(random, [5, 15, 60]) : 0, until: now + below(random, 60_000) }
}

/** Which of the new words may not be said. */
export function heldWords({ words }: HeldSettings): string[] {
  return NEW_WORDS.filter((word) => words.findLast(({ entry }) => entry === word)?.isIn)
}
