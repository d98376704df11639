import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const frozenGround: HeapLevel = {
  key: 'frozen-ground',
  version: 1,
  name: { dk: 'Frossen jord', en: 'Frozen ground', no: 'Frossen jord', se: 'Frusen mark' },
  moves: 34,
  kinds: 4,
  rows: mapRows(`
    ..g..g..
    ********
    ********
    ********
    ********
    *1****1*
    11*11*11
    1******1
    ********
  `),
  isDaily: true,
  worth: 42,
  medals: [2400, 4050, 6450],
}
