import type { GivenAction } from '#durable/rules/things/given.ts'
import { withGiven } from '#durable/rules/things/usable.ts'
import type { ParkPlace } from './place.ts'

/** What a thing has for its `use` in a page while administrators have given it an action. No room has it. */
export const GIVEN_USE = 'given'

/** The places with the actions that were given there last, and these as a text. */
const PLACES = new WeakMap<ParkPlace, { text: string; place: ParkPlace }>()

/** [US8] A room with the actions that administrators have given to its things: the same one for the same actions. */
export function givenPlace(bare: ParkPlace, given: readonly GivenAction[] = []): ParkPlace {
  if (given.length === 0) return bare
  const text = JSON.stringify(given)
  const known = PLACES.get(bare)
  if (known?.text === text) return known.place
  const usable = withGiven(bare.usable, bare.doc.things, given)
  const ids = new Set(usable.flatMap((thing) => (thing.given ? [thing.id] : [])))
  const things = bare.doc.things.map((thing) => (ids.has(thing.id) ? { ...thing, use: GIVEN_USE } : thing))
  const place = { ...bare, usable, doc: { ...bare.doc, things } }
  PLACES.set(bare, { text, place })
  return place
}
