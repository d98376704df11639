import { decodeJwt, errors, jwtVerify } from 'jose'
import type { JWTVerifyGetKey } from 'jose'

/** A party whose ID tokens we accept. */
export type Issuer = {
  /** Users are identified by this name together with `sub`. */
  name: 'google' | 'local'
  /** The values of `iss` that it uses. */
  iss: string[]
  /** Our client id with this issuer. */
  audience: string
  keys: JWTVerifyGetKey
}

export type IdClaims = { issuer: Issuer['name']; sub: string; nonce: string }

/** Clocks differ, so a token may be this much too old or too young, in seconds. */
const CLOCK_TOLERANCE_S = 30
const MAX_AGE_S = 60 * 60

/**
 * The claims of an ID token; null if it is not valid. A valid token is signed (RS256) by the issuer's own key, for us
 * alone, is fresh and has a nonce. The caller must check that the nonce is ours and unused.
 * @throws if the issuer's keys cannot be fetched
 */
export async function verifyIdToken(token: string, issuers: readonly Issuer[], now: number): Promise<IdClaims | null> {
  const issuer = claimedIssuer(token, issuers)
  if (!issuer) return null
  try {
    const { payload } = await jwtVerify(token, issuer.keys, {
      algorithms: ['RS256'],
      issuer: issuer.iss,
      audience: issuer.audience,
      requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
      currentDate: new Date(now),
      clockTolerance: CLOCK_TOLERANCE_S,
      maxTokenAge: MAX_AGE_S,
    })
    const { aud, sub, nonce } = payload
    // jose accepts a list that contains our id, but such a token is meant for others as well.
    if (typeof aud !== 'string' || typeof nonce !== 'string' || !nonce) return null
    // Nothing has checked at run time that `sub` is a string, and a number would identify another user than its digits
    // do.
    if (typeof sub !== 'string' || !sub) return null
    return { issuer: issuer.name, sub, nonce }
  } catch (error) {
    if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null
    throw error
  }
}

function claimedIssuer(token: string, issuers: readonly Issuer[]): Issuer | null {
  try {
    const { iss } = decodeJwt(token)
    return issuers.find((issuer) => issuer.iss.some((spelling) => spelling === iss)) ?? null
  } catch {
    return null
  }
}
