import { intersects, isInside } from '#app/game/scene/camera/boxes.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { placeBubbles } from './place-bubbles.ts'
import type { Laid, Wanted } from './place-bubbles.ts'
import { placePlates, plateBox } from './place-plates.ts'
import type { Cover, FreeZone, Standee } from './place-plates.ts'

/** The most name plates in a view, and in one as narrow as a phone's; all other dogs have dots. */
export const PLATES_MAX = { wide: 12, narrow: 6 } as const
/** A view narrower than this is a phone's, art px. */
const NARROW = 340

/** The steps in which a place is sought for the words of an NPC that is not in view, art px. */
const STEP = 8
/** The space between the words of an NPC and its head, and what else is around, art px. */
const AIR = 10

/** A bubble; where its head is follows from who speaks. */
export type UnplacedBubble = Omit<Wanted, 'head'>

/** Who is in view and who speaks, in art px of the room. `npcHeads` are heads of who is no dog. */
export type CrowdInView = FreeZone & {
  dogs: readonly Standee[]
  npcHeads: ReadonlyMap<DogId, Box>
  covers: readonly Cover[]
  bubbles: readonly UnplacedBubble[]
}

export type CrowdPlaces = { plates: Map<DogId, number>; bubbles: Laid[] }

/** Where all name plates and bubbles of a view are: plates first, then bubbles, which would rather not cover plates. */
export function layoutCrowd({ dogs, npcHeads, covers, bubbles, zone, hud }: CrowdInView): CrowdPlaces {
  const most = zone.width < NARROW ? PLATES_MAX.narrow : PLATES_MAX.wide
  const plates = placePlates(dogs, { zone, hud, covers, most })
  if (bubbles.length === 0) return { plates, bubbles: [] }
  const heads = new Map([...dogs.map(({ id, head }) => [id, head] as const), ...npcHeads])
  const boxes = dogs.flatMap((dog) => {
    const shift = plates.get(dog.id)
    return shift === undefined ? [] : [{ ...plateBox(dog, shift), dog }]
  })
  const bodies = dogs.map(({ body }) => body)
  const wanted = bubbles.flatMap((bubble): Wanted[] => {
    const head = heads.get(bubble.dog)
    if (!head) return []
    // The log has the own line as well, but not what an NPC says.
    if (npcHeads.has(bubble.dog)) return [{ ...bubble, isOwn: true, head: headInView(head, bubble, { zone, hud }) }]
    return [{ ...bubble, head }]
  })
  const around = { zone, hud, heads, plates: boxes, bodies }
  const beside = placeBubbles(wanted, { ...around, kept: boxes.filter(({ dog }) => dog.isOwn) })
  // The own plate gives way only to what an NPC says, which stands nowhere else.
  const isToldAll = wanted.every(({ id, dog }) => !npcHeads.has(dog) || beside.some((one) => one.id === id))
  const laid = isToldAll ? beside : placeBubbles(wanted, { ...around, kept: [] })
  // Half a name tells nothing, so a dog whose plate is under a bubble has a dot until the bubble is gone.
  for (const plate of boxes) if (laid.some(({ box }) => intersects(box, plate))) plates.delete(plate.dog.id)
  return { plates, bubbles: laid }
}

/**
 * The place nearest to the head of an NPC over which its words are in view. What it says is for this reader alone and
 * stands in no log, so it is shown wherever the NPC is.
 */
function headInView(head: Box, { width, height }: UnplacedBubble, { zone, hud }: FreeZone): Box {
  const isFree = ({ left, top }: Box) => {
    const needed = {
      left: left + (head.width - width) / 2,
      top: top - height - AIR,
      width,
      height: height + AIR + head.height,
    }
    return isInside(needed, zone) && !hud.some((part) => intersects(needed, part, 2))
  }
  const isSeen = isInside(head, zone) && !hud.some((part) => intersects(head, part))
  if (isSeen) return head
  let best: { place: Box; far: number } | null = null
  for (let left = zone.left; left < zone.left + zone.width; left += STEP) {
    for (let top = zone.top; top < zone.top + zone.height; top += STEP) {
      const place = { ...head, left, top }
      const far = Math.hypot(left - head.left, top - head.top)
      if (far < (best?.far ?? Infinity) && isFree(place)) best = { place, far }
    }
  }
  return best?.place ?? head
}
