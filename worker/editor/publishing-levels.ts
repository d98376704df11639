import { isWorthAbout } from '#durable/rules/games/knogleknas/appraise.ts'
import type { RowFault } from '#durable/rules/sheets/faults.ts'
import { isPlayedAlike, levelOfRow, withVersions } from '#durable/rules/sheets/knogleknas.ts'
import type { LevelRow } from '#durable/rules/sheets/knogleknas.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { lastVersions } from '#worker/sheets/levels-db.ts'

/** The most levels that are played anew in one publication: each takes some 150 ms. */
const CHANGED_MAX = 20

/** [GK9] What is wrong with the worth of the levels that are not played as they are published: the page may have written anything. */
export function worthFaults(rows: readonly LevelRow[], published: readonly LevelRow[]): RowFault[] {
  const changed = rows.filter((row) => {
    const before = published.find(({ id }) => id === row.id)
    return before === undefined || !isPlayedAlike(before, row)
  })
  if (changed.length > CHANGED_MAX) return [{ at: '', what: 'too-many', limit: CHANGED_MAX }]
  return changed
    .filter((row) => !isWorthAbout(levelOfRow(row)))
    .map(({ id }): RowFault => ({ at: `${id}.board`, what: 'worth-differs' }))
}

/** [SD32] The rows as they are published: with the versions by which rounds name them. */
export async function publishedLevels(
  db: Db,
  rows: readonly LevelRow[],
  published: readonly LevelRow[],
): Promise<LevelRow[]> {
  const keys = rows.map(({ id }) => id)
  return withVersions(rows, published, await run(lastVersions(db, keys)))
}
