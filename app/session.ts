/** What the browser keeps of a sign-in. The only file that touches localStorage for it. */
const SESSION_KEY = 'voffpark.session'
const CREDENTIAL_KEY = 'voffpark.new-user'
const DEVICE_KEY = 'voffpark.device'

/** The session token, or null when signed out. */
export function sessionToken(): string | null {
  return localStorage.getItem(SESSION_KEY)
}

/** Keeps a session; whatever was left of an unfinished sign-up goes. */
export function storeSession(token: string) {
  localStorage.removeItem(CREDENTIAL_KEY)
  localStorage.setItem(SESSION_KEY, token)
}

/** Forgets the session and an unfinished sign-up. */
export function clearSession() {
  localStorage.removeItem(SESSION_KEY)
  localStorage.removeItem(CREDENTIAL_KEY)
}

/** Hears when another tab signs in or out; returns how to stop. This tab knows of what it does itself. */
export function onSessionChange(hear: () => void): () => void {
  const listening = new AbortController()
  window.addEventListener(
    'storage',
    // Without a key everything was cleared.
    ({ key }) => (key === SESSION_KEY || key === null) && hear(),
    { signal: listening.signal },
  )
  return () => listening.abort()
}

/** The ID token of somebody who has no account yet; the server takes it once, within ten minutes. */
export function newUserCredential(): string | null {
  return localStorage.getItem(CREDENTIAL_KEY)
}

export function storeNewUserCredential(credential: string) {
  localStorage.setItem(CREDENTIAL_KEY, credential)
}

export function clearNewUserCredential() {
  localStorage.removeItem(CREDENTIAL_KEY)
}

/** By what the park knows this browser again, so that another account is no way round a ban; null before a sign-in. */
export function deviceId(): string | null {
  return localStorage.getItem(DEVICE_KEY)
}

/** Somebody is about to sign in here. */
export function nameDevice() {
  if (deviceId() === null) localStorage.setItem(DEVICE_KEY, crypto.randomUUID())
}
