import * as v from 'valibot'

/** The hosts of the push services of browsers. A subscription is an address that we call, so no other host may be named. */
const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const DOMAINS = ['.push.apple.com', '.notify.windows.com']

/** The path of the stand-in of a local park (worker/routes/local-push.ts). */
export const LOCAL_PUSH_PATH = '/local-push/'

const ENDPOINT_MAX = 1024

/** A subscription as a browser makes it: the endpoint, its P-256 key of 65 bytes and its secret of 16, in base64url. */
export type Device = { endpoint: string; p256dh: string; auth: string }

export const DeviceText = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(ENDPOINT_MAX)),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}(==)?$/)),
})

/** Whether messages may be sent there: to a push service, or to the stand-in of a local park. */
export function isPushService(endpoint: string, { isLocal }: { isLocal: boolean }): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, pathname } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (isLocal && protocol === 'http:' && hostname === 'localhost') return pathname.startsWith(LOCAL_PUSH_PATH)
  // The standard port of the scheme is parsed as ''.
  if (protocol !== 'https:' || port !== '') return false
  return HOSTS.includes(hostname) || DOMAINS.some((domain) => hostname.endsWith(domain))
}

/** Whether it has the keys of a browser, and not just texts as long as keys. */
export async function hasRealKeys(device: Device): Promise<boolean> {
  const parsed = v.safeParse(DeviceText, device)
  if (!parsed.success) return false
  try {
    const point = bytesOf(device.p256dh)
    await crypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, [])
    return true
  } catch {
    return false
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/')
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
}
