import { SignJWT, calculateJwkThumbprint, createLocalJWKSet, exportJWK, generateKeyPair, importJWK } from 'jose'
import type { JWK } from 'jose'
import type { Db } from '#worker/db/client.ts'
import type { Issuer } from './id-token.ts'
import { keepLocalSigningKey, localSigningKey } from './sign-in-db.ts'

/**
 * A small OpenID issuer for machines without Google. It issues a token for any e-mail address that is typed in. Its
 * tokens go through the same verification as Google's. Its key is stored in the local database.
 */
const LOCAL_ISS = 'https://local-identity.voffpark.test'
const LOCAL_AUDIENCE = 'voffpark-local'
const TOKEN_LIFE_S = 10 * 60

export function localIssuer(db: Db): Issuer {
  return {
    name: 'local',
    iss: [LOCAL_ISS],
    audience: LOCAL_AUDIENCE,
    keys: async (header, token) => createLocalJWKSet(await localJwks(db))(header, token),
  }
}

/** The public part of the key, as a JWK set. */
export async function localJwks(db: Db): Promise<{ keys: JWK[] }> {
  const { kty, n, e, kid } = await privateJwk(db)
  return { keys: [{ kty, n, e, kid, use: 'sig', alg: 'RS256' }] }
}

/** An ID token for the user with this e-mail address, by which the issuer identifies them. */
export async function signLocalIdToken(
  db: Db,
  { email, nonce, now }: { email: string; nonce: string; now: number },
): Promise<string> {
  const jwk = await privateJwk(db)
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ nonce, email })
    .setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ: 'JWT' })
    .setIssuer(LOCAL_ISS)
    .setAudience(LOCAL_AUDIENCE)
    .setSubject(email)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFE_S)
    .sign(await importJWK(jwk, 'RS256'))
}

async function privateJwk(db: Db): Promise<JWK> {
  const known = await localSigningKey(db)
  if (known) return JSON.parse(known)
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  await keepLocalSigningKey(db, JSON.stringify({ ...jwk, kid: await calculateJwkThumbprint(jwk) }))
  // Another request may have stored a key first; the stored one counts.
  return JSON.parse((await localSigningKey(db)) ?? '')
}
