import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packAtlas } from '#app/art/atlas.ts'
import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { terrainTiles } from '#durable/world/terrain-tiles.ts'
import { GROUND_TILES, TERRAIN_COLUMNS, TERRAIN_TILES, cornersOf } from '#durable/world/tiled/tile-sets.ts'
import type { TiledPictures, TiledThing } from '#durable/world/tiled/tile-sets.ts'
import type { Prefab } from './prefab.ts'
import { PREFABS } from './prefabs.ts'
import { drawnBox } from './prop.ts'
import { terrainFrame } from './terrain-frames.ts'

/** Writes the tilesets that show our rooms in Tiled, and their descriptions (durable/world/tiled). */
export function buildTiledSheets(out: string): void {
  mkdirSync(out, { recursive: true })
  const save = (canvas: Canvas, image: string) => {
    canvas.save(join(out, image))
    return { image, width: canvas.width, height: canvas.height }
  }
  const { canvas, frames } = thingsSheet()
  const pictures: TiledPictures = {
    terrain: save(terrainSheet(), 'terrain.png'),
    ground: save(groundSheet(), 'ground.png'),
    things: { ...save(canvas, 'things.png'), frames },
  }
  writeFileSync(join(out, 'pictures.json'), JSON.stringify(pictures))
}

/** A tile for each combination of its four corners, as it would look if the land continued in the same way. */
function terrainSheet(): Canvas {
  const rows = Math.ceil(TERRAIN_TILES / TERRAIN_COLUMNS)
  const sheet = new Canvas(TERRAIN_COLUMNS * TILE_PX, rows * TILE_PX)
  for (let id = 0; id < TERRAIN_TILES; id++) {
    const corners = cornersOf(id)
    const land = { width: 1, height: 1, terrain: [corners.slice(0, 2), corners.slice(2)] }
    const [x, y] = [(id % TERRAIN_COLUMNS) * TILE_PX, Math.floor(id / TERRAIN_COLUMNS) * TILE_PX]
    for (const { frame } of terrainTiles(land)) sheet.blit(terrainFrame(quiet(frame), 'summer', 0), x, y)
  }
  return sheet
}

/** The plain variant of a grass tile, because a tileset has one variant, whose flowers would form rows. */
function quiet(frame: string): string {
  return frame.startsWith('grass/') ? 'grass/0' : frame
}

const GROUND_MARKS: Record<(typeof GROUND_TILES)[number]['type'], { colour: Colour; rows: readonly string[] }> = {
  water: { colour: 'water1', rows: ['#...#', '#...#', '#.#.#', '##.##', '#...#'] },
  forbidden: { colour: 'falu2', rows: ['#...#', '.#.#.', '..#..', '.#.#.', '#...#'] },
  dig: { colour: 'soil1', rows: ['###..', '#..#.', '#..#.', '#..#.', '###..'] },
}
const HATCH_PX = 8

/** Hatched tiles with a letter, because colour alone must not carry meaning. */
function groundSheet(): Canvas {
  const sheet = new Canvas(GROUND_TILES.length * TILE_PX, TILE_PX)
  GROUND_TILES.forEach(({ type }, tile) => {
    const { colour, rows } = GROUND_MARKS[type]
    const left = tile * TILE_PX
    for (let y = 0; y < TILE_PX; y++) {
      for (let x = 0; x < TILE_PX; x++) sheet.set(left + x, y, colour, (x + y) % HATCH_PX < 2 ? 255 : 90)
    }
    sheet.frame(left, 0, TILE_PX, TILE_PX, colour)
    sheet.roundRect(left + 8, 8, 16, 16, 3, 'cream')
    rows.forEach((row, y) => {
      const dots = [...row].flatMap((dot, x) => (dot === '#' ? [x] : []))
      for (const x of dots) sheet.rect(left + 11 + 2 * x, 11 + 2 * y, 2, 2, colour)
    })
  })
  return sheet
}

function thingsSheet(): { canvas: Canvas; frames: TiledThing[] } {
  const images = Object.entries(PREFABS).map(([name, prefab]) => thingImage(name, prefab))
  const { canvas, sheet } = packAtlas(images, 'things.png')
  const frames = images.map(({ name, anchor = [0, 0] }) => {
    const { x, y, w, h } = sheet.frames[name]?.frame ?? { x: 0, y: 0, w: 0, h: 0 }
    return { prefab: name, isFlat: PREFABS[name]?.kind === 'flat', x, y, w, h, foot: { x: anchor[0], y: anchor[1] } }
  })
  return { canvas, frames }
}

/** A thing on its shadow, cropped. */
function thingImage(name: string, prefab: Prefab): AtlasImage {
  const { body, shadow, foot } = prefab.draw('summer', 0)
  const both = new Canvas(Math.max(body.width, shadow.width), Math.max(body.height, shadow.height))
  both.blit(shadow, 0, 0).blit(body, 0, 0)
  const box = drawnBox(both)
  if (!box) throw new Error(`${name}: nothing is drawn`)
  return { name, canvas: both.crop(box.x, box.y, box.w, box.h), anchor: [foot[0] - box.x, foot[1] - box.y] }
}
