import { TILE_PX } from '../tiles.ts'
import type { Tile } from '../tiles.ts'

/** The thing by which `use` names all festive pieces of a room. With `:` and a kind it sets one up, with `:` and a number it takes that one away. */
export const FESTIVE = 'festive'

/** [PC14] What the committee sets up. */
export const FESTIVE_KINDS = ['bunting', 'string-lights', 'lamp', 'bench', 'blanket', 'maypole'] as const
export type FestiveKind = (typeof FESTIVE_KINDS)[number]

/** [PC14] [PC15] The most pieces of a room, and for how long they stand after the newest one was set up, ms, as long as administrators have published nothing else [SD31]. */
export const FESTIVE_LIMITS = { piecesMax: 40, standMs: 3_600_000 } as const

/** [PC14] Ground on which pieces may be set up: the top left tile, and the size in tiles. */
export type FestiveArea = Tile & { w: number; h: number }

/** What is asked by `use`: to set up one of a kind where the dog stands, to take one away, or all of them. */
export type FestiveAsk = { do: 'stand'; kind: FestiveKind } | { do: 'clear'; piece: number | 'all' }

/** How high above the lower edge of its tile a piece has its foot, art px: behind the paws of a dog on that tile. */
const FOOT_UP_PX = 12

/** What `use` of this thing asks for; null if it names nothing festive. */
export function festiveAsked(thing: string): FestiveAsk | null {
  if (thing === FESTIVE) return { do: 'clear', piece: 'all' }
  const name = thing.startsWith(`${FESTIVE}:`) ? thing.slice(FESTIVE.length + 1) : ''
  const kind = FESTIVE_KINDS.find((one) => one === name)
  if (kind) return { do: 'stand', kind }
  return /^[1-9][0-9]{0,8}$/.test(name) ? { do: 'clear', piece: Number(name) } : null
}

/** The thing by which `use` names a kind or a piece. */
export function festiveThing(of: FestiveKind | number): string {
  return `${FESTIVE}:${of}`
}

/** [PC14] The areas of a room where pieces may be set up. */
export function festiveAreas(areas: readonly ({ kind: string } & FestiveArea)[]): FestiveArea[] {
  return areas.filter(({ kind }) => kind === FESTIVE).map(({ x, y, w, h }) => ({ x, y, w, h }))
}

/** [PC14] Whether a piece may stand on this tile. */
export function isFestive(areas: readonly FestiveArea[], { x, y }: Tile): boolean {
  return areas.some((area) => x >= area.x && x < area.x + area.w && y >= area.y && y < area.y + area.h)
}

/** [PC14] The foot of the picture of a piece on this tile, art px. It has no ground, so a dog may stand there too, in front of it. */
export function footOfPiece({ x, y }: Tile): { x: number; y: number } {
  return { x: x * TILE_PX + TILE_PX / 2, y: (y + 1) * TILE_PX - FOOT_UP_PX }
}

/** [PC14] The prefab by which a piece is drawn. On open ground there are no lamps from which bunting could hang. */
export function prefabOfPiece(kind: FestiveKind): string {
  return kind === 'bunting' ? 'bunting-posts' : kind
}
