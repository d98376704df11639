import type { Prop } from './prop.ts'
import type { Season } from './season.ts'

/** Flat things are drawn on the ground below every shadow; standing ones in the order of their feet. */
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

/** An animated flat thing: the edge of the sea. */
export function movingFlat(draw: Prefab['draw']): Prefab {
  return { kind: 'flat', frames: 2, draw }
}
