import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const twoIslands: HeapLevel = {
  key: 'two-islands',
  version: 1,
  name: { dk: 'To øer', en: 'Two islands', no: 'To øyer', se: 'Två öar' },
  moves: 30,
  kinds: 4,
  rows: mapRows(`
    ........
    ........
    ***..***
    *g*..*g*
    ***..***
    ***..***
    ***..***
    ***..***
    ***..***
  `),
  isDaily: true,
  worth: 121,
  medals: [3100, 4000, 5150],
}
