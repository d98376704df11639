import { Canvas } from '#app/art/canvas.ts'
import { rng } from '#app/art/noise.ts'
import type { Season } from '#app/art/park/season.ts'
import { CAVE, CLIFF, CREST } from './cave.ts'
import { FULL, edgeSampler } from './edge.ts'
import type { EdgeLayer, Field } from './edge.ts'
import { drawLeaf, TILE } from './grass.ts'
import { FACE, FLOOR, WALL } from './indoor.ts'
import { LITTER, LUSH, PATH, SAND, SOIL } from './land.ts'
import { SETTS, WORN } from './setts.ts'
import { ROCK, SNOWFIELD } from './stone.ts'
import { BANK_ENDS_LEFT, BANK_ENDS_RIGHT, BEACH, DEEP, WATER } from './water.ts'

/** Every layer over the grass. The order of drawing is that of `terrainTiles` in durable/world. */
export const LAYERS = {
  lush: LUSH,
  litter: LITTER,
  sand: SAND,
  soil: SOIL,
  path: PATH,
  rock: ROCK,
  snowfield: SNOWFIELD,
  setts: SETTS,
  worn: WORN,
  floor: FLOOR,
  water: WATER,
  beach: BEACH,
  'bank-left': BANK_ENDS_LEFT,
  'bank-right': BANK_ENDS_RIGHT,
  deep: DEEP,
  wall: WALL,
  face: FACE,
  cave: CAVE,
  cliff: CLIFF,
  crest: CREST,
} as const
export type LayerName = keyof typeof LAYERS
/** The look of a tile: its variant, its frame (0 or 1) and the season. */
export type TileLook = { variant: number; frame: number; season: Season }

/** One tile of a layer, transparent outside the layer. */
export function edgeTile(name: LayerName, mask: number, look: TileLook): Canvas {
  const tile = new Canvas(TILE, TILE)
  if (mask === 0) return tile
  const layer: EdgeLayer = LAYERS[name]
  const { field, sample } = edgeSampler(mask, layer, look)
  for (let y = 0; y < TILE; y++) for (let x = 0; x < TILE; x++) tile.set(x, y, layer.paint(sample(x, y)))
  stampInside({ tile, mask, field, look, random: rng(layer.seed + look.variant * 31 + mask) }, name)
  return tile
}

type Stamping = { tile: Canvas; mask: number; field: Field; look: TileLook; random: () => number }

/**
 * Adds the small marks that give each surface its grain: clusters of at least 2 px, away from the edge of the material.
 */
function stampInside(stamping: Stamping, name: LayerName): void {
  const snow = stamping.look.season === 'snow'
  if (name === 'path') stampGravel(stamping)
  if (name === 'sand') stampSand(stamping)
  if (name === 'soil') stampClods(stamping)
  if (name === 'rock') stampCracks(stamping)
  if (name === 'snowfield') stampDrifts(stamping)
  if (name === 'lush' && !snow) stampTufts(stamping)
  if (name === 'litter') scatter(stamping, 15, 0, (x, y, pick) => drawLeaf(stamping.tile, x, y, pick))
  if (LAYERS[name].seed === WATER.seed || name === 'deep') {
    if (snow) stampIce(stamping)
    else stampWaves(stamping, name === 'deep')
  }
}

function isInside({ mask, field }: Stamping, x: number, y: number, margin: number): boolean {
  if (x < 1 || y < 1 || x > TILE - 5 || y > TILE - 4) return false
  return mask === FULL || (field(x, y) - 0.5) * TILE > margin
}

function scatter(
  stamping: Stamping,
  count: number,
  margin: number,
  draw: (x: number, y: number, pick: number) => void,
): void {
  for (let i = 0; i < count; i++) {
    const x = Math.floor(stamping.random() * TILE)
    const y = Math.floor(stamping.random() * TILE)
    if (isInside(stamping, x, y, margin)) draw(x, y, stamping.random())
  }
}

function stampGravel(stamping: Stamping): void {
  const { tile, look } = stamping
  const snow = look.season === 'snow'
  const pebble = { l: snow ? 'snow1' : 'gravel3', m: snow ? 'stone2' : 'gravel1' } as const
  const grain = snow ? 'snow1' : 'gravel1'
  const pebbles = look.variant === 5 ? 2 : look.variant > 2 ? 1 : 3
  scatter(stamping, pebbles, 5, (x, y, pick) =>
    tile.sprite(x, y, pick < 0.5 ? ['.l.', 'lm.'] : ['ll.', 'lmm', '.mm'], pebble),
  )
  scatter(stamping, look.variant > 2 ? 2 : 4, 4, (x, y) => tile.rect(x, y, 2, 1, grain))
  if (!snow && look.variant === 1) {
    scatter(stamping, 1, 7, (x, y) =>
      tile.sprite(x, y, ['tT.', 'TTd', '.dd'], { t: 'cream', T: 'stone3', d: 'gravel0' }),
    )
  }
}

function stampSand(stamping: Stamping): void {
  const { tile, look } = stamping
  const ripple = look.season === 'snow' ? 'snow0' : 'gravel2'
  scatter(stamping, 3, 5, (x, y) => tile.sprite(x, y, ['.mmm...', 'm...mm.'], { m: ripple }))
  scatter(stamping, 2, 5, (x, y) => tile.rect(x, y, 2, 1, look.season === 'snow' ? 'snow0' : 'gravel1'))
}

