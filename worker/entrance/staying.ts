import { STAY_GOOD_FOR_MS } from '#durable/rules/users/vouching.ts'
import type { MainPark } from '#durable/rules/users/vouching.ts'
import type { Db } from '#worker/db/client.ts'
import { askStays } from './stays-in-demo.ts'
import { idInMainPark } from './vouched-db.ts'

/** More users than are ever in a demo park at once. */
const KEPT_MAX = 1000

type Asking = { userId: number; now: number }

/** The answers of each binding, which lives as long as the isolate: until when a user may stay unasked, epoch ms. */
const kept = new WeakMap<MainPark, Map<number, number>>()

/**
 * [DP3] Why a user may not stay in this demo park; null if they may. The main park is asked, and a yes is good for five minutes.
 * A user for whom it does not vouch, as on a local machine, may stay.
 */
export async function whyNotStay(
  mainPark: MainPark | undefined,
  db: Db,
  { userId, now }: Asking,
): Promise<'banned' | 'demo-closed' | null> {
  if (!mainPark) return null
  const yeses = kept.get(mainPark) ?? new Map<number, number>()
  kept.set(mainPark, yeses)
  const until = yeses.get(userId) ?? 0
  if (now < until) return null
  const idThere = await idInMainPark(db, userId)
  const [stay] = idThere === null ? (['may-stay'] as const) : await askStays(mainPark, [idThere])
  yeses.delete(userId)
  if (stay !== 'may-stay') return stay === 'banned' ? 'banned' : 'demo-closed'
  if (yeses.size >= KEPT_MAX) yeses.clear()
  yeses.set(userId, now + STAY_GOOD_FOR_MS)
  return null
}
