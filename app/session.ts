/** What the browser stores about a sign-in. No other file uses localStorage for it, and
 * shared/wake-line.ts looks whether there is one. */
export const SESSION_KEY = 'voffpark.session'
const CREDENTIAL_KEY = 'voffpark.new-user'
const DEVICE_KEY = 'voffpark.device'

/** The session token, or null when signed out. */
export function sessionToken(): string | null {
  return localStorage.getItem(SESSION_KEY)
}

/** Stores a session and deletes the credential of an unfinished sign-up. */
export function storeSession(token: string) {
  localStorage.removeItem(CREDENTIAL_KEY)
  localStorage.setItem(SESSION_KEY, token)
}

/** Forgets the session and an unfinished sign-up. */
export function clearSession() {
  localStorage.removeItem(SESSION_KEY)
  localStorage.removeItem(CREDENTIAL_KEY)
}

/**
 * Calls `hear` when another tab signs in or out; returns a function that stops it. The browser sends no such event to
 * the tab that made the change.
 */
export function onSessionChange(hear: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener(
    'storage',
    // The key is null when the whole storage was cleared.
    ({ key }) => (key === SESSION_KEY || key === null) && hear(),
    { signal: listening.signal },
  )
  return () => listening.abort()
}

/**
 * The ID token of a visitor who has signed in but has no account yet. The server accepts it once, within ten minutes.
 */
export function newUserCredential(): string | null {
  return localStorage.getItem(CREDENTIAL_KEY)
}

export function storeNewUserCredential(credential: string) {
  localStorage.setItem(CREDENTIAL_KEY, credential)
}

export function clearNewUserCredential() {
  localStorage.removeItem(CREDENTIAL_KEY)
}

/** The id of this browser, so that a second account does not get round a ban; null before the first sign-in. */
export function deviceId(): string | null {
  return localStorage.getItem(DEVICE_KEY)
}

/** Gives this browser an id before a sign-in, if it has none. */
export function nameDevice() {
  if (deviceId() === null) localStorage.setItem(DEVICE_KEY, crypto.randomUUID())
}
