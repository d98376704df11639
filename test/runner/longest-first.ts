import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import type { TestSpecification } from 'vitest/node'

/**
 * The slowest files, the slowest first. Two processes take the next file whenever they are free, so a slow one that
 * starts last leaves the other process idle. vitest sorts by size if it does not know a file's duration, and these
 * files are small.
 */
export const LONGEST = [
  'test/browser/hostile/hostile-texts.test.ts',
  'test/browser/site.test.ts',
  'test/kill/rounds.test.ts',
  'test/faults/database.test.ts',
  'test/faults/crowd.test.ts',
  'test/storm/storm.test.ts',
  'test/browser/first-walk.test.ts',
  'test/browser/dogs-life.test.ts',
  'test/browser/staff.test.ts',
  'test/browser/doors.test.ts',
]

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = ({ moduleId }: TestSpecification) => {
      const found = LONGEST.indexOf(relative('.', moduleId))
      return found < 0 ? LONGEST.length : found
    }
    return sorted.toSorted((one, other) => place(one) - place(other))
  }
}
