import type { Visitor } from '#durable/protocol/gate.ts'
import type { DiskPort } from './ports.ts'

const PREFIX = 'unheard:'

/**
 * Whose words the users in this room do not get, for as long as they are here. It is kept on the disk and not with the
 * sockets: an attachment has no room for a long list, and a change while they are here has to outlast a sleep.
 */
export class Hearing {
  readonly #disk: DiskPort

  constructor(disk: DiskPort) {
    this.#disk = disk
  }

  set(user: number, unheard: readonly number[]): void {
    this.#disk.now({ part: `${PREFIX}${user}`, value: unheard })
  }

  /** The visitor as it is attached to a socket, its list put aside. */
  putAside(visitor: Visitor): Visitor {
    this.set(visitor.user, visitor.unheard)
    return { ...visitor, unheard: [] }
  }

  /** The visitor with its list. */
  of(visitor: Visitor): Visitor {
    return { ...visitor, unheard: this.#disk.part(`${PREFIX}${visitor.user}`) ?? [] }
  }

  /** Deletes the lists of users who are gone. */
  keepOnly(visitors: readonly Visitor[]): void {
    const here = new Set(visitors.map(({ user }) => PREFIX + user))
    for (const name of this.#disk.partNames(PREFIX)) {
      if (!here.has(name)) this.#disk.now({ part: `${PREFIX}${Number(name.slice(PREFIX.length))}`, value: null })
    }
  }
}
