import { type JWTVerifyGetKey, decodeJwt, errors, jwtVerify } from 'jose'

/** Somebody whose ID tokens we accept. */
export type Issuer = {
  /** What users are keyed by, together with `sub`. */
  name: 'google' | 'local'
  /** The spellings of `iss` that it uses. */
  iss: string[]
  /** Our own id with this issuer. */
  audience: string
  keys: JWTVerifyGetKey
}

export type IdClaims = { issuer: Issuer['name']; sub: string; nonce: string }

/** Clocks differ: a token may be this much too old or too young. */
const CLOCK_TOLERANCE_S = 30
const MAX_AGE_S = 60 * 60

/**
 * What an ID token claims, once proved: RS256 by the issuer's own key, for us alone, fresh, with a nonce. Null when it
 * proves nothing. Whether the nonce is ours, and unused, the caller must see.
 * @throws when the issuer's keys cannot be fetched.
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
    // jose accepts a list that contains us; such a token was made for somebody else as well.
    if (typeof aud !== 'string' || typeof nonce !== 'string' || !nonce) return null
    // Its type says string, but nobody has looked: a number would be another person than its digits.
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
