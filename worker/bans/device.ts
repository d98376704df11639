import type { Db } from '#worker/db/client.ts'
import { knowDevice } from './doubling-db.ts'
import { hashOf } from '#worker/auth/secret.ts'

/** What a browser calls itself: chance, made by it at its first sign-in, and nobody else's business. */
const DEVICE_HEADER = 'x-device'

/** Null where the header is missing, or is nothing that our pages send. */
export function deviceOf(request: Request): string | null {
  const device = request.headers.get(DEVICE_HEADER)
  return device !== null && /^[\da-f-]{36}$/.test(device) ? device : null
}

/** [B4] Keeps a hash of it with a session that has just begun. */
export async function rememberDevice(
  db: Db,
  { token, device, now }: { token: string; device: string | null; now: number },
): Promise<void> {
  if (device === null) return
  const [sessionHash, deviceHash] = await Promise.all([hashOf(token), hashOf(device)])
  await knowDevice(db, { sessionHash, device: deviceHash, now })
}
