import { intersects, isInside, sharedArea } from '#app/game/scene/camera/boxes.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { DogId } from '#durable/protocol/messages.ts'

/** A dog as the layout sees it, art px. Who has a greater `foot.y` stands in front. */
export type Standee = {
  id: DogId
  foot: { x: number; y: number }
  head: Box
  body: Box
  /** The size of its name plate. */
  plate: { width: number; height: number }
  isOwn: boolean
  isChosen: boolean
  hasTalked: boolean
  isStaff: boolean
  /** How far its plate was shifted before; absent if it had none. */
  was?: number | undefined
  /** False for a dot that has been a plate a moment ago. */
  mayGrow: boolean
}

/** Something that can hide a plate: the box of a picture, and where it stands. */
export type Cover = { box: Box; depth: number }

/** Where plates and bubbles may be: the part of the room in view, less the interface (art px of the room). */
export type FreeZone = { zone: Box; hud: readonly Box[] }

/** The distance below the foot, and between two plates, art px. */
const BELOW = 4
const GAP = 1
/** How far a plate may be shifted to the side, art px, the best first. */
const SHIFTS = [0, -6, 6, -12, 12] as const
/** The share of a plate that may lie over what stands in front of its dog. The own plate may lie over all but heads. */
const HIDDEN_MAX = 0.2
/** How much a distance to the north or south counts, compared with the same distance to the side. */
const DEPTH_WEIGHT = 1.3
/** A dog loses a point of its rank for each of these distances from the own dog, art px. */
const PX_A_POINT = 8
const POINTS = { own: 1000, chosen: 800, talked: 600, staff: 400 } as const

/** The box of a plate at the foot of its dog, shifted to the side. */
export function plateBox({ foot, plate }: Pick<Standee, 'foot' | 'plate'>, shift: number): Box {
  return { left: Math.round(foot.x - plate.width / 2) + shift, top: Math.round(foot.y) + BELOW, ...plate }
}

/**
 * Decides which dogs have a name plate, and how far each is shifted to the side; all others have a dot. The own dog comes
 * first, then who is chosen, who has talked, staff, and the nearest. A plate never lies on a head, on another plate or on
 * the interface. Only the own plate lies on heads where nothing else is free, on as little of them as can be: a player must
 * find their dog.
 */
export function placePlates(
  dogs: readonly Standee[],
  { zone, hud, covers, most }: FreeZone & { covers: readonly Cover[]; most: number },
): Map<DogId, number> {
  const own = dogs.find(({ isOwn }) => isOwn)
  const middle = own?.foot ?? { x: zone.left + zone.width / 2, y: zone.top + zone.height / 2 }
  const placed = new Map<DogId, number>()
  const taken: Box[] = []
  const ranked = dogs.map((dog) => ({ dog, rank: rankOf(dog, middle) })).sort((one, other) => other.rank - one.rank)
  for (const { dog } of ranked) {
    if (taken.length >= most) break
    // The own dog has its plate again at once, as when a list that opens on arrival has covered it.
    if (!dog.mayGrow && !dog.isOwn) continue
    const inView = shiftsOf(dog).filter((each) => {
      const box = plateBox(dog, each)
      return isInside(box, zone) && !hud.some((part) => intersects(box, part))
    })
    const free = inView.find((each) => {
      const box = plateBox(dog, each)
      if (taken.some((other) => intersects(box, other, GAP))) return false
      if (coversHead(box, dog.id, dogs)) return false
      return dog.isOwn || hiddenShare(box, dog, { dogs, covers }) <= HIDDEN_MAX
    })
    const shift = free ?? (dog.isOwn ? leastOnHeads(dog, inView, dogs) : undefined)
    if (shift === undefined) continue
    placed.set(dog.id, shift)
    taken.push(plateBox(dog, shift))
  }
  return placed
}

/** Whether a plate lies on the head of another dog. */
export function coversHead(box: Box, of: DogId, dogs: readonly Pick<Standee, 'id' | 'head'>[]): boolean {
  return dogs.some(({ id, head }) => id !== of && intersects(box, head))
}

/** The shift by which a plate covers the least of the heads of others; undefined if there is none. */
function leastOnHeads(dog: Standee, shifts: readonly number[], dogs: readonly Standee[]): number | undefined {
  const others = dogs.filter(({ id }) => id !== dog.id)
  const coveredBy = (shift: number) => others.reduce((sum, { head }) => sum + sharedArea(plateBox(dog, shift), head), 0)
  return shifts.toSorted((one, other) => coveredBy(one) - coveredBy(other))[0]
}

/** A plate keeps its shift while that is still good. */
function shiftsOf({ was }: Standee): readonly number[] {
  return was === undefined ? SHIFTS : [was, ...SHIFTS]
}

function rankOf(dog: Standee, middle: { x: number; y: number }): number {
  const { own, chosen, talked, staff } = POINTS
  const points = dog.isOwn ? own : dog.isChosen ? chosen : dog.hasTalked ? talked : dog.isStaff ? staff : 0
  return points - Math.hypot(dog.foot.x - middle.x, (dog.foot.y - middle.y) * DEPTH_WEIGHT) / PX_A_POINT
}

/**
 * The share of a plate that covers bodies and things in front of its dog. It may be too high, because an area where two of
 * them overlap is counted twice.
 */
function hiddenShare(
  box: Box,
  { id, foot }: Standee,
  { dogs, covers }: { dogs: readonly Standee[]; covers: readonly Cover[] },
): number {
  let hidden = 0
  for (const other of dogs) if (other.id !== id && other.foot.y > foot.y) hidden += sharedArea(box, other.body)
  for (const cover of covers) if (cover.depth > foot.y) hidden += sharedArea(box, cover.box)
  return hidden / (box.width * box.height)
}
