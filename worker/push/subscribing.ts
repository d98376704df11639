import type { Language } from '#durable/rules/languages.ts'
import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import type { Viewer } from '#worker/auth/viewer.ts'
import type { Db } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { dogsInParkOf } from '#worker/reach/dogs-now-db.ts'
import { spread } from '#worker/reach/news.ts'
import type { SealPlace } from '#worker/sealing.ts'
import { hasRealKeys, isPushService } from './endpoints.ts'
import type { Device } from './endpoints.ts'
import { pushKeysOf } from './push-keys.ts'
import { dropSubscription, keepSubscription, moveSubscription } from './subscriptions-db.ts'
import type { PushChoice } from './subscriptions-db.ts'

type Subscribing = { env: Env; db: Db; viewer: Viewer; language: Language; now: number }

/** Stores that this browser gets messages, and of which kinds; the rooms of the user's dogs learn it at once. */
export async function subscribe(
  { env, db, viewer, language, now }: Subscribing,
  device: Device,
  choice: PushChoice,
): Promise<Unsealed | null> {
  const sealed = await sealedDevice(env, device)
  if (typeof sealed === 'string') return sealed
  const { userId, sessionHash } = viewer
  const kept = { ...choice, ...sealed, userId, sessionHash, language, now }
  await tellRooms({ env, db }, userId, await keepSubscription(db, kept))
  return null
}

/**
 * A push service has given a browser another address, of which its service worker tells. Only that browser and its push
 * service know the address before.
 */
export async function renew(
  { env, db }: Pick<Subscribing, 'env' | 'db'>,
  before: string,
  device: Device,
): Promise<Unsealed | 'unknown' | null> {
  const sealed = await sealedDevice(env, device)
  if (typeof sealed === 'string') return sealed
  return (await moveSubscription(db, await hashOf(before), sealed)) ? null : 'unknown'
}

type Unsealed = 'not-a-push-service' | 'not-set-up'

async function sealedDevice(env: Env, device: Device): Promise<{ endpointHash: string; sealed: string } | Unsealed> {
  const keys = await pushKeysOf(env)
  if (keys === null) return 'not-set-up'
  const isOurs = isPushService(device.endpoint, { isLocal: isLocalSignInOpen(env) })
  if (!isOurs || !(await hasRealKeys(device))) return 'not-a-push-service'
  const endpointHash = await hashOf(device.endpoint)
  return { endpointHash, sealed: await keys.seal.seal(JSON.stringify(device), sealPlace(endpointHash)) }
}

/** This browser gets no more messages. */
export async function unsubscribe({ env, db, viewer }: Omit<Subscribing, 'now' | 'language'>): Promise<void> {
  const { userId, sessionHash } = viewer
  await tellRooms({ env, db }, userId, await dropSubscription(db, sessionHash, userId))
}

/** Where the address and the keys of a browser are stored. */
export function sealPlace(endpointHash: string): SealPlace {
  return { table: 'push_subscription', column: 'sealed', row: endpointHash }
}

async function tellRooms(park: Pick<Subscribing, 'env' | 'db'>, userId: number, knocks: number): Promise<void> {
  const dogs = await dogsInParkOf(park.db, [userId])
  const news = dogs.map((dog) => ({ type: 'knocks', dog, knocks }) as const)
  await spread(park, news)
}
