import { intersects } from '#app/game/scene/camera/boxes.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { tilesChanged } from '#durable/world/terrain-tiles.ts'
import type { TileBounds } from '#durable/world/terrain-tiles.ts'

/** Where more than this many things differ the whole room is painted: it is another one. */
const THINGS_MAX = 24

/**
 * The areas in which the ground of a room is painted anew after it was changed: round terrain that differs, and round the
 * pictures that lie on the ground of things that do. `boxesOf` are the parts of these of a thing, art px. Null: all of it.
 */
export function changedAreas(
  before: RoomDoc,
  after: RoomDoc,
  boxesOf: (thing: Thing) => readonly Box[],
): TileBounds[] | null {
  const isSame = before.key === after.key && before.width === after.width && before.height === after.height
  if (!isSame || isOutdoors(before) !== isOutdoors(after)) return null
  const terrain = tilesChanged(before, after)
  const things = changedThings(before, after)
  if (things.length > THINGS_MAX) return null
  const lying = things.flatMap(boxesOf).flatMap((box) => tilesUnder(box, after))
  return terrain ? [terrain, ...lying] : lying
}

/** A thing is the same if it stands there as the same. */
export function nameOfStanding({ id, prefab, x, y }: Thing): string {
  return `${id} ${prefab} ${x} ${y}`
}

function changedThings(before: RoomDoc, after: RoomDoc): Thing[] {
  if (before.things === after.things) return []
  const [was, is] = [before, after].map(({ things }) => new Set(things.map(nameOfStanding)))
  const gone = before.things.filter((thing) => !is?.has(nameOfStanding(thing)))
  return [...gone, ...after.things.filter((thing) => !was?.has(nameOfStanding(thing)))]
}

function tilesUnder(box: Box, { width, height }: RoomDoc): TileBounds[] {
  const { left, top } = box
  if (!intersects(box, { left: 0, top: 0, width: width * TILE_PX, height: height * TILE_PX })) return []
  return [
    {
      left: Math.max(0, Math.floor(left / TILE_PX)),
      top: Math.max(0, Math.floor(top / TILE_PX)),
      right: Math.min(width, Math.ceil((left + box.width) / TILE_PX)),
      bottom: Math.min(height, Math.ceil((top + box.height) / TILE_PX)),
    },
  ]
}
