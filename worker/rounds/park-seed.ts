import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import type { Env } from '#worker/env.ts'
import { hexOf } from '#worker/hash.ts'
import type { SeedOf } from './rounds-db.ts'

/** Everybody may know the courses of a local park: nothing can be won there. */
const LOCAL_SEED_KEY = 'every local park has this key'

/** Bytes of a seed, the first ones of the HMAC: as many as chance has of state (durable/rules/games/round/chance.ts). */
const SEED_BYTES = 16

/** [GR3] The seeds of this park: the same for everybody, and nobody without the key can tell one beforehand. */
export function seedsOf({ PARK_SEED_KEY: key, ...env }: Pick<Env, 'PARK_SEED_KEY' | 'LOCAL_SIGN_IN'>): SeedOf {
  if (key) return seedsBy(key)
  // A public key would let everybody practise the courses of the days to come.
  if (!isLocalSignInOpen(env)) throw new Error('PARK_SEED_KEY is not set: see "Deploy from zero" in the README')
  return seedsBy(LOCAL_SEED_KEY)
}

/** The same, or null where the park has no key: then its soil hides nothing, but everybody may come in. */
export function seedsIfAny(env: Parameters<typeof seedsOf>[0]): SeedOf | null {
  return env.PARK_SEED_KEY || isLocalSignInOpen(env) ? seedsOf(env) : null
}

function seedsBy(key: string): SeedOf {
  const utf8 = new TextEncoder()
  return async (label) => {
    const algorithm = { name: 'HMAC', hash: 'SHA-256' }
    const hmacKey = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign'])
    const signature = await crypto.subtle.sign('HMAC', hmacKey, utf8.encode(label))
    return hexOf(new Uint8Array(signature, 0, SEED_BYTES))
  }
}
