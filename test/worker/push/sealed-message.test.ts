import { Buffer } from 'node:buffer'
import { createECDH } from 'node:crypto'
import { encryptNotification } from '@block65/webcrypto-web-push'
import { afterEach, expect, it, vi } from 'vitest'
import { authorization } from '#worker/push/sealed-message.ts'
import { Seal } from '#worker/sealing.ts'

/** The example of RFC 8291, section 5 and appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  browser: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  server: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  serverPrivate: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

afterEach(() => vi.restoreAllMocks())

const bytes = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'))
const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/x'

it('seals the example of RFC 8291 to the byte', async () => {
  const point = bytes(RFC.server)
  const [x, y] = [point.slice(1, 33), point.slice(33)].map((part) => Buffer.from(part).toString('base64url'))
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y! }
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk, d: RFC.serverPrivate }, curve, false, [
    'deriveBits',
  ])
  const publicKey = await crypto.subtle.importKey('jwk', jwk, curve, true, [])
  vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue({ privateKey, publicKey } as never)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    ;(into as unknown as Uint8Array).set(bytes(RFC.salt))
    return into
  })
  const subscription = { endpoint: ENDPOINT, expirationTime: null, keys: { p256dh: RFC.browser, auth: RFC.auth } }
  const sealed = await encryptNotification(subscription, new TextEncoder().encode(RFC.text), { pad: false })
  expect(Buffer.from(sealed).toString('base64url')).toBe(RFC.sealed)
})

it('signs for each push service, with the own key and an address', async () => {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  const keys = {
    publicKey,
    privateKey: pair.getPrivateKey().toString('base64url'),
    subject: 'mailto:a@b.dk',
    seal: new Seal([]),
  }
  const header = await authorization(ENDPOINT, keys)
  const [, head = '', claims = '', signature = '', key] =
    /^vapid t=([^.]+)\.([^.]+)\.([^,]+), k=(.+)$/.exec(header) ?? []
  expect(key).toBe(publicKey)
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(told).toMatchObject({ aud: 'https://updates.push.services.mozilla.com', sub: 'mailto:a@b.dk' })
  expect(told.exp - Date.now() / 1000).toBeLessThan(24 * 60 * 60)
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const verifier = await crypto.subtle.importKey('raw', bytes(publicKey), curve, false, ['verify'])
  const data = new TextEncoder().encode(`${head}.${claims}`)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  expect(await crypto.subtle.verify(algorithm, verifier, bytes(signature), data)).toBe(true)
  expect(await authorization(`${ENDPOINT}/another`, keys)).toBe(header)
  expect(await authorization('https://fcm.googleapis.com/x', keys)).not.toBe(header)
})
