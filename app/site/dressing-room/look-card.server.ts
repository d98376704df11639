import { zlibSync } from 'fflate'
import items from '#app/art/built/dog-items.png?inline'
import dogs from '#app/art/built/dogs.png?inline'
import backdrop from '#app/art/built/site/look-card.png?inline'
import { readIndexedPng } from '#app/art/read-indexed-png.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { stillDog } from '#app/dog/still-dog.server.ts'
import { parseColor } from '#durable/rules/colours.ts'
import type { Rgb } from '#durable/rules/colours.ts'
import type { Outfit } from '#durable/rules/looks/outfit-address.ts'
import { indexedPng } from '#durable/rules/pictures/indexed-png.ts'
import type { Pixels } from '#durable/rules/pictures/indexed-png.ts'

/** Pixels of the card for each pixel of the dog, and of the image for each pixel of the card. */
const DOG_ZOOM = 3
const CARD_ZOOM = 3
/** Where the dog's foot is, in pixels of the card from its lower edge. */
const FOOT_RISE = 14
/** Half the time of the highest, for an eighth more bytes. */
const LEVEL = 6

/** The sheets and the backdrop are read once in each isolate. */
let pictures: { dogs: Pixels; items: Pixels; backdrop: Pixels } | undefined

/** The preview picture of a look: its dog in front of the park, 1200 by 630. @throws beyond 256 colours */
export function lookCard(outfit: Outfit): Uint8Array<ArrayBuffer> {
  pictures ??= { dogs: pixelsOf(dogs), items: pixelsOf(items), backdrop: pixelsOf(backdrop) }
  const card = { ...pictures.backdrop, data: pictures.backdrop.data.slice() }
  const corner = {
    x: Math.round(card.width / 2) - PICTURE.foot.x * DOG_ZOOM,
    y: card.height - FOOT_RISE - PICTURE.foot.y * DOG_ZOOM,
  }
  for (const layer of stillDog(outfit, { pose: 'sit' }).layers) {
    const tint = layer.tint === null ? null : parseColor(layer.tint)
    const sheet = pictures[layer.sheet]
    for (let y = 0; y < layer.height * DOG_ZOOM; y++) {
      for (let x = 0; x < layer.width * DOG_ZOOM; x++) {
        const from = [layer.x + Math.floor(x / DOG_ZOOM), layer.y + Math.floor(y / DOG_ZOOM)] as const
        const to = [corner.x + layer.left * DOG_ZOOM + x, corner.y + layer.top * DOG_ZOOM + y] as const
        lay(card, to, sheet, from, tint)
      }
    }
  }
  const png = indexedPng(card, { zoom: CARD_ZOOM, compress: (bytes) => zlibSync(bytes, { level: LEVEL }) })
  if (png === null) throw new Error('a look of more than 256 colours')
  return png
}

type Point = readonly [x: number, y: number]

/** Lays a pixel of a sheet over one of the card, in its own colour or in that of the tint. */
function lay(card: Pixels, [x, y]: Point, sheet: Pixels, [fromX, fromY]: Point, tint: Rgb | null): void {
  const from = (fromY * sheet.width + fromX) * 4
  const to = (y * card.width + x) * 4
  const [red = 0, green = 0, blue = 0, alpha = 0] = sheet.data.subarray(from, from + 4)
  const paint = tint ? [tint.r, tint.g, tint.b] : [red, green, blue]
  paint.forEach((channel, i) => {
    const below = card.data[to + i] ?? 0
    card.data[to + i] = Math.round((channel * alpha + below * (255 - alpha)) / 255)
  })
}

function pixelsOf(dataUrl: string): Pixels {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return readIndexedPng(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)))
}
