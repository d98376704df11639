import { BitmapFont, Cache, ImageSource, Rectangle, Texture } from 'pixi.js'
import type { BitmapFontData } from 'pixi.js'
import badgesSheet from '#app/art/built/badges.json' with { type: 'json' }
import badgesUrl from '#app/art/built/badges.png'
import fontData from '#app/art/built/pixel-font.json' with { type: 'json' }
import fontUrl from '#app/art/built/pixel-font.png'
import ownPlateUrl from '#app/art/built/ui/plate-own.png'
import plateUrl from '#app/art/built/ui/plate.png'
import targetUrl from '#app/art/built/ui/target.png'
import { DOG_SHEETS } from '#app/dog/dog-sheets.ts'
import type { DogLayer } from '#app/dog/layers.ts'
import type { Season } from '#app/site/season.ts'
import type { Frames, Pictures } from './dresses/pictures.ts'

/** A texture by the name of its picture; a name that is not drawn gives an empty one. */
export type Sheet = (name: string) => Texture

export type Textures = {
  terrain: Sheet
  things: Sheet
  badges: Sheet
  dogs: Record<DogLayer['sheet'], Sheet>
  plate: Texture
  ownPlate: Texture
  target: Texture
}

export const PLATE_FONT = 'Voffpark Pixel'

/** The dress of a season. A season is fetched when it is there: nobody waits for snow in June. */
const DRESSES: Record<Season, () => Promise<{ terrain: Pictures; things: Pictures }>> = {
  normal: () => import('./dresses/summer.ts'),
  autumn: () => import('./dresses/autumn.ts'),
  winter: () => import('./dresses/snow.ts'),
}

/** Fetches every picture of the park in the dress of a season. They are few, so they come at once. */
export async function loadTextures(season: Season): Promise<Textures> {
  const dress = DRESSES[season]()
  const [terrain, things, badges, dogs, items, font, plate, ownPlate, target] = await Promise.all([
    dress.then(({ terrain }) => loadSheet(terrain.url, terrain.frames)),
    dress.then(({ things }) => loadSheet(things.url, things.frames)),
    loadSheet(badgesUrl, badgesSheet.frames),
    loadSheet(DOG_SHEETS.dogs.url, DOG_SHEETS.dogs.frames),
    loadSheet(DOG_SHEETS.items.url, DOG_SHEETS.items.frames),
    loadTexture(fontUrl),
    loadTexture(plateUrl),
    loadTexture(ownPlateUrl),
    loadTexture(targetUrl),
  ])
  installFont(font)
  return { terrain, things, badges, dogs: { dogs, items }, plate, ownPlate, target }
}

// An image element, not Pixi's loader: that one works in workers made from blobs, which our security policy refuses.
async function loadTexture(url: string): Promise<Texture> {
  const image = new Image()
  image.src = url
  await image.decode()
  return new Texture({ source: new ImageSource({ resource: image, scaleMode: 'nearest' }) })
}

async function loadSheet(url: string, frames: Frames): Promise<Sheet> {
  const { source } = await loadTexture(url)
  const textures = new Map<string, Texture>()
  for (const [name, drawn] of Object.entries(frames)) {
    if (!drawn) continue
    const { x, y, w, h } = drawn.frame
    const frame = new Rectangle(x, y, w, h)
    textures.set(name, new Texture({ source, frame, ...(drawn.anchor && { defaultAnchor: drawn.anchor }) }))
  }
  return (name) => textures.get(name) ?? Texture.EMPTY
}

function installFont(page: Texture): void {
  const key = `${PLATE_FONT}-bitmap`
  if (Cache.has(key)) Cache.remove(key)
  const data: Pick<BitmapFontData, keyof typeof fontData & keyof BitmapFontData> = fontData
  Cache.set(key, new BitmapFont({ data: { ...data, fontFamily: PLATE_FONT }, textures: [page] }))
}
