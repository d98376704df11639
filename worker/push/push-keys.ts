import type { Env } from '#worker/env.ts'
import { sealKeysOf } from '#worker/sealing.ts'
import type { Seal } from '#worker/sealing.ts'

export type PushEnv = Pick<
  Env,
  'DB' | 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'SEAL_KEYS' | 'CONTACT_ADDRESS' | 'LOCAL_SIGN_IN' | 'STAGE'
>

/** What sending needs. `subject` is how push services can reach us (RFC 8292). */
export type PushKeys = { publicKey: string; privateKey: string; subject: string; seal: Seal }

/** The keys of this park; null where push is not set up and in the demo park, and then nothing is offered and nothing sent. */
export async function pushKeysOf(env: Omit<PushEnv, 'DB'>): Promise<PushKeys | null> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, CONTACT_ADDRESS: address } = env
  if (!publicKey || !privateKey || env.STAGE === '1') return null
  const seal = await sealKeysOf(env)
  return seal && { publicKey, privateKey, seal, subject: `mailto:${address}` }
}
