import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'
import { sittingOfUser } from './terms-db.ts'

/** [PC2] Tells the rooms of the user's dogs when the user sits on the party committee. */
export async function tellSitting({ env, db }: { env: RoomsEnv; db: Db }, userId: number): Promise<void> {
  const committee = await sittingOfUser(db, userId)
  const dogs = await dogsInParkOf(db, [userId])
  await spread(
    { env, db },
    dogs.map((dog) => ({ type: 'seated', dog, committee })),
  )
}
