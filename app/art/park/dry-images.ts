import type { AtlasImage } from '#app/art/atlas.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'

/** Before the name of what stands within walls, where no snow lies on it. */
export const DRY = 'indoors/'

/** Of what stands in rooms within walls the summer's pictures, where those of winter are others; they go by `DRY`. */
export function dryImages(summer: readonly AtlasImage[], snow: readonly AtlasImage[]): AtlasImage[] {
  const withinWalls = ROOM_DOCS.filter((doc) => !isOutdoors(doc))
  const prefabs = new Set(withinWalls.flatMap(({ things }) => things.map(({ prefab }) => prefab)))
  const snowy = new Map(snow.map((image) => [image.name, image]))
  return summer
    .filter((image) => prefabs.has(image.name.split('/')[1] ?? '') && !isSame(image, snowy.get(image.name)))
    .map((image) => ({ ...image, name: `${DRY}${image.name}` }))
}

function isSame(one: AtlasImage, other: AtlasImage | undefined): boolean {
  if (!other || String(one.anchor) !== String(other.anchor)) return false
  const [{ width, data }, its] = [one.canvas, other.canvas]
  return width === its.width && data.length === its.data.length && data.every((value, at) => value === its.data[at])
}
