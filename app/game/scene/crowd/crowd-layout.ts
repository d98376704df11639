import type { DogId } from '#durable/protocol/messages.ts'
import type { Box } from './boxes.ts'
import { placeBubbles } from './place-bubbles.ts'
import type { Laid, Wanted } from './place-bubbles.ts'
import { placePlates, plateBox } from './place-plates.ts'
import type { Cover, FreeZone, Standee } from './place-plates.ts'

/** The most name plates in a view, and in one as narrow as a phone's; all other dogs have dots. */
export const PLATES_MAX = { wide: 12, narrow: 6 } as const
/** A view narrower than this is a phone's, art px. */
const NARROW = 340

/** Who is in view and who speaks, in art px of the room. `npcHeads` are heads of who is no dog. */
export type CrowdInView = FreeZone & {
  dogs: readonly Standee[]
  npcHeads: ReadonlyMap<DogId, Box>
  covers: readonly Cover[]
  bubbles: readonly Wanted[]
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
    return shift === undefined ? [] : [plateBox(dog, shift)]
  })
  const bodies = dogs.map(({ body }) => body)
  return { plates, bubbles: placeBubbles(bubbles, { zone, hud, heads, plates: boxes, bodies }) }
}
