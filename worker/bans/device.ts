import type { Db } from '#worker/db/client.ts'
import { hashOf } from '#worker/hash.ts'
import { knowDevice } from './doubling-db.ts'

/** The header with the id of the browser, a random value that it made at its first sign-in. */
const DEVICE_HEADER = 'x-device'

/** The id of the browser; null if the header is missing or is nothing that our pages send. */
export function deviceOf(request: Request): string | null {
  const device = request.headers.get(DEVICE_HEADER)
  return device !== null && /^[\da-f-]{36}$/.test(device) ? device : null
}

/** [B4] Stores a hash of the browser's id with a new session. */
export async function rememberDevice(
  db: Db,
  { token, device, now }: { token: string; device: string | null; now: number },
): Promise<void> {
  if (device === null) return
  const [sessionHash, deviceHash] = await Promise.all([hashOf(token), hashOf(device)])
  await knowDevice(db, { sessionHash, device: deviceHash, now })
}
