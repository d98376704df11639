import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'
import { heartOf, supportOf } from './supporters-db.ts'

/** [SU2] Tells the rooms of the user's dogs which heart they have now. */
export async function tellHeart({ env, db }: { env: RoomsEnv; db: Db }, userId: number): Promise<void> {
  const heart = heartOf(await supportOf(db, userId))
  const dogs = await dogsInParkOf(db, [userId])
  await spread(
    { env, db },
    dogs.map((dog) => ({ type: 'marked', dog, heart })),
  )
}
