import type { Prop } from './prop.ts'
import type { Season } from './season.ts'

/** Flat things lie on the ground under every shadow; standing ones are drawn by the order of their feet. */
export type Prefab = {
  kind: 'flat' | 'standing'
  frames: number
  draw: (season: Season, frame: number) => Prop
}

export function standing(draw: (season: Season) => Prop): Prefab {
  return { kind: 'standing', frames: 1, draw }
}

export function flat(draw: (season: Season) => Prop): Prefab {
  return { kind: 'flat', frames: 1, draw }
}

export function moving(draw: Prefab['draw']): Prefab {
  return { kind: 'standing', frames: 2, draw }
}

/** What moves and lies on the ground: the edge of the sea. */
export function movingFlat(draw: Prefab['draw']): Prefab {
  return { kind: 'flat', frames: 2, draw }
}
