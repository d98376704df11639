import * as v from 'valibot'
import { DEMO_STAYS, STAYS_ASKED_MAX } from '#durable/rules/users/vouching.ts'
import type { DemoStay, MainPark } from '#durable/rules/users/vouching.ts'
import type { Db } from '#worker/db/client.ts'
import { vouchedAfter } from './vouched-db.ts'

/**
 * [DP3] Asks the main park whether these users, by their ids there, may stay in this demo park; the answers are in their order.
 * @throws ValiError if the main park says what this version does not understand
 */
export async function askStays(mainPark: MainPark, idsThere: readonly number[]): Promise<DemoStay[]> {
  const Stays = v.pipe(v.array(v.picklist(DEMO_STAYS)), v.length(idsThere.length))
  return v.parse(Stays, await mainPark.staysOf(idsThere))
}

/**
 * [DP3] [DP4] Asks about all users for whom the main park has vouched, or about those whose dogs are in the park at `inParkAt`, so
 * many at a time. Yields the ids in this park of those whose stay is one of `stays`.
 */
export async function* usersWithStay(
  mainPark: MainPark,
  db: Db,
  { stays, inParkAt = null }: { stays: readonly DemoStay[]; inParkAt?: number | null },
): AsyncGenerator<number[]> {
  let after = 0
  for (;;) {
    const page = await vouchedAfter(db, { after, max: STAYS_ASKED_MAX, inParkAt })
    const last = page.at(-1)
    if (!last) return
    const told = await askStays(
      mainPark,
      page.map(({ idThere }) => idThere),
    )
    yield page.filter((_user, at) => stays.includes(told[at] ?? 'may-stay')).map(({ userId }) => userId)
    after = last.userId
  }
}
