import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const rootCellar: HeapLevel = {
  key: 'root-cellar',
  version: 1,
  name: { dk: 'Rodkælderen', en: 'The root cellar', no: 'Rotkjelleren', se: 'Jordkällaren' },
  moves: 34,
  kinds: 4,
  rows: mapRows(`
    ...gg...
    ..****..
    .******.
    ********
    ********
    ********
    *1*11*1*
    ********
    1*1**1*1
  `),
  isDaily: true,
  worth: 44,
  medals: [2700, 4050, 6550],
}
