import type { Prop } from './prop.ts'
import type { Season } from './season.ts'

/** Flat things are drawn on the ground below every shadow; standing ones in the order of their feet. */
export type Prefab = {
  kind: 'flat' | 'standing'
  frames: number
  draw: (season: Season, frame: number) => Prop
  /** What it looks like while it is used, by name; as high and wide as it is wanted, on the same foot. */
  others?: Readonly<Record<string, () => Prop>>
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

/** The same with further pictures for when it is used (`app/game/scene/things/used-things.ts`). */
export function withOthers(prefab: Prefab, others: NonNullable<Prefab['others']>): Prefab {
  return { ...prefab, others }
}
