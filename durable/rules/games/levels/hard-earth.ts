import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const hardEarth: HeapLevel = {
  key: 'hard-earth',
  version: 1,
  name: { dk: 'Hård jord', en: 'Hard earth', no: 'Hard jord', se: 'Hård jord' },
  moves: 32,
  kinds: 4,
  rows: mapRows(`
    .*g**g*.
    ****g***
    ********
    ***11***
    **1221**
    ********
    ********
    1******1
    11****11
  `),
  isDaily: true,
  worth: 59,
  medals: [2200, 4050, 7250],
}