function stampClods(stamping: Stamping): void {
  const { tile, look } = stamping
  scatter(stamping, 7, 4, (x, y, pick) =>
    tile.sprite(x, y, pick < 0.5 ? ['.ll.', 'lmmd', '.dd.'] : ['.l.', 'ldd'], { l: 'soil3', m: 'soil2', d: 'soil1' }),
  )
  scatter(stamping, 4, 4, (x, y) => tile.rect(x, y, 2, 1, 'soil1').set(x + 1, y + 1, 'soil1'))
  if (look.season === 'snow') stampOldSnow(stamping)
}

/** Adds remains of snow where dogs dig. */
function stampOldSnow(stamping: Stamping): void {
  const { tile, look } = stamping
  const patches = [
    ['..####..', '.######.', '####.###', '..o#oo..'],
    ['.###.', '#####', '.o#o.'],
  ] as const
  scatter(stamping, 1 + (look.variant % 3), 7, (x, y, pick) => {
    if (x < TILE - 9) tile.sprite(x, y, patches[pick < 0.5 ? 0 : 1], { '#': 'snow1', o: 'snow0' })
  })
}

/** Adds plates on the rock, cracks in it, and lichen or snow. */
function stampCracks(stamping: Stamping): void {
  const { tile, look } = stamping
  const snow = look.season === 'snow'
  const plates = [
    ['..lllllll...', '.lllllllllm.', 'lllllllllmm.', '.llllllmmmd.', '..mmmmmmdd..', '....dddd....'],
    ['...llll...', '.lllllllm.', 'llllllmmd.', '.mmmmmdd..', '..ddd.....'],
  ] as const
  scatter(stamping, 2, 8, (x, y, pick) => {
    if (x < 19 && y < 25)
      tile.sprite(x, y, plates[pick < 0.5 ? 0 : 1], { l: snow ? 'snow1' : 'stone3', m: 'stone2', d: 'stone1' })
  })
  scatter(stamping, 2, 7, (x, y, pick) =>
    tile.sprite(x, y, pick < 0.5 ? ['d....', '.dd..', '..ld.'] : ['..d', '.dl', 'd..'], { d: 'stone1', l: 'stone3' }),
  )
  if (snow) scatter(stamping, 3, 6, (x, y) => tile.sprite(x, y, ['.##.', '####'], { '#': 'snow2' }))
  else if (look.variant === 3) {
    scatter(stamping, 2, 6, (x, y) => tile.sprite(x, y, ['.m.', 'mmn', '.n.'], { m: 'gold2', n: 'grass3' }))
  }
}

function stampDrifts(stamping: Stamping): void {
  const { tile, look } = stamping
  scatter(stamping, 2, 6, (x, y) => tile.sprite(x, y, ['..###.', '##...#'], { '#': 'snow1' }))
  if (look.variant === 2) {
    scatter(stamping, 1, 8, (x, y) => tile.sprite(x, y, ['.g.g', 'g.g.', '.##.'], { g: 'leaf3', '#': 'snow0' }))
  }
}

function stampTufts(stamping: Stamping): void {
  const { tile, look } = stamping
  if (look.season === 'autumn') scatter(stamping, 9, 2, (x, y, pick) => drawLeaf(tile, x, y, pick))
  scatter(stamping, 3, 3, (x, y, pick) =>
    tile.sprite(x, y, pick < 0.5 ? ['.l..', '.g.l', 'dgdg'] : ['l..', 'g.l', 'dgd'], {
      l: 'grass5',
      g: 'grass4',
      d: 'grass2',
    }),
  )
  scatter(stamping, 3, 3, (x, y) =>
    tile
      .set(x, y, 'grass2')
      .set(x + 1, y + 1, 'grass2')
      .set(x + 2, y, 'grass2'),
  )
}

function stampWaves(stamping: Stamping, deep: boolean): void {
  const { tile, look } = stamping
  const light = deep ? 'water2' : 'water3'
  const random = rng((deep ? DEEP.seed : WATER.seed) + look.variant * 7 + 1)
  for (let i = 0; i < 4; i++) {
    const start = 2 + Math.floor(random() * 20)
    const y = 2 + Math.floor(random() * 28)
    const length = 3 + Math.floor(random() * 6)
    const pick = random()
    const x = start + (look.frame === 0 ? 0 : pick < 0.5 ? 2 : -1)
    if (!isInside(stamping, x, y, deep ? 5 : 12) || !isInside(stamping, x + length, y, 12)) continue
    tile.rect(x, y, length, 1, light)
    if (pick < 0.6) tile.rect(x + 2, y + 1, Math.max(1, length - 3 - look.frame), 1, light)
    if (pick < 0.22) tile.set(x + 1 + look.frame * 2, y, 'water4')
  }
}

/** Adds cracks in the ice, or a little snow. */
function stampIce(stamping: Stamping): void {
  const { tile, random } = stamping
  const pick = random()
  const wide = isInside(stamping, 8, 8, 12)
  if (pick < 0.35 && wide && isInside(stamping, 22, 20, 12)) {
    const x = 6 + Math.floor(random() * 8)
    const y = 8 + Math.floor(random() * 10)
    tile
      .line(x, y, x + 7, y + 4, 'snow2')
      .line(x + 7, y + 4, x + 13, y + 3, 'snow2')
      .line(x + 5, y + 3, x + 3, y + 8, 'snow2')
  } else if (pick < 0.7 && wide) {
    const drift = ['.######.....', '##########..', '..#########.']
    tile.sprite(7 + Math.floor(random() * 12), 8 + Math.floor(random() * 14), drift, { '#': 'snow1' })
  }
}
