import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Write } from './operation.ts'
import { demand } from './writes.ts'

/** Where a thing is: with a dog, or on the ground of a copy of a room; null if it is gone. */
export type ThingPlace = { dog: number; slot: string | SQL<string> } | { ground: string; x: number; y: number } | 'gone'

/** A thing and the version in which the client knows it. Every move raises the version. */
export type KnownThing = { id: number; ver: number }

export const holderOf = (dogId: number) => `dog:${dogId}`
export const groundOf = (room: string) => `ground:${room}`

/** Makes a new thing. `thingOf` the op is its id. */
export function makeThing(opId: string, { kind, to }: { kind: string; to: ThingPlace & object }): Write {
  const { holder, slot } = placeOf(to)
  return { sql: sql`insert into item (kind, holder, slot, op_id) values (${kind}, ${holder}, ${slot}, ${opId})` }
}

/** SQL for the id of the thing that an op has made. */
export function thingOf(opId: string) {
  return sql<number>`(select item_id from item_move where op_id = ${opId} and ver = 1)`
}

/** [V4] Moves a thing, which must still have the known version, to a place that must be free. */
export function move(
  opId: string,
  { thing, from, to }: { thing: KnownThing; from: string; to: ThingPlace },
): Write<'item-gone' | 'place-taken'>[] {
  const { id, ver } = thing
  const { holder, slot } = to === 'gone' ? { holder: 'gone', slot: String(id) } : placeOf(to)
  return [
    demand('item-gone', sql`exists (select 1 from item where id = ${id} and holder = ${from} and ver = ${ver})`),
    demand('place-taken', sql`not exists (select 1 from item where holder = ${holder} and slot = ${slot})`),
    { sql: sql`update item set holder = ${holder}, slot = ${slot}, ver = ver + 1, op_id = ${opId} where id = ${id}` },
  ]
}

function placeOf(place: ThingPlace & object): { holder: string; slot: string | SQL<string> } {
  return 'dog' in place
    ? { holder: holderOf(place.dog), slot: place.slot }
    : { holder: groundOf(place.ground), slot: `${place.x},${place.y}` }
}
