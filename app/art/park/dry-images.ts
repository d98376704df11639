import type { AtlasImage } from '#app/art/atlas.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'

/** The prefix of pictures of indoor things, without snow. */
export const DRY = 'indoors/'

/**
 * For indoor things whose winter picture differs from the summer one: the summer picture, under a name that begins with
 * `DRY`.
 */
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
