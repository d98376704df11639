import { intersects, isInside, sharedArea } from '#app/game/scene/camera/boxes.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { FreeZone } from './place-plates.ts'

/** A bubble to be placed, art px. */
export type Wanted = {
  id: number
  dog: DogId
  isOwn: boolean
  head: Box
  width: number
  height: number
  /** Its place before, which it keeps unless another one is clearly better. */
  was?: Spot
}

/** How far a bubble is lifted above its base (art px), and slid to the side (a share of its width). */
export type Spot = { lift: number; slide: number }

/**
 * A bubble in its place. `tailX` is where its tail leaves its foot, from its left edge; `reach` is how far its foot is above
 * the head (art px), 0 for one that stands on the dog's next bubble. `isFar`: too far for a tail, so a disc in the colour of
 * the dog is over its head, at `tailX`. `isShort`: only three dots, as there is no room for words.
 */
export type Laid = {
  id: number
  box: Box
  tailX: number
  reach: number
  spot: Spot
  isFar: boolean
  isShort: boolean
}

/** What bubbles keep clear of, or would rather not cover (art px). */
export type BubbleSurroundings = FreeZone & {
  heads: ReadonlyMap<DogId, Box>
  /** What no bubble covers. */
  kept: readonly Box[]
  plates: readonly Box[]
  bodies: readonly Box[]
}

const LIFTS = [0, 6, 12, 20, 28, 36] as const
const SLIDES = [0, 0.25, -0.25, 0.42, -0.42] as const
const USUAL: readonly Spot[] = LIFTS.flatMap((lift) => SLIDES.map((slide) => ({ lift, slide })))
/** Where a bubble that finds no place there is tried as well. */
const FURTHER: readonly Spot[] = [
  ...LIFTS.flatMap((lift) => [0.14, -0.14, 0.33, -0.33].map((slide) => ({ lift, slide }))),
  // Too far for a tail.
  ...[20, 28, 36].flatMap((lift) => [0.6, -0.6].map((slide) => ({ lift, slide }))),
  ...[46, 56].flatMap((lift) => SLIDES.map((slide) => ({ lift, slide }))),
]
/** How far from its head a bubble can reach to the side and up, standing on two others of its dog. */
const REACH = { aside: 280, up: 320 } as const
/** How far a bubble begins above the head box, and where its tail ends. */
const ABOVE_HEAD = 7
const TAIL_ABOVE = 2
/** The longest tail, art px. A longer one reads as a post. */
export const TAIL_MAX = 20
/** The disc over the head of who speaks in a bubble further away, with its rim, art px. */
const DISC = 8
/** The least distance of the tail from the corners of its bubble. */
const CORNER = 8
/** Half the width of the strip that a tail takes up. */
const TAIL_HALF = 2
const AIR = { head: 1, bubble: 2, hud: 2, tail: 2 } as const
/**
 * The price of each px of lift, of sliding by a whole width, of a disc instead of a tail, of each covered px, of a tail across
 * a head, and of covering the space over another speaker.
 */
const COST = { lift: 1.2, slide: 30, far: 10, plate: 0.25, body: 0.08, crossed: 60, doorway: 20 } as const
/** The space over the head of another speaker, where its tail begins. A bubble there would leave it no place. */
const DOORWAY = { width: 12, height: 16 } as const
/** How much better another place must be for a bubble to leave its own. */
const MOVING_COST = 14
/** How often a bubble without a place may go to the front of the order. */
const ROUNDS = 3
/** For so many dogs without a bubble, room is made among the others: each try costs a twentieth of the layout. */
const ROOM_TRIES = 6
/** The bubble that shows only three dots. */
const SHORT = { width: 22, height: 14 } as const

type Candidate = Laid & { strip: Box | null; cost: number }
/** A bubble with all its places that heads and the interface leave free, the best first. */
type Prepared = Wanted & { places: readonly Candidate[] }

/**
 * Places bubbles over who speaks; `wanted` are oldest first. The own dog's come first, then the newest. A bubble never lies
 * on a head, on another bubble or on the interface, and tails do not cross. Who is not in the free zone has none.
 */
