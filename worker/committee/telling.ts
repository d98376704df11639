import { sql } from 'drizzle-orm'
import { readSitting, sittingOf } from '#worker/auth/sitting-db.ts'
import type { Db } from '#worker/db/client.ts'
import type { RoomsEnv } from '#worker/env.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'

/** [PC2] Tells the rooms of the user's dogs when the user sits on the party committee. */
export async function tellSitting({ env, db }: { env: RoomsEnv; db: Db }, userId: number): Promise<void> {
  const { sitting } = await db.get<{ sitting: string | null }>(sql`select ${sittingOf(sql`${userId}`)} as sitting`)
  const committee = readSitting(sitting)
  const dogs = await dogsInParkOf(db, [userId])
  await spread(
    { env, db },
    dogs.map((dog) => ({ type: 'seated', dog, committee })),
  )
}
