import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packAtlas } from '#app/art/atlas.ts'
import type { AtlasImage, Sheet } from '#app/art/atlas.ts'
import { outlined } from '#app/art/dog/items/cutting.ts'
import { GRAVE } from '#app/art/dog/items/grave.ts'
import { ITEMS } from '#app/art/dog/items/items.ts'
import { POOP } from '#app/art/dog/items/poop.ts'
import { buildWardrobe, numberWardrobe } from '#app/art/dog/items/wardrobe.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import { FRAMES, frameName } from '#app/art/dog/poses/frames.ts'
import { rowsOfSheet } from '#app/art/sheet-rows.ts'
import { castStyles, drawCastSheet } from './cast-sheet.ts'
import { compose } from './compose.ts'
import type { DogFrame, DogFrames } from './dog-data.ts'
import { layersOfFrame } from './layers.ts'
import { GRAVESTONE, GROUND_SHADOW, LEFT_LINE, POOP_COLOURS } from './palette.ts'
import { groundShadow, pictureOf } from './picture.ts'
import { drawDogSheet, drawWardrobeSheet } from './sheet.ts'
import { uniquePictures, withAliases } from './unique-pictures.ts'

/** All pictures of the dog before packing, and the data about them that the app needs. */
export function drawDogs() {
  const composed = FRAMES.map(compose)
  const images: AtlasImage[] = []
  const frames: DogFrames = {}
  const shadows = new Set<number>()
  for (const drawn of composed) {
    const { frame, anchors } = drawn
    const name = frameName(frame)
    const made: DogFrame = { anchors, layers: {} }
    if (frame.ground) {
      made.ground = frame.ground
      shadows.add(frame.ground[1])
    }
    if (frame.swim) made.waterline = frame.swim.waterline
    for (const [layer, { canvas, x, y }] of layersOfFrame(drawn)) {
      images.push({ name: `${layer}/${name}`, canvas })
      made.layers[layer] = [x, y]
    }
    frames[name] = made
  }
  for (const radius of shadows) {
    const shadow = groundShadow(0, radius, GROUND_SHADOW)
    if (shadow) images.push({ name: `ground/${radius}`, canvas: shadow.canvas })
  }
  const left = { grave: drawLeft(GRAVE, GRAVESTONE), poop: drawLeft(POOP, POOP_COLOURS) }
  for (const [name, { canvas, x, y }] of Object.entries(left)) {
    images.push({ name: `ink/${name}`, canvas })
    frames[name] = { anchors: {}, layers: { ink: [x, y] } }
  }
  const { images: itemImages, wardrobe } = buildWardrobe(ITEMS, composed)
  return { images, frames, itemImages, wardrobe, composed }
}

/** Draws the poop and the gravestone, anchored like a dog at the foot. */
function drawLeft(text: string, colours: Readonly<Record<string, string>>) {
  const rows = text.trim().split('\n')
  const left = CELL.foot.x - (rows[0]?.length ?? 0) / 2
  const top = CELL.foot.y + 1 - rows.length
  const pixels = outlined({ rows }, colours, LEFT_LINE)
  const picture = pictureOf(pixels.map((pixel) => ({ ...pixel, x: pixel.x + left, y: pixel.y + top })))
  if (!picture) throw new Error('an empty drawing')
  return picture
}

/**
 * Writes `dogs.png/json`, `dog-items.png` with its size, `dog-frames.json`, `dog-wardrobe.json` and the cast of the
 * pages.
 */
export function buildDogs(out: string): void {
  mkdirSync(out, { recursive: true })
  const { images, frames, itemImages, wardrobe } = drawDogs()
  const dogs = saveSheet(out, 'dogs', images)
  writeFileSync(join(out, 'dogs.json'), JSON.stringify({ size: dogs.meta.size, rows: rowsOfSheet(dogs.frames) }))
  const items = saveSheet(out, 'dog-items', itemImages)
  writeFileSync(join(out, 'dog-items.json'), JSON.stringify({ meta: items.meta }))
  writeFileSync(join(out, 'dog-frames.json'), JSON.stringify(frames))
  writeFileSync(join(out, 'dog-wardrobe.json'), JSON.stringify(numberWardrobe(wardrobe, items)))
  drawCastSheet().save(join(out, 'cast.png'))
  writeFileSync(join(out, 'cast.module.css'), castStyles())
}

function saveSheet(out: string, name: string, images: readonly AtlasImage[]): Sheet {
  const { unique, aliases } = uniquePictures(images)
  const { canvas, sheet } = packAtlas(unique, `${name}.png`)
  canvas.save(join(out, `${name}.png`))
  return withAliases(sheet, aliases)
}

/** Writes the contact sheets of all frames and coats, and of everything worn. */
export function buildDogSheet(out: string): void {
  mkdirSync(out, { recursive: true })
  drawDogSheet().save(join(out, 'dog.png'))
  drawWardrobeSheet().save(join(out, 'dog-wardrobe.png'))
}

if (import.meta.main) buildDogs(join(import.meta.dirname, '../built'))
