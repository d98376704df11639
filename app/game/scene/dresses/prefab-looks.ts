import looks from '#app/art/built/park-looks.json' with { type: 'json' }

/** How a prefab is drawn: the names of its pictures, one for each frame of its animation, and that of its shadow. */
export type PrefabLook = { kind: 'flat' | 'standing'; frames: string[]; shadow: string | null }

const [MOVING, SHADOWLESS] = [new Set(looks.moving), new Set(looks.shadowless)]

/** Those of the code, and, once a room has shown them, those that administrators have uploaded (atlas/own-pictures.ts). */
export const PREFAB_LOOKS = new Map<string, PrefabLook>([
  ...looks.flat.map((name) => [name, lookOf(name, 'flat')] as const),
  ...looks.standing.map((name) => [name, lookOf(name, 'standing')] as const),
])

function lookOf(name: string, kind: PrefabLook['kind']): PrefabLook {
  const picture = `${kind === 'flat' ? 'flat' : 'thing'}/${name}`
  const frames = MOVING.has(name) ? [`${picture}/0`, `${picture}/1`] : [picture]
  return { kind, frames, shadow: SHADOWLESS.has(name) ? null : `shadow/${name}` }
}
