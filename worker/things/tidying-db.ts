import type { Tile } from '#durable/rules/tiles.ts'
import type { Db } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { groundOf, move } from '#worker/ledger/things.ts'
import type { KnownThing } from '#worker/ledger/things.ts'

/** A thing in a copy of a room, in its revision `rev`, and where it is to lie. `now` is epoch ms. */
type Tidying = { thing: KnownThing; room: string; rev: number; to: Tile; now: number }

/**
 * [ED5] The park moves a thing that nobody can reach any more; the room vouches for the tile. A repetition gets the tile of the
 * first time.
 */
export async function tidied(db: Db, { thing, room, rev, to, now }: Tidying) {
  const id = `tidy:${room}:${rev}:${thing.id}:${thing.ver}`
  return perform(
    db,
    { id, actor: null, kind: 'tidy', request: { thing }, now },
    {
      writes: move(id, { thing, from: groundOf(room), to: { ground: room, x: to.x, y: to.y } }),
      result: told<Tile>({ x: to.x, y: to.y }),
    },
  )
}
