import type { Texture } from 'pixi.js'
import badgesSheet from '#app/art/built/badges.json' with { type: 'json' }
import badgesUrl from '#app/art/built/badges.png'
import npcsSheet from '#app/art/built/npcs.json' with { type: 'json' }
import npcsUrl from '#app/art/built/npcs.png'
import fontData from '#app/art/built/pixel-font.json' with { type: 'json' }
import fontUrl from '#app/art/built/pixel-font.png'
import dotUrl from '#app/art/built/ui/dot.png'
import ownRingUrl from '#app/art/built/ui/own-ring.png'
import ownPlateUrl from '#app/art/built/ui/plate-own.png'
import plateUrl from '#app/art/built/ui/plate.png'
import playSignsUrl from '#app/art/built/ui/play-signs.png'
import targetUrl from '#app/art/built/ui/target.png'
import { DOG_SHEETS } from '#app/dog/dog-sheets.ts'
import type { DogLayer } from '#app/dog/layers.ts'
import type { Frames, Pictures } from '#app/game/scene/dresses/pictures.ts'
import type { Season } from '#app/shared/season.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { loadAtlas, loadSheet, loadSheets, partOf } from './atlas.ts'
import type { AtlasSheet } from './atlas.ts'

export type Textures = {
  terrain: AtlasSheet
  /** The indoor ground if it differs from the season's; null if it does not, and until it is loaded. */
  floors: AtlasSheet | null
  things: AtlasSheet
  badges: AtlasSheet
  npcs: AtlasSheet
  dogs: Record<DogLayer['sheet'], AtlasSheet>
  /** The letters of name plates. */
  letters: AtlasSheet
  plate: Texture
  ownPlate: Texture
  /** The rim of a dot and its white middle, and the ring round the own dog. */
  dotRim: Texture
  dotMiddle: Texture
  ownRing: Texture
  /** Over the head of a dog that plays, by its game. */
  playSigns: Record<GameKey, Texture>
  target: Texture
  /** One white pixel of the atlas of standing things. */
  pixel: Texture
}

/** The pictures of a season, imported when needed, so that nobody loads snow in June. */
const DRESSES: Record<Season, () => Promise<{ terrain: Pictures; things: Pictures; floors?: Pictures }>> = {
  normal: () => import('#app/game/scene/dresses/summer.ts'),
  autumn: () => import('#app/game/scene/dresses/autumn.ts'),
  winter: () => import('#app/game/scene/dresses/snow.ts'),
}

const WHOLE = 'whole'

/** The sizes of pictures that are no sheets, px. */
const PLATE_PX = 12
const DOT_PX = 6
const OWN_RING_PX = { width: 36, height: 13 }
/** One play sign, of three side by side. */
const PLAY_SIGN_PX = { width: 21, height: 20 }
const TARGET_PX = { width: 28, height: 18 }
/** How far down the full stop of the pixel font is, px. */
const DOT_Y_PX = 9

const LETTERS: Frames = Object.fromEntries(
  Object.entries(fontData.chars).map(([letter, { x, y, width: w, height: h }]) => [letter, { frame: { x, y, w, h } }]),
)

/** The pictures that are the same in every season. */
const UNDRESSED = {
  badges: { url: badgesUrl, frames: badgesSheet.frames },
  npcs: { url: npcsUrl, frames: npcsSheet.frames },
  dogs: DOG_SHEETS.dogs,
  items: DOG_SHEETS.items,
  letters: { url: fontUrl, frames: LETTERS },
  plate: whole(plateUrl, PLATE_PX, PLATE_PX),
  ownPlate: whole(ownPlateUrl, PLATE_PX, PLATE_PX),
  dot: whole(dotUrl, 2 * DOT_PX, DOT_PX),
  ownRing: whole(ownRingUrl, OWN_RING_PX.width, OWN_RING_PX.height),
  playSigns: whole(playSignsUrl, 3 * PLAY_SIGN_PX.width, PLAY_SIGN_PX.height),
  target: whole(targetUrl, TARGET_PX.width, TARGET_PX.height),
}

/** Makes the browser fetch every picture of the park for a season into its cache. */
export async function fetchPictures(season: Season): Promise<void> {
  const { terrain, things } = await DRESSES[season]()
  for (const { url } of [terrain, things, ...Object.values(UNDRESSED)]) new Image().src = url
}

/**
 * Loads every picture of the park for a season. They are few, so they are loaded together. `isPlain`: for a 2D canvas and
 * not for a graphics card. @throws if one cannot be loaded
 */
export async function loadTextures(season: Season, { isPlain = false } = {}): Promise<Textures> {
  const dress = await DRESSES[season]()
  const sets = { things: dress.things, ...UNDRESSED }
  const [terrain, standing] = await Promise.all([
    loadSheet(dress.terrain),
    isPlain ? loadSheets(sets) : loadAtlas(sets),
  ])
  const { things, badges, npcs, dogs, items, letters } = standing
  const plates = { plate: standing.plate(WHOLE), ownPlate: standing.ownPlate(WHOLE) }
  const playSign = (index: number) =>
    partOf(standing.playSigns(WHOLE), { x: index * PLAY_SIGN_PX.width, y: 0, ...PLAY_SIGN_PX })
  const pixel = partOf(letters('.'), { x: 0, y: DOT_Y_PX, width: 1, height: 1 })
  return {
    terrain,
    floors: null,
    things,
    badges,
    npcs,
    letters,
    dogs: { dogs, items },
    ...plates,
    dotRim: partOf(standing.dot(WHOLE), { x: 0, y: 0, width: DOT_PX, height: DOT_PX }),
    dotMiddle: partOf(standing.dot(WHOLE), { x: DOT_PX, y: 0, width: DOT_PX, height: DOT_PX }),
    ownRing: standing.ownRing(WHOLE),
    playSigns: { KnogleKnas: playSign(0), JumpingDog: playSign(1), CatsFree: playSign(2) },
    target: standing.target(WHOLE),
    pixel,
  }
}

/** Loads the indoor ground, if the season has one of its own. Outdoor rooms do not wait for it. */
export async function loadFloors(season: Season): Promise<AtlasSheet | null> {
  const { floors } = await DRESSES[season]()
  return floors ? loadSheet(floors) : null
}

function whole(url: string, w: number, h: number): Pictures {
  return { url, frames: { [WHOLE]: { frame: { x: 0, y: 0, w, h } } } }
}
