import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const picnic: HeapLevel = {
  key: 'picnic',
  version: 1,
  name: { dk: 'Skovturen', en: 'The picnic', no: 'Piknikken', se: 'Picknicken' },
  moves: 32,
  kinds: 5,
  rows: mapRows(`
    ........
    ********
    ********
    **g**g**
    ********
    ********
    ********
    ********
    ........
  `),
  isDaily: true,
  worth: 115,
  medals: [3100, 4000, 8000],
}
