import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Text } from '#durable/rules/text.ts'
import type { GROUND } from '#durable/rules/tiles.ts'
import type { RowFault } from './faults.ts'
import type { RowOf, SheetFields } from './field.ts'

/** What dogs may do where a terrain is drawn. */
const GROUNDS = ['normal', 'water', 'forbidden', 'dig'] as const satisfies readonly (keyof typeof GROUND)[]

/** The fields of a terrain, whose id is the name that the code has for it. */
export const TILE_FIELDS = {
  id: { kind: 'id' },
  name: { kind: 'texts', min: 1, max: 24 },
  /** The ground that follows where it is drawn [SD20]. */
  ground: { kind: 'choice', of: GROUNDS },
} as const satisfies SheetFields
export type TileRow = RowOf<typeof TILE_FIELDS>

/** The terrains that the code draws, and what it calls them. */
export const TERRAIN_NAMES = {
  grass: { dk: 'Græs', en: 'Grass', no: 'Gress', se: 'Gräs' },
  lush: { dk: 'Frodigt græs', en: 'Lush grass', no: 'Frodig gress', se: 'Frodigt gräs' },
  sand: { dk: 'Sand', en: 'Sand', no: 'Sand', se: 'Sand' },
  soil: { dk: 'Jord', en: 'Soil', no: 'Jord', se: 'Jord' },
  path: { dk: 'Sti', en: 'Path', no: 'Sti', se: 'Stig' },
  rock: { dk: 'Klippe', en: 'Rock', no: 'Berg', se: 'Klippa' },
  snowfield: { dk: 'Sne', en: 'Snow', no: 'Snø', se: 'Snö' },
  setts: { dk: 'Brosten', en: 'Setts', no: 'Brostein', se: 'Gatsten' },
  floor: { dk: 'Gulv', en: 'Floor', no: 'Gulv', se: 'Golv' },
  water: { dk: 'Vand', en: 'Water', no: 'Vann', se: 'Vatten' },
  deep: { dk: 'Dybt vand', en: 'Deep water', no: 'Dypt vann', se: 'Djupt vatten' },
  wall: { dk: 'Væg', en: 'Wall', no: 'Vegg', se: 'Vägg' },
} as const satisfies Record<string, Text>

/** Those on which one does not simply walk. */
const FIRST_GROUNDS: Readonly<Record<string, TileRow['ground']>> = {
  soil: 'dig',
  water: 'water',
  deep: 'water',
  wall: 'forbidden',
}

/** The first revision of the sheet: the terrains as the code has them. */
export const TILE_ROWS: readonly TileRow[] = Object.entries(TERRAIN_NAMES).map(([id, name]) => ({
  id,
  name,
  ground: FIRST_GROUNDS[id] ?? 'normal',
}))

/** [SD20] The rows are the terrains that the code draws, each once, and no two have one name in a language. */
export function tileFaults(rows: readonly TileRow[]): RowFault[] {
  const known = TILE_ROWS.map(({ id }) => id)
  const nameOf = ({ name }: TileRow, language: Language) => name[language].trim().toLowerCase()
  return [
    ...known.filter((id) => !rows.some((row) => row.id === id)).map((at): RowFault => ({ at, what: 'missing' })),
    ...rows.filter(({ id }) => !known.includes(id)).map(({ id }): RowFault => ({ at: id, what: 'unknown' })),
    ...rows.flatMap((row, at) =>
      LANGUAGES.filter((language) =>
        rows.slice(0, at).some((one) => nameOf(one, language) === nameOf(row, language)),
      ).map((language): RowFault => ({ at: `${row.id}.name.${language}`, what: 'twice' })),
    ),
  ]
}
