import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const fullTable: HeapLevel = {
  key: 'full-table',
  version: 1,
  name: { dk: 'Det fulde bord', en: 'The full table', no: 'Det fulle bordet', se: 'Det dukade bordet' },
  moves: 36,
  kinds: 5,
  rows: mapRows(`
    ********
    ********
    ********
    ********
    **g**g**
    ********
    ********
    ********
    ********
  `),
  isDaily: true,
  worth: 84,
  medals: [2950, 4050, 7950],
}
