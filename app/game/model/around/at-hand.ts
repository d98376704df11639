import type { ParkPlace } from '#app/game/model/places/place.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { smellsNow } from '#app/game/model/world/smells.ts'
import { bearingOf, isDogAsleep, tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import type { DogId, WirePoop, WireThing } from '#durable/protocol/messages.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import { endOfLeg } from '#durable/rules/smells/trail-leg.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { ThingAnswer } from './answers.ts'
import { cabinetBeside } from './cabinets.ts'
import { npcsHere } from './npcs-here.ts'
import { openingsBeside } from './opening-things.ts'
import { postBeside } from './posts-here.ts'
import { isAtRest } from './rests.ts'
import type { Resting, Rests } from './rests.ts'
import { tileOfThing, usableHere } from './usable-here.ts'

/** Something that the own dog can do where it is. */
export type ActAtHand =
  | { do: 'sniff'; dog: DogId; name: string }
  | { do: 'talk'; npc: NpcKey; name: string }
  | { do: 'take'; thing: WireThing }
  | { do: 'smell'; poop: WirePoop }
  | { do: 'dig' }
  /** To take what is hidden where the day's trail ends. */
  | { do: 'find' }
  | Exclude<ThingAnswer, { do: 'look' }>
  | { do: 'shake' }
  | { do: 'bark' }

/** What is read of the room. */
type FurnishedGrid = Pick<ParkPlace, 'grid' | 'usable'> & { doc: Pick<RoomDoc, 'key' | 'things'> }

/** A dog is faced that is at most so many eighths of a circle aside of where the own dog looks. */
const FACED_EIGHTHS = 1

/**
 * What the own dog can do here, the best first: to shake itself while it drips, a cabinet that it stands at, a dog and a thing
 * of the room that it faces, an NPC, the end of the day's trail, a smell post, what lies there, poop, what opens a window, other things of the room, the soil
 * it stands on, a seat, the other dogs within reach, and a bark, which is always there. Of several the nearest comes first,
 * then the lower id. What rests is left out.
 */
export function actsAtHand(
  { world, rests, wetUntil }: { world: World; rests: Rests; wetUntil: number },
  { grid, usable, doc }: FurnishedGrid,
  now: number,
): ActAtHand[] {
  const me = ownDog(world)
  if (!me) return []
  const { tile: here, moving, facing } = drawnPlaceOf(world, grid, me, now)
  const near = <Item extends Tile>(items: Iterable<Item>, idOf: (item: Item) => number) =>
    [...items]
      .filter((item) => isInReach(here, item))
      .sort((one, other) => distance(here, one) - distance(here, other) || idOf(one) - idOf(other))
  const { room } = world
  const canUse = (act: Resting) => !isAtRest(rests, act, now)
  const others = [...world.dogs.values()].filter(
    (dog) => dog.id !== me.id && !isDogAsleep(dog) && canUse({ do: 'sniff', dog: dog.id }),
  )
  const dogs = near(
    (canUse({ do: 'sniff', dog: 'all' }) ? others : []).map(({ id, name }) => ({
      id,
      name,
      ...tileOf(world, id, { grid, now }),
    })),
    ({ id }) => id,
  )
  const sniffs = (isAhead: boolean) =>
    dogs
      .filter((dog) => isFaced(here, dog, facing ?? me.facing) === isAhead)
      .map(({ id, name }): ActAtHand => ({ do: 'sniff', dog: id, name }))
  const npcs = npcsHere(world, grid, now)
  const poops = [...world.poops.values()].filter((poop) => canUse({ do: 'smell', room, poop }))
  const isOnSoil = !moving && groundAt(grid, here.x, here.y) === GROUND.dig
  const canDig = isOnSoil && canUse({ do: 'dig', room, tile: here })
  const cabinet = cabinetBeside({ doc }, here)
  const post = postBeside({ doc }, here)
  const uses = usableHere(world, { grid, usable }, now)
  const { trail } = smellsNow(world, now)
  const isTrailEnd = trail && typeof trail !== 'string' && trail.to === null && isInReach(here, endOfLeg(trail))
  const usesOf = (isWanted: (thing: UsableThing) => boolean) =>
    uses.filter(isWanted).map((thing): ActAtHand => ({ do: 'use', thing }))
  const isSeat = ({ action }: UsableThing) => action.manner === 'seat'
  const isFacedThing = (thing: UsableThing) =>
    !isSeat(thing) && isFaced(here, tileOfThing(world, { grid }, thing, now), facing ?? me.facing)
  return [
    ...(now < wetUntil ? [{ do: 'shake' } as const] : []),
    ...(cabinet ? [{ do: 'play', game: cabinet.game, page: cabinet.page } as const] : []),
    ...sniffs(true),
    ...usesOf(isFacedThing),
    ...npcs
      .filter(({ place }) => isInReach(here, place.tile))
      .map(({ npc, name }): ActAtHand => ({ do: 'talk', npc, name })),
    ...(isTrailEnd ? [{ do: 'find' } as const] : []),
    ...(post && canUse({ do: 'read', room, post }) ? [{ do: 'read', post } as const] : []),
    ...near(world.things.values(), ({ id }) => id).map((thing): ActAtHand => ({ do: 'take', thing })),
    ...near(poops, ({ dog }) => dog).map((poop): ActAtHand => ({ do: 'smell', poop })),
    // The cinema has a key of its own for the film, wherever the dog stands.
    ...openingsBeside({ grid, doc }, here).flatMap((opens): ActAtHand[] =>
      opens === 'film' ? [] : [{ do: 'open', opens }],
    ),
    ...usesOf((thing) => !isSeat(thing) && !isFacedThing(thing)),
    ...(canDig ? [{ do: 'dig' } as const] : []),
    ...usesOf(isSeat),
    ...sniffs(false),
    { do: 'bark' },
  ]
}

function distance(one: Tile, other: Tile): number {
  return bearingOf(one, other).distance
}

function isFaced(here: Tile, there: Tile, facing: number): boolean {
  const aside = Math.abs(bearingOf(here, there).direction - facing)
  return distance(here, there) === 0 || Math.min(aside, 8 - aside) <= FACED_EIGHTHS
}
