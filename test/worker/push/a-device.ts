import { createECDH, randomBytes } from 'node:crypto'
import { env } from 'cloudflare:test'
import { pushMask } from '#durable/rules/push/kinds.ts'
import type { PushKind } from '#durable/rules/push/kinds.ts'
import { db } from '#test/worker/support/d1.ts'
import type { Env } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { sealPlace } from '#worker/push/subscribing.ts'
import { keepSubscription } from '#worker/push/subscriptions-db.ts'
import { sealKeysOf } from '#worker/sealing.ts'

const VAPID = createECDH('prime256v1')

/** The settings of a park that sends push messages. */
export const PUSH_ENV = {
  VAPID_PUBLIC_KEY: VAPID.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: VAPID.getPrivateKey().toString('base64url'),
  SEAL_KEYS: `1:${btoa('k'.repeat(32))}`,
  CONTACT_ADDRESS: 'hej@park.example',
} satisfies Partial<Env>

export const pushEnv: Env = { ...env, ...PUSH_ENV }

/** A subscription as a browser makes it. */
export function aSubscription(endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`) {
  const p256dh = createECDH('prime256v1').generateKeys('base64url')
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url') }
}

type Wanted = { kinds?: readonly PushKind[]; zone?: string; from?: number; to?: number; names?: boolean }

/** The browser of a signed-in player, with all kinds and no quiet hours unless told otherwise. */
export async function aDeviceOf({ userId, token }: { userId: number; token: string }, wanted: Wanted = {}) {
  const {
    kinds = ['whisper', 'friend', 'life', 'answer'],
    zone = 'Europe/Oslo',
    from = 0,
    to = 0,
    names = true,
  } = wanted
  const device = aSubscription()
  const endpointHash = await hashOf(device.endpoint)
  const seal = await sealKeysOf(PUSH_ENV)
  if (!seal) throw new Error('no key')
  const sealed = await seal.seal(JSON.stringify(device), sealPlace(endpointHash))
  const choice = { kinds: pushMask(kinds), quiet: { zone, from, to }, names }
  const sessionHash = await hashOf(token)
  await keepSubscription(db, { ...choice, sessionHash, userId, endpointHash, sealed, language: 'en', now: Date.now() })
  return device
}