export function placeBubbles(wanted: readonly Wanted[], around: BubbleSurroundings): Laid[] {
  const isSeen = ({ head }: Wanted) => isInside(head, around.zone) && !around.hud.some((part) => intersects(head, part))
  const heard = wanted.filter(isSeen)
  const seen = heard.map((wish) => ({ ...wish, places: placesFor(wish, around) }))
  let order = seen.toReversed()
  order.sort((one, other) => Number(other.isOwn) - Number(one.isOwn))
  let best = layAll(order, around)
  for (let round = 0; round < ROUNDS && best.length < order.length; round++) {
    const found = new Set(best.map(({ id }) => id))
    const lost = order.find(({ id }) => !found.has(id))
    if (!lost) break
    order = [lost, ...order.filter((each) => each !== lost)]
    if (round === 0) order = order.map((wish) => ({ ...wish, places: withoutDoorways(wish, heard) }))
    const anew = layAll(order, around)
    if (anew.length > best.length) best = anew
  }
  return withDots(withRoomMade(best, order, around), seen, around)
}

/** A bubble without a place takes that of another one, if that one has a further place beside all the rest. */
function withRoomMade(laid: readonly Candidate[], order: readonly Prepared[], around: BubbleSurroundings): Candidate[] {
  let all = [...laid]
  const wishOf = new Map(order.map((wish) => [wish.id, wish]))
  const isOfDog = (dog: DogId) => (place: Candidate) => wishOf.get(place.id)?.dog === dog
  /** Bubbles that stand on each other stay. */
  const mayMove = (place: Candidate) => {
    const dog = wishOf.get(place.id)?.dog
    return dog !== undefined && all.filter(isOfDog(dog)).length === 1
  }
  const lost = order.filter(({ dog }) => !laid.some(isOfDog(dog)))
  for (const wish of lost.slice(0, ROOM_TRIES)) {
    if (all.some(isOfDog(wish.dog))) continue
    const places = [...wish.places, ...placesFor(wish, around, FURTHER)]
    for (const place of places.sort((one, other) => one.cost - other.cost)) {
      const blocking = all.find((other) => !isClearOf(place, other))
      if (blocking && all.findLast((other) => !isClearOf(place, other)) !== blocking) continue
      if (blocking && !mayMove(blocking)) continue
      const rest = [...all.filter((other) => other !== blocking), place]
      const moved = blocking && firstFree(wishOf.get(blocking.id)?.places ?? [], rest)
      if (blocking && !moved) continue
      all = moved ? [...rest, moved] : rest
      break
    }
  }
  return all
}

/** A dog that has no bubble after that gets a small one with three dots, if there is room for it over the head. */
function withDots(laid: readonly Candidate[], wanted: readonly Wanted[], around: BubbleSurroundings): Candidate[] {
  const all = [...laid]
  const dogOf = new Map(wanted.map(({ id, dog }) => [id, dog]))
  for (const wish of wanted.toReversed()) {
    if (wish.width <= SHORT.width || all.some(({ id }) => dogOf.get(id) === wish.dog)) continue
    const dots = firstFree(placesFor({ ...wish, ...SHORT, was: undefined }, around), all)
    if (dots) all.push({ ...dots, isShort: true })
  }
  return all
}

function layAll(order: readonly Prepared[], around: BubbleSurroundings): Candidate[] {
  const laid: Candidate[] = []
  const highest = new Map<DogId, Candidate>()
  for (const wish of order) {
    const under = highest.get(wish.dog)
    const place = firstFree(under ? placesOn(under, wish, around) : wish.places, laid)
    if (!place) continue
    laid.push(place)
    highest.set(wish.dog, place)
  }
  return laid
}

function firstFree(places: readonly Candidate[], laid: readonly Candidate[]): Candidate | undefined {
  return places.find((place) => laid.every((other) => isClearOf(place, other)))
}

function placesFor(wish: Wanted, around: BubbleSurroundings, spots = USUAL): Candidate[] {
  const near = nearOf(wish, around)
  const places: Candidate[] = []
  for (const spot of spots) {
    const box = boxAt(wish, spot)
    if (isAllowed(box, near)) places.push(candidateAt(wish, { box, spot }, near))
  }
  return places.sort((one, other) => one.cost - other.cost)
}

