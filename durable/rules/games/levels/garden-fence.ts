import { mapRows } from '#durable/rules/games/knogleknas/level.ts'
import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'

export const gardenFence: HeapLevel = {
  key: 'garden-fence',
  version: 1,
  name: { dk: 'Havehegnet', en: 'The garden fence', no: 'Hagegjerdet', se: 'Trädgårdsstaketet' },
  moves: 30,
  kinds: 4,
  rows: mapRows(`
    ........
    ********
    *g****g*
    ********
    ********
    ********
    ********
    #**##**#
    ********
  `),
  isDaily: true,
  worth: 56,
  medals: [2600, 4000, 6900],
}
