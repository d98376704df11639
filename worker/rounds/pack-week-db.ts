import { and, asc, desc, eq } from 'drizzle-orm'
import { PACK_BEST_COUNT, packFigure } from '#durable/rules/games/prizes/pack-week.ts'
import { osloDay, weekOfDay } from '#durable/rules/life/days.ts'
import { PACKS } from '#durable/rules/packs.ts'
import type { Pack } from '#durable/rules/packs.ts'
import type { Db } from '#worker/db/client.ts'
import { packWeek } from '#worker/db/schema/value/rounds.ts'

export type PackStanding = { pack: Pack; figure: number; position: number }

/** [GR11] The packs in the week of `now`, the best first; of two with one figure the one that reached it first. */
export async function packStandings(db: Db, now: number): Promise<PackStanding[]> {
  const week = weekOfDay(osloDay(now))
  const best = (pack: number) =>
    db
      .select({ points: packWeek.points, at: packWeek.at })
      .from(packWeek)
      .where(and(eq(packWeek.week, week), eq(packWeek.pack, pack)))
      .orderBy(desc(packWeek.points), asc(packWeek.at))
      .limit(PACK_BEST_COUNT)
  const [first, ...others] = PACKS.map((_, pack) => best(pack))
  const rows = first ? await db.batch([first, ...others]) : []
  const standings = PACKS.map((pack, place) => {
    const users = rows[place] ?? []
    const figure = packFigure(users.map(({ points }) => points))
    return { pack, figure, reachedAt: Math.max(0, ...users.map(({ at }) => at)) }
  }).toSorted((a, b) => b.figure - a.figure || a.reachedAt - b.reachedAt)
  return standings.map(({ pack, figure }) => ({
    pack,
    figure,
    position: standings.findIndex((other) => other.figure === figure) + 1,
  }))
}
