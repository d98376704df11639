import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose'
import type { JWTHeaderParameters, JWTPayload } from 'jose'
import { expect, it } from 'vitest'
import { verifyIdToken } from '#worker/auth/id-token.ts'
import type { Issuer } from '#worker/auth/id-token.ts'

const NOW = Date.UTC(2026, 5, 1)
const NOW_S = NOW / 1000
const ours = await generateKeyPair('RS256', { extractable: true })
const theirs = await generateKeyPair('RS256', { extractable: true })
const publicJwk = { ...(await exportJWK(ours.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }
const google: Issuer = {
  name: 'google',
  iss: ['https://accounts.google.com', 'accounts.google.com'],
  audience: 'client-1',
  keys: createLocalJWKSet({ keys: [publicJwk] }),
}
const GOOD: JWTPayload = {
  iss: 'https://accounts.google.com',
  aud: 'client-1',
  sub: '1234567890',
  nonce: 'n-1',
  iat: NOW_S - 10,
  exp: NOW_S + 3590,
}

async function signed(claims: JWTPayload, header: Partial<JWTHeaderParameters> = {}, key: CryptoKey = ours.privateKey) {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key)
}

function base64url(value: unknown): string {
  return btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A valid token whose parts were exchanged without signing it again. */
async function tampered(change: (parts: [string, string, string]) => string[]): Promise<string> {
  const [header = '', payload = '', signature = ''] = (await signed(GOOD)).split('.')
  return change([header, payload, signature]).join('.')
}

async function signedByPublicKey(): Promise<string> {
  const secret = new TextEncoder().encode(JSON.stringify(publicJwk))
  return new SignJWT(GOOD).setProtectedHeader({ alg: 'HS256', kid: 'k1' }).sign(secret)
}

function without(claim: keyof JWTPayload): JWTPayload {
  return Object.fromEntries(Object.entries(GOOD).filter(([name]) => name !== claim))
}

const ACCEPTED: [string, () => Promise<string>][] = [
  ['a good token', () => signed(GOOD)],
  ['the other spelling of the issuer', () => signed({ ...GOOD, iss: 'accounts.google.com' })],
  ['one that expired 20 s ago, for clocks differ', () => signed({ ...GOOD, exp: NOW_S - 20 })],
]

const REFUSED: [string, () => Promise<string>][] = [
  ['nothing', async () => ''],
  ['no token at all', async () => 'a.b.c'],
  ['alg none', () => tampered(([, payload]) => [base64url({ alg: 'none' }), payload, ''])],
  ['alg none, written NonE', () => tampered(([, payload, sig]) => [base64url({ alg: 'NonE' }), payload, sig])],
  ['HS256 keyed with the public key', signedByPublicKey],
  ['another key under the same kid', () => signed(GOOD, {}, theirs.privateKey)],
  ['a kid that nobody has', () => signed(GOOD, { kid: 'k2' }, theirs.privateKey)],
  ['a key of its own by jku', () => signed(GOOD, { jku: 'https://evil.example/jwks', kid: 'k2' }, theirs.privateKey)],
  ['a key of its own by jwk', async () => signed(GOOD, { jwk: await exportJWK(theirs.publicKey) }, theirs.privateKey)],
  [
    'a critical header that we do not know',
    () => tampered(([, p, s]) => [base64url({ alg: 'RS256', crit: ['x'] }), p, s]),
  ],
  ['another sub under the old signature', () => tampered(([h, , s]) => [h, base64url({ ...GOOD, sub: '1' }), s])],
  ['a cut signature', () => tampered(([h, p, s]) => [h, p, s.slice(0, -8)])],
  ['another audience', () => signed({ ...GOOD, aud: 'client-2' })],
  ['a list of audiences with ours', () => signed({ ...GOOD, aud: ['client-1', 'client-2'] })],
  ['a list of our audience alone', () => signed({ ...GOOD, aud: ['client-1'] })],
  ['no audience', () => signed(without('aud'))],
  ['another issuer', () => signed({ ...GOOD, iss: 'https://evil.example' })],
  [
    'an issuer that only begins like Google',
    () => signed({ ...GOOD, iss: 'https://accounts.google.com.evil.example' }),
  ],
  ['no issuer', () => signed(without('iss'))],
  ['one that expired a minute ago', () => signed({ ...GOOD, exp: NOW_S - 60 })],
  ['no expiry', () => signed(without('exp'))],
  ['one from the future', () => signed({ ...GOOD, iat: NOW_S + 60 })],
  ['one that begins later', () => signed({ ...GOOD, nbf: NOW_S + 60 })],
  ['one of two hours ago with a long life', () => signed({ ...GOOD, iat: NOW_S - 7200, exp: NOW_S + 7200 })],
  ['no time of issue', () => signed(without('iat'))],
  ['no nonce', () => signed(without('nonce'))],
  // No library signs such a token, but JSON can have numbers.
  ['a sub that is a number', () => signed(JSON.parse(JSON.stringify({ ...GOOD, sub: 1234567890 })))],
  ['an empty nonce', () => signed({ ...GOOD, nonce: '' })],
  ['a nonce that is no text', () => signed({ ...GOOD, nonce: ['n-1'] })],
  ['no sub', () => signed(without('sub'))],
  ['an empty sub', () => signed({ ...GOOD, sub: '' })],
]

it.each(ACCEPTED)('accepts %s', async (_name, token) => {
  expect(await verifyIdToken(await token(), [google], NOW)).toEqual({
    issuer: 'google',
    sub: '1234567890',
    nonce: 'n-1',
  })
})

it.each(REFUSED)('refuses %s', async (_name, token) => {
  expect(await verifyIdToken(await token(), [google], NOW)).toBeNull()
})

it('refuses a token of an issuer that is not set up here', async () => {
  expect(await verifyIdToken(await signed(GOOD), [], NOW)).toBeNull()
})

it('does not take a failure to fetch the keys for an invalid token', async () => {
  const offline: Issuer = {
    ...google,
    keys: async () => {
      throw new TypeError('Network connection lost.')
    },
  }
  await expect(verifyIdToken(await signed(GOOD), [offline], NOW)).rejects.toThrow('Network connection lost.')
})
