import type { HeldWords } from '#durable/host/ports.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { below, pick } from '#test/support/random.ts'

/** Words that staff put on a list and take off it again; no list of the park has them. */
export const NEW_WORDS = ['zorkel', 'blimfar'] as const

/** What staff do, and what the database has of it. */
export class Staff {
  readonly #hidden = new Set<DogId>()
  #words: HeldWords = { revision: 0, changes: [] }

  words = (): HeldWords => this.#words

  changeWords(random: () => number): void {
    const change = { language: 'en', list: 'hold', entry: pick(random, NEW_WORDS), isIn: random() < 0.7 } as const
    const { revision, changes } = this.#words
    this.#words = { revision: revision + 1, changes: [...changes, change] }
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

/** Which of the new words may not be said by these lists. */
export function heldWords({ changes }: HeldWords): string[] {
  return NEW_WORDS.filter((word) => changes.findLast(({ entry }) => entry === word)?.isIn)
}
