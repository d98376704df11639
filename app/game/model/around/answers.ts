import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { SmellPost } from '#durable/rules/smells/posts.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { cabinetAt, cabinetOn } from './cabinets.ts'
import type { ArcadePage } from './cabinets.ts'
import { footOf } from './foot.ts'
import { openingOf, openingThingAt } from './opening-things.ts'
import type { Opening } from './opening-things.ts'
import { postOn } from './posts-here.ts'
import { thingAt, tileBeside } from './surroundings.ts'
import type { ThingNoun } from './thing-nouns.ts'
import { ballOn } from './usable-here.ts'

/** What a thing of a room does for a dog that stands before it. */
export type ThingAnswer =
  | { do: 'play'; game: GameKey; page: ArcadePage }
  | { do: 'open'; opens: Opening }
  /** It tells who came by. */
  | { do: 'read'; post: SmellPost }
  /** All see it, so the room is asked. */
  | { do: 'use'; thing: UsableThing }
  /** It cannot be used: it says what it is. */
  | { do: 'look'; noun: ThingNoun }

/** What a thing answers, and the tile to stand on before it. */
export type Answered = { answer: ThingAnswer; front: Tile }

type Furnished = Pick<ParkPlace, 'usable'> & { doc: Pick<RoomDoc, 'key' | 'things'> }

/** What a thing of a room with this noun answers. */
export function answerOfThing({ doc, usable }: Furnished, thing: Thing, noun: ThingNoun): ThingAnswer {
  const used = usable.find(({ id }) => id === thing.id)
  if (used) return { do: 'use', thing: used }
  const cabinet = cabinetOn({ doc }, footOf(thing))
  if (cabinet) return { do: 'play', game: cabinet.game, page: cabinet.page }
  const post = postOn({ doc }, thing.id)
  if (post) return { do: 'read', post }
  const opens = openingOf(doc, thing)
  return opens ? { do: 'open', opens } : { do: 'look', noun }
}

/** What a thing does, as the name of the text on its key. */
export function deedOf(answer: ThingAnswer): Exclude<ThingAnswer['do'], 'use'> | UsableThing['action']['manner'] {
  if (answer.do === 'use') return answer.thing.action.manner
  // Nobody opens a mirror.
  return answer.do === 'open' && answer.opens === 'mirror' ? 'look' : answer.do
}

/** What the thing answers that a tap on a tile means at `now` (own clock); null where none is meant, or none can be reached. */
export function answerAt(world: World, place: ParkPlace, { tile, now }: { tile: Tile; now: number }): Answered | null {
  const ball = ballOn(world, place, tile, now)
  if (ball) return { answer: { do: 'use', thing: ball }, front: tile }
  const before = (foot: Tile, answer: ThingAnswer): Answered | null => {
    const front = tileBeside(place.grid, foot)
    return front && { answer, front }
  }
  const cabinet = cabinetAt(place, tile)
  if (cabinet) return before(cabinet, { do: 'play', game: cabinet.game, page: cabinet.page })
  const opening = openingThingAt(place, tile)
  if (opening) return before(opening.foot, { do: 'open', opens: opening.opens })
  const meant = thingAt(place, tile)
  if (!meant) return null
  const answer = answerOfThing(place, meant.thing, meant.noun)
  // It has rolled away.
  if (answer.do === 'use' && answer.thing.action.manner === 'roll') return null
  return isWalkable(place.grid, tile.x, tile.y) ? { answer, front: tile } : before(meant.foot, answer)
}
