import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import type { CoatColors } from './coats.ts'
import { dogOf, paintDog } from './dogs-db.ts'
import type { OwnDog } from './dogs-db.ts'

/** Changes the colours of one of the user's living dogs. */
export async function paint(
  db: Db,
  { userId, dogId, coat }: { userId: number; dogId: number; coat: CoatColors },
): Promise<OwnDog | Refusal> {
  const dog = await run(dogOf(db, { dogId, userId }))
  if (!dog) return 'not-your-dog'
  if (dog.diedAt !== null) return 'dog-is-dead'
  await paintDog(db, { dogId, userId, ...coat })
  return { ...dog, ...coat }
}
