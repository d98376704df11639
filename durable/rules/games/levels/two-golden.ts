import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const twoGolden: HeapLevel = {
  key: 'two-golden',
  version: 1,
  name: { dk: 'To af guld', en: 'Two of gold', no: 'To av gull', se: 'Två av guld' },
  moves: 28,
  kinds: 4,
  rows: mapRows(`
    ..g..g..
    .******.
    .******.
    ********
    ********
    ********
    ********
    ********
    ********
  `),
  isDaily: true,
  worth: 48,
  medals: [2350, 4050, 6400],
}
