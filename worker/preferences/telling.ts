import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'

/** [FO2] Tells the rooms of the user's dogs whether others may follow them from now on. */
export async function tellFollowers(
  { env, db }: { env: RoomsEnv; db: Db },
  userId: number,
  followers: boolean,
): Promise<void> {
  const dogs = await dogsInParkOf(db, [userId])
  await spread(
    { env, db },
    dogs.map((dog) => ({ type: 'followed', dog, followers })),
  )
}
