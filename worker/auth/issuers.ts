import { createRemoteJWKSet } from 'jose'
import type { Db } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import type { Issuer } from './id-token.ts'
import { localIssuer } from './local-issuer.ts'

// The keys are fetched when they are first needed, and cached by jose for the life of the isolate.
const googleKeys = createRemoteJWKSet(new URL('https://www.googleapis.com/oauth2/v3/certs'))

/** The issuers that are accepted here: Google's if it is set up, our own if local sign-in is on. */
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
