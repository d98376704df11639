import type { Transparency } from '#app/site/transparency/transparency.ts'
import { TRANSPARENCY_MS, averageOf, roughly } from '#durable/rules/staff/transparency.ts'
import type { Db } from '#worker/db/client.ts'
import { lastMonths } from './monthly-users-db.ts'
import { countsSince, middleTimes } from './transparency-db.ts'

const HOUR_MS = 60 * 60 * 1000

/** [S20] The numbers of the page /transparency. */
export async function transparencyOf(db: Db, now: number): Promise<Transparency> {
  const since = now - TRANSPARENCY_MS
  const [counts, { park, site }, months] = await Promise.all([
    countsSince(db, since),
    middleTimes(db, since),
    lastMonths(db, now),
  ])
  const { parkReceived, parkDecided, siteReceived, siteDecided, appealsMade, appealsGranted, ...done } = counts
  const average = averageOf(months.map(({ users }) => users))
  return {
    fromPark: { received: roughly(parkReceived), decided: roughly(parkDecided), hours: hoursOf(parkDecided, park) },
    fromSite: { received: roughly(siteReceived), decided: roughly(siteDecided), hours: hoursOf(siteDecided, site) },
    acts: {
      kicks: roughly(done.kicks),
      bans: roughly(done.bans),
      closures: roughly(done.closures),
      exclusions: roughly(done.exclusions),
      names: roughly(done.names),
      scores: roughly(done.scores),
      nothingDone: roughly(done.nothingDone),
    },
    appeals: { made: roughly(appealsMade), granted: roughly(appealsGranted) },
    months: months.map(({ month, users }) => ({ month, users: roughly(users) })),
    averageUsers: average === null ? null : roughly(average),
  }
}

/** The time of a few decisions would be that of a person. */
function hoursOf(decided: number, took: number | null): number | null {
  return took === null || roughly(decided) === null ? null : Math.max(1, Math.round(took / HOUR_MS))
}
