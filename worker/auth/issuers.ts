import { createRemoteJWKSet } from 'jose'
import type { Env } from '#worker/env.ts'
import type { Db } from '#worker/db/client.ts'
import type { Issuer } from './id-token.ts'
import { localIssuer } from './local-issuer.ts'

// Fetched when first needed, then cached by jose for the life of the isolate.
const googleKeys = createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'))

/** Whose ID tokens are accepted here: Google's where it is set up, our own where local sign-in is open. */
export function issuersOf(env: Env, db: Db): Issuer[] {
  const issuers: Issuer[] = []
  if (env.GOOGLE_CLIENT_ID) {
    issuers.push({
      name: 'google',
      iss: ['https://accounts.google.com', 'accounts.google.com'],
      audience: env.GOOGLE_CLIENT_ID,
      keys: googleKeys,
    })
  }
  if (isLocalSignInOpen(env)) issuers.push(localIssuer(db))
  return issuers
}

export function isLocalSignInOpen(env: Pick<Env, 'LOCAL_SIGN_IN'>): boolean {
  return env.LOCAL_SIGN_IN === '1'
}
