import type { Visitor } from '#durable/protocol/gate.ts'
import { ON_ITS_WAY_MS } from '#durable/room/stays/going.ts'
import type { DiskPort } from './ports.ts'

const PREFIX = 'unheard:'

/**
 * Stores whose words each user in this room does not get [C11], for as long as they are here. The lists are on disk
 * rather than in the attachments of the sockets, which are too small for a long list; and a change must outlast a
 * sleep.
 */
export class IgnoreLists {
  readonly #disk: DiskPort
  /** What the room was told lately, by user: newer than a list that was read before `readAt` for a visitor on the way. */
  readonly #latest = new Map<number, { unheard: readonly number[]; readAt: number; until: number }>()

  constructor(disk: DiskPort) {
    this.#disk = disk
  }

  /** The user has changed the list, which the database was asked for at `readAt` (epoch ms). */
  hearOnly(user: number, unheard: readonly number[], { readAt, now }: { readAt: number; now: number }): void {
    this.#latest.set(user, { unheard, readAt, until: now + ON_ITS_WAY_MS })
    this.#set(user, unheard)
  }

  #set(user: number, unheard: readonly number[]): void {
    const part = `${PREFIX}${user}` as const
    // Most users hear everybody, and to delete what is not there counts as a row written.
    if (unheard.length === 0 && this.#disk.part(part) === undefined) return
    this.#disk.now({ part, value: unheard })
  }

  /**
   * Stores the visitor's list, or a newer one that the room was told, and returns the visitor without it, as it is attached
   * to a socket.
   */
  putAside(visitor: Visitor, now: number): Visitor {
    const latest = this.#latest.get(visitor.user)
    const isOlder = latest && now < latest.until && (visitor.readAt ?? 0) <= latest.readAt
    this.#set(visitor.user, isOlder ? latest.unheard : visitor.unheard)
    return { ...visitor, unheard: [] }
  }

  /** Returns the visitor with its stored list. */
  of(visitor: Visitor): Visitor {
    return { ...visitor, unheard: this.#disk.part(`${PREFIX}${visitor.user}`) ?? [] }
  }

  /** Deletes the lists of all other users. */
  keepOnly(visitors: readonly Visitor[], now: number): void {
    for (const [user, { until }] of this.#latest) if (now >= until) this.#latest.delete(user)
    const here = new Set(visitors.map(({ user }) => PREFIX + user))
    for (const name of this.#disk.partNames(PREFIX)) {
      if (!here.has(name)) this.#disk.now({ part: `${PREFIX}${Number(name.slice(PREFIX.length))}`, value: null })
    }
  }
}