/** The places of a bubble, first those that leave the space over other speakers free. */
function withoutDoorways({ dog, places }: Prepared, heard: readonly Wanted[]): Candidate[] {
  const doorways = heard.filter((other) => other.dog !== dog).map(({ head }) => doorwayOf(head))
  return places
    .map((place) => ({
      ...place,
      cost: place.cost + COST.doorway * doorways.filter((doorway) => intersects(place.box, doorway)).length,
    }))
    .sort((one, other) => one.cost - other.cost)
}

function doorwayOf(head: Box): Box {
  const left = head.left + head.width / 2 - DOORWAY.width / 2
  return { left, top: head.top - DOORWAY.height, ...DOORWAY }
}

function boxAt({ head, width, height }: Wanted, { lift, slide }: Spot): Box {
  const left = Math.round(head.left + head.width / 2 - width / 2 + slide * width)
  return { left, top: Math.round(head.top - ABOVE_HEAD - height - lift), width, height }
}

/** The places of an older bubble of a dog: it stands on the newer one and has no tail. */
function placesOn({ box: under }: Candidate, wish: Wanted, around: BubbleSurroundings): Candidate[] {
  const near = nearOf(wish, around)
  const { id, width, height } = wish
  return SLIDES.map((slide) => {
    const left = Math.round(under.left + under.width / 2 - width / 2 + slide * width)
    const box = { left, top: under.top - AIR.bubble - height, width, height }
    const spot = { lift: 0, slide }
    return { id, box, tailX: width / 2, reach: 0, spot, isFar: false, isShort: false, strip: null, cost: 0 }
  }).filter(({ box }) => isAllowed(box, near))
}

type Near = BubbleSurroundings & { head: Box; others: readonly Box[] }

/** The part of the surroundings that the bubble can reach. */
function nearOf({ head, dog }: Wanted, around: BubbleSurroundings): Near {
  const width = head.width + 2 * REACH.aside
  const reach = { left: head.left - REACH.aside, top: head.top - REACH.up, width, height: head.height + REACH.up }
  const isNear = (box: Box) => intersects(box, reach)
  const others = [...around.heads].flatMap(([id, box]) => (id !== dog && isNear(box) ? [box] : []))
  return { ...around, head, others, plates: around.plates.filter(isNear), bodies: around.bodies.filter(isNear) }
}

function candidateAt(
  { id, was }: Wanted,
  { box, spot }: { box: Box; spot: Spot },
  { head, others, plates, bodies }: Near,
): Candidate {
  const { lift, slide } = spot
  const { left, width, height } = box
  const middle = head.left + head.width / 2
  const foot = box.top + height
  const end = head.top - TAIL_ABOVE
  const reach = end - foot
  const isFar = reach > TAIL_MAX
  const tail = isFar ? middle : Math.max(left + CORNER, Math.min(left + width - CORNER, middle))
  const strip = isFar
    ? { left: middle - DISC / 2, top: end - DISC, width: DISC, height: DISC }
    : {
        left: Math.min(tail, middle) - TAIL_HALF,
        top: foot,
        width: Math.abs(tail - middle) + 2 * TAIL_HALF,
        height: reach,
      }
  let cost = lift * COST.lift + Math.abs(slide) * COST.slide + (isFar ? COST.far : 0)
  if (was && (was.lift !== lift || was.slide !== slide)) cost += MOVING_COST
  for (const plate of plates) cost += sharedArea(box, plate) * COST.plate
  for (const body of bodies) cost += sharedArea(box, body) * COST.body
  for (const other of others) if (intersects(strip, other)) cost += COST.crossed
  return { id, box, tailX: tail - left, reach, spot, isFar, isShort: false, strip, cost }
}

function isAllowed(box: Box, { zone, hud, kept, head, others }: Near): boolean {
  if (!isInside(box, zone) || hud.some((part) => intersects(box, part, AIR.hud))) return false
  if (kept.some((part) => intersects(box, part))) return false
  return !intersects(box, head) && !others.some((other) => intersects(box, other, AIR.head))
}

function isClearOf({ box, strip }: Candidate, other: Candidate): boolean {
  if (intersects(box, other.box, AIR.bubble)) return false
  if (other.strip && intersects(box, other.strip)) return false
  if (!strip) return true
  return !intersects(strip, other.box) && !(other.strip && intersects(strip, other.strip, AIR.tail))
}
