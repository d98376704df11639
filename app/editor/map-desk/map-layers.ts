import type { Change } from '#durable/rules/sheets/changes.ts'

/** What a map is made of, bottom first. */
export const MAP_LAYERS = ['terrain', 'ground', 'things', 'doors', 'areas'] as const
export type MapLayer = (typeof MAP_LAYERS)[number]

const LAYER_OF_LIST: Readonly<Record<string, MapLayer>> = {
  things: 'things',
  doors: 'doors',
  entries: 'doors',
  areas: 'areas',
  gates: 'areas',
}

/** The layer of a list of things or places. */
export function layerOfList(list: string): MapLayer | null {
  return LAYER_OF_LIST[list] ?? null
}

/** The layer that a change is on; null where it is about the room itself. A new size moves all layers alike, and is of none. */
export function layerOfChange(change: Change): MapLayer | null {
  if (change.kind === 'size') return null
  if (change.kind === 'cells') return MAP_LAYERS.find((layer) => layer === change.layer) ?? null
  return layerOfList(change.list)
}

/** The first locked layer that changes are on, or null. Where the size changes, everything is moved along, locked or not. */
export function lockedLayerOf(changes: readonly Change[], locked: ReadonlySet<MapLayer>): MapLayer | null {
  if (changes.some(({ kind }) => kind === 'size')) return null
  const layers = new Set(changes.map(layerOfChange))
  return MAP_LAYERS.find((layer) => layers.has(layer) && locked.has(layer)) ?? null
}
