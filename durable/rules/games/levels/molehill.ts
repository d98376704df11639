import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const molehill: HeapLevel = {
  key: 'molehill',
  version: 1,
  name: { dk: 'Muldvarpeskuddet', en: 'The molehill', no: 'Moldvarphaugen', se: 'Mullvadshögen' },
  moves: 26,
  kinds: 4,
  rows: mapRows(`
    ........
    ...gg...
    ..****..
    ..****..
    .******.
    .******.
    .******.
    ********
    ********
  `),
  isDaily: true,
  worth: 79,
  medals: [2850, 4050, 6250],
}
