import { isLocalSignInOpen } from '#worker/auth/issuers.ts'
import type { Env } from '#worker/env.ts'
import { hexOf } from '#worker/hash.ts'
import type { Subject } from './exclusions-db.ts'

/** Everybody may know the key of a local park: whoever signs in there may be anybody. */
const LOCAL_EXCLUSION_KEY = 'every local park excludes by this key'

type Needs = Pick<Env, 'EXCLUSION_KEY' | 'LOCAL_SIGN_IN'>

/**
 * [B25] The keyed hash of a sign-in, which outlives the account. Without the key nobody can tell from it who it was, though
 * the ids of an issuer could all be tried. Null where the park has no key: then nobody is remembered.
 */
export async function hashOfSubject(env: Needs, { issuer, sub }: Subject): Promise<string | null> {
  const key = env.EXCLUSION_KEY || (isLocalSignInOpen(env) ? LOCAL_EXCLUSION_KEY : null)
  if (key === null) return null
  const utf8 = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const hmacKey = await crypto.subtle.importKey('raw', utf8.encode(key), algorithm, false, ['sign'])
  const signature = await crypto.subtle.sign('HMAC', hmacKey, utf8.encode(JSON.stringify([issuer, sub])))
  return hexOf(new Uint8Array(signature))
}
