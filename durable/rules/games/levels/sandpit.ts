import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const sandpit: HeapLevel = {
  key: 'sandpit',
  version: 1,
  name: { dk: 'Sandkassen', en: 'The sandpit', no: 'Sandkassen', se: 'Sandlådan' },
  moves: 30,
  kinds: 4,
  rows: mapRows(`
    ........
    *gg..gg*
    ********
    ********
    ********
    ********
    ********
    ********
    ********
  `),
  isDaily: true,
  worth: 47,
  medals: [2300, 4050, 6400],
}
