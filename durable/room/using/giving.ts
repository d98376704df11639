import type { Welcome } from '#durable/protocol/messages.ts'
import type { Park } from '#durable/room/state/park.ts'
import { canonicalText } from '#durable/rules/sheets/canonical.ts'
import type { GivenAction } from '#durable/rules/things/given.ts'
import { actionsGivenIn, withGiven } from '#durable/rules/things/usable.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'

/** The things of a room, and those of them that can be used by the code. */
type Furniture = { own: readonly UsableThing[]; things: Park['things'] }

/** [US8] The things that can be used in a room while these actions hold in the park. */
export function usableBy(actions: readonly GivenAction[], { own, things }: Furniture): Pick<Park, 'usable' | 'given'> {
  const usable = withGiven(own, things, actions)
  return { usable: new Map(usable.map((thing) => [thing.id, thing])), given: actionsGivenIn(things, actions) }
}

/**
 * [US8] Gives things these actions instead of those before. Returns whether that changes anything here: then nobody sits on such a
 * thing any more, and what it has done is forgotten.
 */
export function giveActions(park: Park, actions: readonly GivenAction[]): boolean {
  const own = [...park.usable.values()].filter(({ given }) => given === undefined)
  const { usable, given } = usableBy(actions, { own, things: park.things })
  if (canonicalText(given) === canonicalText(park.given)) return false
  const ids = new Set(own.map(({ id }) => id))
  park.kept.things = park.kept.things.filter(({ thing }) => ids.has(thing))
  Object.assign(park, { usable, given })
  return true
}

/** What a welcome says of the things that can be used. */
export function usableIn({ usable, given }: Park): Pick<Welcome, 'usable' | 'given'> {
  const own = [...usable.values()].filter((thing) => thing.given === undefined).length
  return { ...(usable.size > 0 && { usable: own }), ...(given.length > 0 && { given }) }
}
