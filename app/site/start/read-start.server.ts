import { stillDog } from '#app/dog/still-dog.server.ts'
import type { PageContext } from '#app/load-context.ts'
import { LATEST_ANNOUNCEMENTS } from '#app/queries.ts'
import { slipSummary } from './slip-summary.server.ts'
import { leadersOf, PARK_NOW, parkNowOf, START_BOXES } from './start-query.ts'

/** The data of the start page. News and leaders are null if they cannot be fetched; the other boxes are left out. */
export async function readStart(query: PageContext['query']) {
  const [news, boxes, now] = await Promise.all([
    query(LATEST_ANNOUNCEMENTS, {}).catch(() => null),
    query(START_BOXES, {}).catch(() => null),
    query(PARK_NOW, {}).catch(() => null),
  ])
  const supporter = boxes?.randomPatreonDog
  return {
    announcements: news?.latestAnnouncements.map((slip) => ({ ...slip, message: slipSummary(slip.message) })) ?? null,
    parkNow: now && parkNowOf(now),
    leaders: boxes && leadersOf(boxes),
    supporters: boxes?.latestPatreonSubscribers ?? [],
    spotlight: supporter
      ? {
          name: supporter.name,
          username: supporter.username,
          activePatreonSubscriptionLength: supporter.activePatreonSubscriptionLength,
          picture: stillDog(supporter, { pose: 'sit' }),
        }
      : null,
  }
}
