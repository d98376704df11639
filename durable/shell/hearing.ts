import type { Visitor } from '#durable/protocol/gate.ts'

const PREFIX = 'unheard:'

/**
 * Whose words the users in this room do not get, for as long as they are here. It is kept in storage and not with the
 * sockets: an attachment has no room for a long list, and what is told live has to outlast a sleep.
 */
export class Hearing {
  readonly #kv: SyncKvStorage

  constructor(storage: DurableObjectStorage) {
    this.#kv = storage.kv
  }

  set(user: number, unheard: readonly number[]): void {
    if (unheard.length > 0) this.#kv.put(PREFIX + user, [...unheard])
    else this.#kv.delete(PREFIX + user)
  }

  /** The visitor as it goes with a socket, its list put aside. */
  putAside(visitor: Visitor): Visitor {
    this.set(visitor.user, visitor.unheard)
    return { ...visitor, unheard: [] }
  }

  /** The visitor with its list. */
  of(visitor: Visitor): Visitor {
    return { ...visitor, unheard: this.#kv.get<number[]>(PREFIX + visitor.user) ?? [] }
  }

  /** Whoever is gone leaves nothing of it here. */
  keepOnly(visitors: readonly Visitor[]): void {
    const here = new Set(visitors.map(({ user }) => PREFIX + user))
    for (const [key] of [...this.#kv.list({ prefix: PREFIX })]) if (!here.has(key)) this.#kv.delete(key)
  }
}
