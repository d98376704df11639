import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const firstHeap: HeapLevel = {
  key: 'first-heap',
  version: 1,
  name: { dk: 'Den første bunke', en: 'The first heap', no: 'Den første haugen', se: 'Den första högen' },
  moves: 24,
  kinds: 4,
  rows: mapRows(`
    ........
    ........
    ..aaaa..
    .**aaa*.
    .******.
    ********
    ********
    ********
    ********
  `),
  isDaily: true,
  worth: 60,
  medals: [2950, 4000, 6000],
}
