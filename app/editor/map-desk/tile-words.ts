import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import { TERRAIN } from '#durable/world/room-doc.ts'
import type { RoomDoc, TerrainLetter } from '#durable/world/room-doc.ts'

/** The kinds of ground by their digits in the rows of a room. */
export const GROUND_NAMES = ['walk', 'water', 'forbidden', 'dig'] as const
export const TERRAIN_LETTERS = Object.keys(TERRAIN).filter(isTerrain)

/** A tile in words, as it is read out: where it is, what is drawn there, and what one may do. */
export function tileWords(
  room: RoomDoc,
  { x, y }: { x: number; y: number },
  { t, nameOf }: { t: EditorTexts; nameOf: (terrain: TerrainLetter) => string },
): string {
  const terrain = terrainAt(room, { x, y }).map(nameOf)
  const ground = t(`map.ground.${groundNameAt(room, { x, y })}`)
  return `${x}, ${y}: ${terrain.join(', ')}; ${ground}`
}

/** The terrains at the corners of a tile, each once. */
export function terrainAt({ terrain }: RoomDoc, { x, y }: { x: number; y: number }): TerrainLetter[] {
  const letters = [terrain[y]?.[x], terrain[y]?.[x + 1], terrain[y + 1]?.[x], terrain[y + 1]?.[x + 1]]
  return [...new Set(letters.filter((letter) => letter !== undefined).filter(isTerrain))]
}

export function groundNameAt({ ground }: RoomDoc, { x, y }: { x: number; y: number }): (typeof GROUND_NAMES)[number] {
  return GROUND_NAMES[Number(ground[y]?.[x] ?? 0)] ?? 'walk'
}

function isTerrain(letter: string): letter is TerrainLetter {
  return Object.hasOwn(TERRAIN, letter)
}
