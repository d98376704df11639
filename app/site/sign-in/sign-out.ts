import { request } from '#app/api.ts'
import { SIGN_OUT } from '#app/queries.ts'
import { clearSession } from '#app/session.ts'

/** How long a sign-out waits for the browser to end its push messages, ms; it may wait for a push service. */
const UNSUBSCRIBED_WITHIN_MS = 2000

/**
 * Signs out in this browser in any case: the session is forgotten, and the next user of the browser gets no push messages
 * of this one. The server ends the session if it can be reached.
 */
export async function signOut(): Promise<void> {
  request(SIGN_OUT, {}, { keepalive: true }).catch(() => null)
  await forgetSession()
}

/** The same without telling the server, which knows it already. */
export async function forgetSession(): Promise<void> {
  clearSession()
  const waited = new Promise((resolve) => setTimeout(resolve, UNSUBSCRIBED_WITHIN_MS))
  await Promise.race([endPush().catch(() => null), waited])
}

async function endPush() {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  // Not every browser with service workers has push messages.
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}
