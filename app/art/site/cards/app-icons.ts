import { Canvas } from '#app/art/canvas.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { drawCameo } from '#app/art/site/stage/cameo.ts'

/** The size of the icon in art pixels. 512 and 192 are whole multiples, and at 32 it is still recognizable. */
const ICON = 32
/** 180 px, which phones ask for, is five times this. */
const TOUCH = 36
/**
 * A platform may cut a maskable icon to a circle of 0.8 of its width. Twelve times this size is 516 px, of which 512
 * are kept.
 */
const MASKABLE = { size: 43, zoom: 12, trim: 2 }

/** The dog's head as icons: for the manifest, for phones and for the tab. */
export function drawAppIcons(): Frames {
  const rounded = roundedCorners(drawTile(ICON))
  const { size, zoom, trim } = MASKABLE
  return {
    favicon: rounded,
    'icon-192': rounded.scale(192 / ICON),
    'icon-512': rounded.scale(512 / ICON),
    'icon-maskable-512': drawTile(size).scale(zoom).crop(trim, trim, 512, 512),
    'apple-touch-icon': drawTile(TOUCH).scale(180 / TOUCH),
    'icon-monochrome-96': drawPaw().scale(96 / ICON),
  }
}

/** A dog in front of the sun, above the meadow. */
function drawTile(size: number): Canvas {
  const middle = size / 2
  const tile = new Canvas(size, size).fill('water1')
  tile.ellipse(middle, middle - 2, size * 0.42, size * 0.42, 'water2')
  tile.rect(0, size - 7, size, 7, 'grass3').rect(0, size - 7, size, 1, 'grass5')
  const dog = drawDog()
  return tile.blit(dog, Math.round((size - dog.width) / 2), Math.round(middle - DOG.headHeight / 2 - 2))
}

/**
 * The position of the head in the picture of the dog, and the columns that are left out so that its ears fit into 32
 * px.
 */
const DOG = { left: 7, top: 6, width: 34, headHeight: 19, spare: [11, 12, 21, 26, 35, 36] }

function drawDog(): Canvas {
  const dog = new Canvas(48, 40)
  drawCameo(dog, 24, 36, { pose: 'down/stand1', coat: 'cream', floats: true })
  const columns = Array.from({ length: DOG.width }, (_, i) => DOG.left + i).filter((x) => !DOG.spare.includes(x))
  const slim = new Canvas(columns.length, dog.height - DOG.top)
  columns.forEach((from, x) => slim.blit(dog.crop(from, DOG.top, 1, slim.height), x, 0))
  return closeLine(slim)
}

/**
 * Paints ink beside bare fur where a removed column has taken the outline away. A pixel darker than this sum counts as
 * outline.
 */
function closeLine(dog: Canvas): Canvas {
  const lineSum = 260
  const before = dog.clone()
  const isFur = (x: number, y: number) => (before.get(x, y)?.reduce((sum, channel) => sum + channel, 0) ?? 0) > lineSum
  for (let y = 0; y < dog.height; y++) {
    for (let x = 0; x < dog.width; x++) {
      if (before.alphaAt(x, y)) continue
      if (isFur(x - 1, y) || isFur(x + 1, y) || isFur(x, y - 1) || isFur(x, y + 1)) dog.set(x, y, 'ink')
    }
  }
  return dog
}

/** A paw in one colour. A platform paints its shape in a colour of its own. */
function drawPaw(): Canvas {
  const paw = new Canvas(ICON, ICON).ellipse(16, 21, 8, 7, 'ink')
  for (const [x, y] of [
    [6, 15],
    [12, 8],
    [20, 8],
    [26, 15],
  ] as const) {
    paw.ellipse(x, y, 3.5, 4.5, 'ink')
  }
  return paw
}

function roundedCorners(tile: Canvas): Canvas {
  const mask = new Canvas(tile.width, tile.height).roundRect(0, 0, tile.width, tile.height, 5, 'ink')
  for (let y = 0; y < tile.height; y++) {
    for (let x = 0; x < tile.width; x++) if (!mask.alphaAt(x, y)) tile.erase(x, y)
  }
  return tile
}
