import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const stairs: HeapLevel = {
  key: 'stairs',
  version: 1,
  name: { dk: 'Trappen', en: 'The stairs', no: 'Trappen', se: 'Trappan' },
  moves: 30,
  kinds: 4,
  rows: mapRows(`
    g.......
    **......
    ***g....
    ****....
    *****g..
    ******..
    *******.
    ********
    ********
  `),
  isDaily: true,
  worth: 71,
  medals: [3100, 4000, 6450],
}
