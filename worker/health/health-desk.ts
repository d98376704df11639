import type { HealthDesk } from '#app/manage/health/health-desk.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { recentFaults } from '#worker/faults/faults-db.ts'
import { VERSION } from '#worker/version.ts'
import { lastAudit, parkCounts, roomsInUse, supportersHealth } from './health-db.ts'
import { tripTimes } from './trip-times-db.ts'

/** The health of the park. */
export function healthDesk(context: DeskContext): HealthDesk {
  const { db, env, language, now } = context
  return {
    health: forStaff(context, 'see-health', async () => {
      const [rooms, counts, faults, audit, supporters] = await Promise.all([
        roomsInUse(db, language, now),
        parkCounts(db, now),
        recentFaults(db, now),
        lastAudit(db),
        supportersHealth(db),
      ])
      return { version: VERSION, deployment: env.DEPLOYMENT?.id ?? null, rooms, counts, faults, audit, supporters }
    }),
    timeDatabase: forFreshStaff(context, 'see-health', () => tripTimes(db)),
  }
}
