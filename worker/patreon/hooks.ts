import type { Db } from '#worker/db/client.ts'
import { hexOf } from '#worker/hash.ts'
import { hintAt } from './looks-db.ts'
import { hookAboutIn } from './published.ts'

/** The one algorithm by which Patreon signs: HMAC with MD5, which is broken for documents, and not for this. */
const ALGORITHM = { name: 'HMAC', hash: 'MD5' }

/** The bytes of a signature in hex; null if it is none. */
export function bytesOfSignature(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[0-9a-f]{32}$/i.test(hex)) return null
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/** Whether the body was signed with the secret, compared in constant time. */
export async function isSignedBy(
  secret: string,
  body: ArrayBuffer,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, signature, body)
}

/** The signature of a body in hex, as the stand-in makes it. */
export async function signatureOf(secret: string, body: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), ALGORITHM, false, ['sign'])
  return hexOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(body))))
}

/**
 * [SU8] Has the member of a hook looked at. `userId` is null for a member who is not connected, and for those of another
 * campaign: nothing is kept of them.
 */
export async function takeHook(
  db: Db,
  { body, campaign, now }: { body: ArrayBuffer; campaign: string; now: number },
): Promise<{ userId: number | null } | 'unreadable'> {
  const about = hookAboutIn(jsonIn(body))
  if (about === null) return 'unreadable'
  return { userId: about.campaign === campaign ? await hintAt(db, about, now) : null }
}

function jsonIn(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
