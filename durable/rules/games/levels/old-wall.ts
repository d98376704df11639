import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const oldWall: HeapLevel = {
  key: 'old-wall',
  version: 1,
  name: { dk: 'Den gamle mur', en: 'The old wall', no: 'Den gamle muren', se: 'Den gamla muren' },
  moves: 32,
  kinds: 4,
  rows: mapRows(`
    ********
    ********
    ********
    *#*gg*#*
    ********
    ********
    ##****##
    ********
    ********
  `),
  isDaily: true,
  worth: 56,
  medals: [2400, 4050, 5850],
}
