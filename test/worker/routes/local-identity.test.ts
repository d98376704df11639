import { env } from 'cloudflare:test'
import { createLocalJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose'
import { expect, it } from 'vitest'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { createApp } from '#worker/app.ts'
import { localKey } from '#worker/db/schema/sign-in.ts'
import app from '../entry.ts'

const LOGIN = 'mutation ($token: String!) { googleLogin(token: $token, language: en) { newUser } }'

async function request(
  body: unknown,
  { headers = {}, bindings = {} }: { headers?: Record<string, string>; bindings?: object } = {},
) {
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  return app.request('/local-identity/token', init, { ...env, ...bindings })
}

it('answers with an ID token for the e-mail, with the nonce', async () => {
  const credential = await credentialOf('  Some.Body@Voffpark.test ', 'my-nonce')
  expect(decodeProtectedHeader(credential)).toMatchObject({ alg: 'RS256', kid: expect.any(String) })
  expect(decodeJwt(credential)).toMatchObject({
    sub: 'some.body@voffpark.test',
    nonce: 'my-nonce',
    aud: 'voffpark-local',
  })
})

it("gives a credential that is valid once for googleLogin, with the caller's nonce and without one", async () => {
  for (const nonce of [undefined, 'a nonce by hand']) {
    const token = await credentialOf('curl@voffpark.test', nonce)
    expect((await ask(LOGIN, { variables: { token } })).data).toEqual({ googleLogin: { newUser: true } })
    expect(codesOf(await ask(LOGIN, { variables: { token } }))).toEqual(['sign-in-expired'])
  }
})

it('publishes the key that verifies the token, without its private part', async () => {
  const credential = await credentialOf('key@voffpark.test')
  const jwks = await (
    await app.request('/local-identity/jwks.json', {}, env)
  ).json<{ keys: Record<string, string>[] }>()
  expect(Object.keys(jwks.keys[0]!).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const { payload } = await jwtVerify(credential, createLocalJWKSet(jwks))
  expect(payload.sub).toBe('key@voffpark.test')
})

it('has one key for many concurrent first requests, and for another isolate', async () => {
  await db.delete(localKey)
  const credentials = await Promise.all(Array.from({ length: 5 }, () => credentialOf('first@voffpark.test')))
  const kids = credentials.map((credential) => decodeProtectedHeader(credential).kid)
  expect(new Set(kids).size).toBe(1)
  const other = createApp(async () => new Response())
  const jwks = await (await other.request('/local-identity/jwks.json', {}, env)).json<{ keys: { kid: string }[] }>()
  expect(jwks.keys[0]?.kid).toBe(kids[0])
})

it.each([
  {},
  { email: '' },
  { email: 'nobody' },
  { email: 'a@' },
  { email: ['a@voffpark.test'] },
  { email: `${'a'.repeat(300)}@voffpark.test` },
  { email: 'a@voffpark.test', nonce: '' },
  { email: 'a@voffpark.test', nonce: 7 },
  { email: 'a@voffpark.test', nonce: 'n'.repeat(201) },
  null,
])('refuses %j as a bad request', async (body) => {
  expect((await request(body)).status).toBe(400)
})

it('refuses what is no JSON as a bad request', async () => {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' }
  expect((await app.request('/local-identity/token', init, env)).status).toBe(400)
})

it('refuses other origins', async () => {
  const response = await request({ email: 'a@voffpark.test' }, { headers: { Origin: 'https://evil.example' } })
  expect(response.status).toBe(403)
})

it.each([undefined, '', '0', 'true'])('answers 404 if LOCAL_SIGN_IN is %j', async (LOCAL_SIGN_IN) => {
  expect((await request({ email: 'a@voffpark.test' }, { bindings: { LOCAL_SIGN_IN } })).status).toBe(404)
  expect((await app.request('/local-identity/jwks.json', {}, { ...env, LOCAL_SIGN_IN })).status).toBe(404)
})
