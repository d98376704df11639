import { Canvas } from '#app/art/canvas.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { drawBirch } from '#app/art/park/wild/birch.ts'
import { drawBush } from '#app/art/park/wild/bush.ts'
import { drawSpruce } from '#app/art/park/wild/spruce.ts'
import { trimmed } from '#app/art/site/header/header.ts'
import type { Frames } from '#app/art/site/kit/frames.ts'
import { prefab } from './hero-things.ts'
import { PARK_SEASON, SITE_SEASONS } from './season.ts'
import type { SiteSeason } from './season.ts'
import { drawShade } from './shade.ts'

/** Things along the edges of a page, each with its shadow. */
const EDGE_THINGS: Readonly<Record<string, string>> = {
  lamp: 'lamp',
  bench: 'bench',
  boulder: 'boulder',
  reeds: 'reeds-high',
  flowerbed: 'flowerbed-red',
  kennel: 'kennel-red',
  spruce: 'spruce-great',
  'spruce-small': 'spruce-broad',
  birch: 'birch-tall',
  bush: 'bush-rose',
  'bush-low': 'bush-low',
}

/** The period of the wood behind the fence, in art pixels. */
const WOOD_WIDTH = 640
const WOOD_HEIGHT = 160
const FENCE_Y = 150
const FENCE_PX = 128
const WOOD: readonly (readonly [
  kind: 'birch' | 'spruce' | 'bush',
  x: number,
  y: number,
  seed: number,
  size?: number,
])[] = [
  ['spruce', 20, 122, 1, 0.95],
  ['spruce', 74, 108, 2, 0.85],
  ['spruce', 132, 116, 3, 0.8],
  ['birch', 196, 124, 2],
  ['bush', 250, 126, 1],
  ['spruce', 292, 106, 4, 0.72],
  ['bush', 336, 128, 3],
  ['birch', 392, 122, 1],
  ['spruce', 448, 110, 5, 0.8],
  ['spruce', 506, 118, 1, 0.9],
  ['bush', 556, 127, 4],
  ['spruce', 590, 104, 3, 0.78],
]
const BIRCH_FORMS = ['round', 'tall', 'wide'] as const

/** For the dog pages: the repeating wood behind its fence, and single things for the edges of any page. */
export function drawScenery(): Frames {
  const scenery: Frames = {}
  for (const season of SITE_SEASONS) {
    scenery[`wood-${season}`] = drawWood(season)
    for (const [name, from] of Object.entries(EDGE_THINGS)) {
      scenery[`thing-${season}-${name}`] = standing(prefab(from, season))
    }
  }
  return scenery
}

function drawWood(season: SiteSeason): Canvas {
  const wood = new Canvas(WOOD_WIDTH, WOOD_HEIGHT)
  const fence = prefab('fence-4', season)
  const fences = Array.from({ length: WOOD_WIDTH / FENCE_PX }, (_, i) => ({
    prop: fence,
    x: i * FENCE_PX + fence.foot[0],
    y: FENCE_Y,
  }))
  const things = [
    ...WOOD.map(([kind, x, y, seed, size]) => ({ prop: grown(kind, season, seed, size), x, y })),
    ...fences,
  ]
  const turns = [-WOOD_WIDTH, 0, WOOD_WIDTH].flatMap((turn) => things.map((thing) => ({ ...thing, x: thing.x + turn })))
  wood.blit(drawShade(WOOD_WIDTH, WOOD_HEIGHT, turns), 0, 0)
  turns.sort((a, b) => a.y - b.y)
  for (const { prop, x, y } of turns) wood.blit(prop.body, x - prop.foot[0], y - prop.foot[1])
  return wood
}

function grown(kind: 'birch' | 'spruce' | 'bush', season: SiteSeason, seed: number, size = 1): Prop {
  const parkSeason = PARK_SEASON[season]
  if (kind === 'birch') return drawBirch(parkSeason, seed, BIRCH_FORMS[seed % BIRCH_FORMS.length] ?? 'round')
  if (kind === 'spruce') return drawSpruce(parkSeason, seed, size)
  return drawBush(parkSeason, { seed, form: 'round', berries: seed % 2 ? 'pink' : null })
}

function standing({ body, shadow }: Prop): Canvas {
  const width = Math.max(body.width, shadow.width)
  return trimmed(new Canvas(width, Math.max(body.height, shadow.height)).blit(shadow, 0, 0).blit(body, 0, 0))
}
