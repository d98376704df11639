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

/** The levels that come with the code, in the order of the shelf: those of the park until administrators publish others. */
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

const DAY_MS = 24 * 60 * 60 * 1000

type Attempt = { day: number; attempt: number }

/**
 * [GK10] The level of a try, of these: the first try of a day has the level that goes round from that day on, or else the next
 * one each day; later tries go on from there. Where none goes round, all do.
 */
export function levelOfTry(levels: readonly HeapLevel[], { day, attempt }: Attempt): HeapLevel {
  const date = dateOfDay(day)
  const daily = levels.filter(({ isDaily, from = date, to = date }) => isDaily && from <= date && date <= to)
  const round = daily.length > 0 ? daily : levels
  const begins = round.findIndex(({ from }) => from === date)
  const level = round[((begins < 0 ? day : begins) + attempt - 1) % round.length]
  if (!level) throw new RangeError('there is no level')
  return level
}

/** [GK10] The levels of the shelf on a day, of these: one that will go round from a later day on is not there yet. */
export function levelsOnShelf(levels: readonly HeapLevel[], day: number): HeapLevel[] {
  const date = dateOfDay(day)
  return levels.filter(({ from = date }) => from <= date)
}

/** A level of these; null where there is none of this key and version. */
export function publishedLevel(levels: readonly HeapLevel[], key: string, version: number): HeapLevel | null {
  return levels.find((level) => level.key === key && level.version === version) ?? null
}

/** The date of a day of Oslo (`osloDay`), "2026-12-01". */
function dateOfDay(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
