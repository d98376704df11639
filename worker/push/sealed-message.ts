import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { Device } from './endpoints.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushMessage } from './wording.ts'

/** Bodies are filled up to a multiple of this, in bytes, so that their length tells nothing about the names in them. */
const PADDED_BYTES = 512

/** A token of VAPID is valid for twelve hours (the library says so); it is used for this long, ms. */
const TOKEN_USED_MS = 6 * 60 * 60 * 1000

const tokens = new Map<string, { header: string; until: number }>()

/** The body for one browser, sealed with its keys (RFC 8291, by the library). */
export async function sealedBody(message: PushMessage, device: Device): Promise<Uint8Array<ArrayBuffer>> {
  const text = new TextEncoder().encode(JSON.stringify(message))
  const length = Math.ceil(text.length / PADDED_BYTES) * PADDED_BYTES
  // White space after JSON means nothing. The library's own filling, 4 KiB, is too long for some phones.
  const padded = new Uint8Array(length).fill(' '.charCodeAt(0))
  padded.set(text)
  const { endpoint, ...keys } = device
  return encryptNotification({ endpoint, expirationTime: null, keys }, padded, { pad: false })
}

/** The header by which a push service knows us (RFC 8292): one token for each of them for some hours. */
export async function authorization(endpoint: string, { publicKey, privateKey, subject }: PushKeys): Promise<string> {
  const { host } = new URL(endpoint)
  const known = tokens.get(`${publicKey} ${host}`)
  const now = Date.now()
  if (known && known.until > now) return known.header
  // The stand-in of a local park has no https, which the library asks for.
  const subscription = { endpoint: `https://${host}/`, expirationTime: null, keys: { p256dh: '', auth: '' } }
  const { headers } = await vapidHeaders(subscription, { subject, publicKey, privateKey })
  tokens.set(`${publicKey} ${host}`, { header: headers.authorization, until: now + TOKEN_USED_MS })
  return headers.authorization
}
