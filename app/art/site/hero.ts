import { Canvas } from '#app/art/canvas.ts'
import { TILE } from '#app/art/park/terrain/grass.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { HERO_COLUMNS, HERO_ROWS, drawHeroGround } from './hero-ground.ts'
import { FOUNTAIN_AT, GATE_AT, heroThings, prefab } from './hero-things.ts'
import type { Placed } from './hero-things.ts'
import { SITE_SEASONS } from './season.ts'
import type { SiteSeason } from './season.ts'
import { drawShade } from './shade.ts'

export const HERO_WIDTH = HERO_COLUMNS * TILE
/** Transparent rows on top, into which tree tops reach, so that they overlap the header's meadow. */
export const HERO_SKY_ROWS = 96
export const HERO_HEIGHT = HERO_ROWS * TILE + HERO_SKY_ROWS
/** The width that a phone shows: 688 CSS pixels, for screens below 680, with a quarter of the bytes of the whole. */
export const NARROW_HERO_WIDTH = 344
/** The share of the plaza's floor in the hero: the three inner rings, up to a joint between two rings. */
const FLOOR_SHARE = 0.76
const FLOOR = { cx: 640, cy: 150, fullRx: 176, fullRy: 132 }

/** The positions of the animated and the covering pictures, in art pixels from the upper left of the hero. */
export type HeroPlaces = Record<'fountain' | 'gate', { x: number; y: number; w: number; h: number }>

/** The scene of the start page: the park, the gate over it, and the fountain's two frames. */
export function drawHero(): { pictures: Frames; places: HeroPlaces } {
  const pictures: Frames = {}
  for (const season of SITE_SEASONS) {
    const scene = drawScene(season)
    pictures[`hero-${season}`] = scene
    pictures[`hero-${season}-narrow`] = middleOf(scene)
    pictures[`hero-${season}-gate`] = prefab('gate', season).body
    pictures[`hero-${season}-fountain`] = fountainStrip(season)
  }
  return { pictures, places: { fountain: placeOf('fountain', FOUNTAIN_AT), gate: placeOf('gate', GATE_AT) } }
}

export function middleOf(scene: Canvas): Canvas {
  return scene.crop((scene.width - NARROW_HERO_WIDTH) / 2, 0, NARROW_HERO_WIDTH, scene.height)
}

export function drawScene(season: SiteSeason): Canvas {
  const scene = new Canvas(HERO_WIDTH, HERO_HEIGHT).blit(drawHeroGround(season), 0, HERO_SKY_ROWS)
  drawFloor(scene, season)
  const gate = { prop: prefab('gate', season), ...GATE_AT, sortY: GATE_AT.y }
  const things = heroThings(season, HERO_WIDTH).sort((a, b) => a.sortY - b.sortY)
  scene.blit(drawShade(HERO_WIDTH, HERO_ROWS * TILE, [...things, gate]), 0, HERO_SKY_ROWS)
  for (const thing of things) lay(scene, thing, thing.prop.body)
  return scene
}

function lay(scene: Canvas, { prop, x, y }: Placed, picture: Canvas): void {
  scene.blit(picture, x - prop.foot[0], y - prop.foot[1] + HERO_SKY_ROWS)
}

/** The plaza's floor reduced to its inner rings, with a stone kerb. */
function drawFloor(scene: Canvas, season: SiteSeason): void {
  const { body, foot } = prefab('plaza', season)
  const distance = (x: number, y: number) => Math.hypot(x / FLOOR.fullRx, y / FLOOR.fullRy)
  for (let y = 0; y < body.height; y++) {
    for (let x = 0; x < body.width; x++) {
      const [dx, dy] = [x - foot[0], y - foot[1]]
      const [sx, sy] = [FLOOR.cx + dx, FLOOR.cy + dy + HERO_SKY_ROWS]
      const share = distance(dx, dy)
      if (share <= FLOOR_SHARE) scene.set(sx, sy, body.get(x, y), body.alphaAt(x, y))
      else if (distance(dx, dy - 3) <= FLOOR_SHARE) scene.set(sx, sy, dx < 0 ? 'stone1' : 'stone0')
      else if (share <= FLOOR_SHARE + 0.012) scene.set(sx, sy, 'stone1')
    }
  }
}

function fountainStrip(season: SiteSeason): Canvas {
  const frames = [0, 1].map((frame) => prefab('fountain', season, frame).body)
  const width = frames[0]?.width ?? 0
  const strip = new Canvas(width * frames.length, frames[0]?.height ?? 0)
  frames.forEach((frame, i) => strip.blit(frame, i * width, 0))
  return strip
}

function placeOf(name: 'fountain' | 'gate', at: { x: number; y: number }): HeroPlaces['gate'] {
  const { body, foot } = prefab(name, 'normal')
  return { x: at.x - foot[0], y: at.y - foot[1] + HERO_SKY_ROWS, w: body.width, h: body.height }
}
