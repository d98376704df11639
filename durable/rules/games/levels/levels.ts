import type { HeapLevel } from '#durable/rules/games/knogleknas/level.ts'
import { firstHeap } from './first-heap.ts'
import { frozenGround } from './frozen-ground.ts'
import { fullTable } from './full-table.ts'
import { gardenFence } from './garden-fence.ts'
import { hardEarth } from './hard-earth.ts'
import { molehill } from './molehill.ts'
import { oldWall } from './old-wall.ts'
import { picnic } from './picnic.ts'
import { rabbitHole } from './rabbit-hole.ts'
import { rootCellar } from './root-cellar.ts'
import { sandpit } from './sandpit.ts'
import { stairs } from './stairs.ts'
import { twoGolden } from './two-golden.ts'
import { twoIslands } from './two-islands.ts'

/** The published levels, in the order of the shelf; a newcomer's first round is the first of them. */
export const LEVELS: readonly HeapLevel[] = [
  firstHeap,
  twoGolden,
  hardEarth,
  molehill,
  gardenFence,
  twoIslands,
  picnic,
  rabbitHole,
  stairs,
  frozenGround,
  sandpit,
  oldWall,
  rootCellar,
  fullTable,
]

/** [GK10] The level of a try: the first try of a day has the next level each day, later tries go on from there. */
export function levelOfTry({ day, attempt }: { day: number; attempt: number }): HeapLevel {
  const daily = LEVELS.filter(({ isDaily }) => isDaily)
  const level = daily[(day + attempt - 1) % daily.length]
  if (!level) throw new RangeError('no level goes round')
  return level
}

/** A level of the shelf; null where there is none of this key and version. */
export function publishedLevel(key: string, version: number): HeapLevel | null {
  return LEVELS.find((level) => level.key === key && level.version === version) ?? null
}
