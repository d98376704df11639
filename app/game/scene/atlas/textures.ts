import type { Texture } from 'pixi.js'
import badgesSheet from '#app/art/built/badges.json' with { type: 'json' }
import badgesUrl from '#app/art/built/badges.png'
import creaturesSize from '#app/art/built/creatures-size.json' with { type: 'json' }
import creaturesUrl from '#app/art/built/creatures.png'
import npcsSheet from '#app/art/built/npcs.json' with { type: 'json' }
import npcsUrl from '#app/art/built/npcs.png'
import litUrl from '#app/art/built/park-lit.png'
import looks from '#app/art/built/park-looks.json' with { type: 'json' }
import fontSheet from '#app/art/built/pixel-font.json' with { type: 'json' }
import fontUrl from '#app/art/built/pixel-font.png'
import dotUrl from '#app/art/built/ui/dot.png'
import ownRingUrl from '#app/art/built/ui/own-ring.png'
import ownPlateUrl from '#app/art/built/ui/plate-own.png'
import plateUrl from '#app/art/built/ui/plate.png'
import playSignsUrl from '#app/art/built/ui/play-signs.png'
import targetUrl from '#app/art/built/ui/target.png'
import { DOG_SHEETS } from '#app/dog/dog-sheets.ts'
import type { DogLayer } from '#app/dog/layers.ts'
import type { Frames, Pictures, SeasonPictures } from '#app/game/scene/dresses/pictures.ts'
import type { Season } from '#app/shared/season.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { Atlas, partOf } from './atlas.ts'
import type { AtlasSheet } from './atlas.ts'
import { COMMON_PAGE, RoomPictures } from './room-pictures.ts'

export type Textures = {
  terrain: AtlasSheet
  /** The ground of indoor rooms. */
  floors: AtlasSheet
  things: AtlasSheet
  /** Which pictures of ground and things are loaded. */
  rooms: RoomPictures
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
  /** What shines of things in the dark: all of it in one picture, which is empty until it is loaded. */
  lit: { picture: Texture; load: () => Promise<void> }
  /** What lives in the park besides dogs, likewise. */
  creatures: { picture: Texture; load: () => Promise<void> }
  /** One white pixel of the atlas of standing things. */
  pixel: Texture
}

/** The pictures of a season, imported when needed, so that nobody loads snow in June. */
const DRESSES: Record<Season, () => Promise<SeasonPictures>> = {
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
const FONT_PX = { width: 192, height: 108 }
/** How far down the full stop of the pixel font is, px. */
const DOT_Y_PX = 9

/** The pictures that are the same in every season. */
const UNDRESSED = {
  badges: [drawn(badgesUrl, badgesSheet)],
  npcs: [drawn(npcsUrl, npcsSheet)],
  dogs: [DOG_SHEETS.dogs],
  items: [DOG_SHEETS.items],
  letters: [{ url: fontUrl, ...FONT_PX, frames: fontSheet.frames }],
  plate: [whole(plateUrl, PLATE_PX, PLATE_PX)],
  ownPlate: [whole(ownPlateUrl, PLATE_PX, PLATE_PX)],
  dot: [whole(dotUrl, 2 * DOT_PX, DOT_PX)],
  ownRing: [whole(ownRingUrl, OWN_RING_PX.width, OWN_RING_PX.height)],
  playSigns: [whole(playSignsUrl, 3 * PLAY_SIGN_PX.width, PLAY_SIGN_PX.height)],
  target: [whole(targetUrl, TARGET_PX.width, TARGET_PX.height)],
} satisfies Record<string, readonly Pictures[]>

/** It is loaded by itself, when it is dark. */
const LIT = whole(litUrl, looks.litSize.w, looks.litSize.h)

/** It is loaded by itself, behind the first frame. */
const CREATURES = whole(creaturesUrl, creaturesSize.w, creaturesSize.h)

/** Makes the browser fetch every picture of the park for a season into its cache, those first that each room needs. */
export async function fetchPictures(season: Season): Promise<void> {
  const { terrain, things } = await DRESSES[season]()
  const pages = [things.get(COMMON_PAGE), ...terrain.values(), ...things.values()]
  const urls = [...Object.values(UNDRESSED).flat(), ...pages].flatMap((pictures) => pictures?.url ?? [])
  for (const url of new Set(urls)) new Image().src = url
}

type LoadOptions = {
  /** The room that is shown first. */
  first?: Promise<RoomDoc>
  /** For a 2D canvas and not for a graphics card. */
  isPlain?: boolean
}

/**
 * Loads the pictures that every room needs in a season, and those of the first room as soon as it is known. All others come
 * by `rooms`. @throws if one cannot be loaded
 */
export async function loadTextures(now: Season, { first, isPlain = false }: LoadOptions = {}): Promise<Textures> {
  const season = await DRESSES[now]()
  const { terrain, floors, things } = season
  const outdoors = new Atlas({ terrain: [...terrain.values()] }, { isPlain })
  const indoors = floors === terrain ? outdoors : new Atlas({ terrain: [...floors.values()] }, { isPlain })
  const standing = new Atlas(
    { things: [...things.values()], ...UNDRESSED, lit: [LIT], creatures: [CREATURES] },
    { isPlain },
  )
  const common = things.get(COMMON_PAGE)
  const always = [...(common ? [common] : []), ...Object.values<readonly Pictures[]>(UNDRESSED).flat()]
  const rooms = new RoomPictures({ outdoors, indoors, standing }, season, always)
  await Promise.all([rooms.loadAlways(), first?.then((doc) => rooms.load(doc))])
  const { sheets } = standing
  const playSign = (index: number) =>
    partOf(sheets.playSigns(WHOLE), { x: index * PLAY_SIGN_PX.width, y: 0, ...PLAY_SIGN_PX })
  return {
    terrain: outdoors.sheets.terrain,
    floors: indoors.sheets.terrain,
    things: sheets.things,
    rooms,
    badges: sheets.badges,
    npcs: sheets.npcs,
    letters: sheets.letters,
    dogs: { dogs: sheets.dogs, items: sheets.items },
    plate: sheets.plate(WHOLE),
    ownPlate: sheets.ownPlate(WHOLE),
    dotRim: partOf(sheets.dot(WHOLE), { x: 0, y: 0, width: DOT_PX, height: DOT_PX }),
    dotMiddle: partOf(sheets.dot(WHOLE), { x: DOT_PX, y: 0, width: DOT_PX, height: DOT_PX }),
    ownRing: sheets.ownRing(WHOLE),
    playSigns: { KnogleKnas: playSign(0), JumpingDog: playSign(1), CatsFree: playSign(2) },
    target: sheets.target(WHOLE),
    lit: { picture: sheets.lit(WHOLE), load: () => standing.load(LIT) },
    creatures: { picture: sheets.creatures(WHOLE), load: () => standing.load(CREATURES) },
    pixel: partOf(sheets.letters('.'), { x: 0, y: DOT_Y_PX, width: 1, height: 1 }),
  }
}

function drawn(url: string, { frames, meta }: { frames: Frames; meta: { size: { w: number; h: number } } }): Pictures {
  return { url, width: meta.size.w, height: meta.size.h, frames }
}

function whole(url: string, width: number, height: number): Pictures {
  return { url, width, height, frames: { [WHOLE]: { frame: { x: 0, y: 0, w: width, h: height } } } }
}
