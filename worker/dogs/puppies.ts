import type { Refusal } from '#durable/protocol/refusals.ts'
import { nameKey, trimName } from '#durable/rules/names.ts'
import { PACKS, drawPack } from '#durable/rules/packs.ts'
import { newSecret } from '#worker/auth/secret.ts'
import type { Db } from '#worker/db/client.ts'
import { run } from '#worker/db/query.ts'
import { hashOf } from '#worker/hash.ts'
import { nameRefusal } from '#worker/names/naming.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'
import { drawCoat } from './coats.ts'
import { keepOffer } from './dog-offers-db.ts'
import { bearDog, rebearDog } from './dogs-db.ts'

/** How long an offer of a puppy is valid, ms. */
export const OFFER_LIFE_MS = 30 * 60 * 1000

export type PuppyOffer = { token: string; color: string; shadowColor: string }

/** Offers the user a puppy in randomly drawn colours. The token accepts it. */
export async function offerPuppy(
  db: Db,
  { userId, now, random }: { userId: number; now: number; random: () => number },
): Promise<PuppyOffer> {
  const token = newSecret()
  const { rows } = await run(publishedSheet(db, 'colours'))
  const coat = drawCoat(rows, random)
  await keepOffer(db, { hash: await hashOf(token), userId, ...coat, expiresAt: now + OFFER_LIFE_MS }, now)
  return { token, ...coat }
}

export type PuppyChoice = {
  userId: number
  token: string
  name: string
  /** The dog that is reborn as this puppy; null for an additional dog. */
  dogId: number | null
  now: number
  random: () => number
}

/** Accepts the offered puppy under a name: a dog is born or reborn. */
export async function takePuppy(db: Db, choice: PuppyChoice): Promise<{ dogId: number } | Refusal> {
  const { userId, token, name, dogId, now, random } = choice
  const unfit = await nameRefusal(db, name, userId)
  if (unfit) return unfit
  const puppy = {
    userId,
    offerHash: await hashOf(token),
    name: trimName(name),
    nameKey: nameKey(name),
    pack: PACKS.indexOf(drawPack(random)),
    now,
  }
  return dogId === null ? bearDog(db, puppy) : rebearDog(db, { ...puppy, dogId })
}
