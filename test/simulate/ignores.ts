import type { DogId } from '#durable/protocol/messages.ts'
import { isSaid } from '#durable/room/chat/log.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'

/** The user behind a dog of the simulation (test/support/dogs.ts). */
export function userOf(dog: DogId): number {
  return dog * 10
}

/** Whether it is a moderator's dog. Its words reach everybody, and no calm mode holds for it. */
export function isStaff(dog: DogId): boolean {
  return dog <= 2
}

/** Who ignores whom now, by the database, and who has ever ignored whom. */
export class Ignores {
  readonly #now = new Map<DogId, Set<number>>()
  readonly #ever = new Map<DogId, Set<number>>()

  /** Returns whether the dog ignores the user from now on. */
  toggle(dog: DogId, user: number): boolean {
    const now = this.#now.get(dog) ?? new Set()
    const isIgnored = !now.delete(user)
    if (isIgnored) now.add(user)
    this.#now.set(dog, now)
    this.#ever.set(dog, (this.#ever.get(dog) ?? new Set()).add(user))
    return isIgnored
  }

  unheardBy(dog: DogId): number[] {
    return [...(this.#now.get(dog) ?? [])]
  }

  isHeard(by: DogId, speaker: DogId): boolean {
    return isStaff(speaker) || !this.#now.get(by)?.has(userOf(speaker))
  }

  /** Whether the dog must be sent the line, whenever it is sent: neither has ever ignored the other. */
  mustHear(dog: DogId, line: KeptLine): boolean {
    if (!isSaid(line)) return false
    if (line.dog === dog) return true
    return (line.to === undefined || line.to === dog) && (line.isStaff || !this.#ever.get(dog)?.has(line.user))
  }
}
