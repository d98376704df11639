import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const rabbitHole: HeapLevel = {
  key: 'rabbit-hole',
  version: 1,
  name: { dk: 'Kaninhullet', en: 'The rabbit hole', no: 'Kaninhullet', se: 'Kaninhålet' },
  moves: 30,
  kinds: 4,
  rows: mapRows(`
    ........
    ********
    ********
    *g****g*
    ********
    ***..***
    ***..***
    ********
    ********
  `),
  isDaily: true,
  worth: 68,
  medals: [2650, 4050, 6650],
}
