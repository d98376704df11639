import type { AtlasImage } from '#app/art/atlas.ts'
import type { Canvas } from '#app/art/canvas.ts'
import { FULL } from '#app/art/park/terrain/edge.ts'
import { GRASS_VARIANTS, grassTile } from '#app/art/park/terrain/grass.ts'
import { edgeTile } from '#app/art/park/terrain/tile.ts'
import type { LayerName } from '#app/art/park/terrain/tile.ts'
import { variantsOf } from '#durable/world/terrain-slopes.ts'
import type { Season } from './season.ts'

/** The masks that the atlas has of each layer, whether its edges have slopes, and whether it has one frame or two. */
const EXPORTED: readonly { name: LayerName; masks: readonly number[]; frames: 1 | 2; isSloped: boolean }[] = [
  { name: 'lush', masks: allMasks(), frames: 1, isSloped: true },
  { name: 'sand', masks: allMasks(), frames: 1, isSloped: true },
  { name: 'soil', masks: allMasks(), frames: 1, isSloped: true },
  { name: 'path', masks: allMasks(), frames: 1, isSloped: true },
  { name: 'rock', masks: allMasks(), frames: 1, isSloped: false },
  { name: 'snowfield', masks: allMasks(), frames: 1, isSloped: true },
  { name: 'setts', masks: allMasks(), frames: 1, isSloped: false },
  { name: 'worn', masks: allMasks(), frames: 1, isSloped: false },
  { name: 'floor', masks: allMasks(), frames: 1, isSloped: false },
  { name: 'water', masks: allMasks(), frames: 2, isSloped: true },
  { name: 'beach', masks: allMasks().filter((mask) => mask !== FULL), frames: 2, isSloped: true },
  { name: 'bank-left', masks: [4, 8, 12], frames: 2, isSloped: true },
  { name: 'bank-right', masks: [4, 8, 12], frames: 2, isSloped: true },
  { name: 'deep', masks: allMasks(), frames: 2, isSloped: true },
  { name: 'wall', masks: allMasks(), frames: 1, isSloped: false },
  { name: 'face', masks: [5, 10, 15], frames: 1, isSloped: false },
  { name: 'cave', masks: allMasks().filter((mask) => mask !== FULL), frames: 1, isSloped: false },
  { name: 'cliff', masks: [5, 10, 15], frames: 1, isSloped: false },
  { name: 'crest', masks: [5, 10, 15], frames: 1, isSloped: false },
]

const cache = new Map<string, Canvas>()

/** The tile with a frame name, `grass/<variant>` or `<layer>/<mask>/<variant>`, in its frame 0 or 1. */
export function terrainFrame(name: string, season: Season, frame: number): Canvas {
  const key = `${name} ${season} ${frame}`
  const tile = cache.get(key) ?? drawTerrainFrame(name, season, frame)
  cache.set(key, tile)
  return tile
}

function drawTerrainFrame(name: string, season: Season, frame: number): Canvas {
  const [layer, first, second] = name.split('/')
  if (layer === 'grass') return grassTile(Number(first), season)
  const exported = EXPORTED.find((each) => each.name === layer)
  if (!exported) throw new Error(`no terrain ${name}`)
  return edgeTile(exported.name, Number(first), { variant: Number(second), frame: frame % exported.frames, season })
}

/** The plan by which the game makes the names itself, because there are too many to load as a list. */
export const TERRAIN_PLAN = { grass: GRASS_VARIANTS, layers: EXPORTED }

/** The names of the terrain atlas; second frames are called `<name>/1`. */
export function terrainFrameNames(): string[] {
  const meadow = Array.from({ length: GRASS_VARIANTS }, (_, variant) => `grass/${variant}`)
  const edges = EXPORTED.flatMap(({ name, masks, frames, isSloped }) =>
    masks.flatMap((mask) =>
      Array.from({ length: variantsOf(mask, isSloped) }, (_, variant) => `${name}/${mask}/${variant}`).flatMap(
        (frame) => (frames === 2 ? [frame, `${frame}/1`] : [frame]),
      ),
    ),
  )
  return [...meadow, ...edges]
}

export function terrainImages(season: Season): AtlasImage[] {
  return terrainFrameNames().map((name) => {
    const isSecond = name.split('/').length === 4
    return { name, canvas: terrainFrame(isSecond ? name.slice(0, -2) : name, season, isSecond ? 1 : 0) }
  })
}

function allMasks(): number[] {
  return Array.from({ length: FULL }, (_, i) => i + 1)
}
