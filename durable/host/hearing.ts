import type { Visitor } from '#durable/protocol/gate.ts'
import type { DiskPort } from './ports.ts'

const PREFIX = 'unheard:'

/**
 * Stores whose words each user in this room does not get [C11], for as long as they are here. The lists are on disk
 * rather than in the attachments of the sockets, which are too small for a long list; and a change must outlast a
 * sleep.
 */
export class Hearing {
  readonly #disk: DiskPort

  constructor(disk: DiskPort) {
    this.#disk = disk
  }

  set(user: number, unheard: readonly number[]): void {
    const part = `${PREFIX}${user}` as const
    // Most users hear everybody, and to delete what is not there counts as a row written.
    if (unheard.length === 0 && this.#disk.part(part) === undefined) return
    this.#disk.now({ part, value: unheard })
  }

  /** Stores the visitor's list, and returns the visitor without it, as it is attached to a socket. */
  putAside(visitor: Visitor): Visitor {
    this.set(visitor.user, visitor.unheard)
    return { ...visitor, unheard: [] }
  }

  /** Returns the visitor with its stored list. */
  of(visitor: Visitor): Visitor {
    return { ...visitor, unheard: this.#disk.part(`${PREFIX}${visitor.user}`) ?? [] }
  }

  /** Deletes the lists of all other users. */
  keepOnly(visitors: readonly Visitor[]): void {
    const here = new Set(visitors.map(({ user }) => PREFIX + user))
    for (const name of this.#disk.partNames(PREFIX)) {
      if (!here.has(name)) this.#disk.now({ part: `${PREFIX}${Number(name.slice(PREFIX.length))}`, value: null })
    }
  }
}
