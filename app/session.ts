import { randomId } from './random-id.ts'
import { browserStorage } from './storage.ts'

/** What the browser stores about a sign-in. No other file stores it, and shared/wake-line.ts looks whether there is one. */
export const SESSION_KEY = 'voffpark.session'
const CREDENTIAL_KEY = 'voffpark.new-user'
const DEVICE_KEY = 'voffpark.device'

/** The session token, or null when signed out. */
export function sessionToken(): string | null {
  return browserStorage.getItem(SESSION_KEY)
}

/** Whether this browser can keep a sign-in. Without it nobody can be signed in. */
export function canKeepSession(): boolean {
  return browserStorage.keeps()
}

/** Thrown where a sign-in could not be kept. */
export class SessionNotKeptError extends Error {
  override name = 'SessionNotKeptError'
}

/**
 * Stores a session and deletes the credential of an unfinished sign-up.
 * @throws SessionNotKeptError where the browser keeps nothing
 */
export function storeSession(token: string) {
  browserStorage.removeItem(CREDENTIAL_KEY)
  if (!browserStorage.setItem(SESSION_KEY, token)) throw new SessionNotKeptError()
}

/** Forgets the session and an unfinished sign-up. */
export function clearSession() {
  browserStorage.removeItem(SESSION_KEY)
  browserStorage.removeItem(CREDENTIAL_KEY)
}

/**
 * Calls `hear` when another tab signs in or out; returns a function that stops it. The browser sends no such event to
 * the tab that made the change, and none to a page that was left: it is told when somebody comes back to it.
 */
export function onSessionChange(hear: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let left = sessionToken()
  window.addEventListener('pagehide', () => (left = sessionToken()), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && sessionToken() !== left && hear(), { signal })
  window.addEventListener(
    'storage',
    // The key is null when the whole storage was cleared.
    ({ key }) => (key === SESSION_KEY || key === null) && hear(),
    { signal },
  )
  return () => listening.abort()
}

/**
 * The ID token of a visitor who has signed in but has no account yet. The server accepts it once, within ten minutes.
 */
export function newUserCredential(): string | null {
  return browserStorage.getItem(CREDENTIAL_KEY)
}

/** @throws SessionNotKeptError where the browser keeps nothing */
export function storeNewUserCredential(credential: string) {
  if (!browserStorage.setItem(CREDENTIAL_KEY, credential)) throw new SessionNotKeptError()
}

export function clearNewUserCredential() {
  browserStorage.removeItem(CREDENTIAL_KEY)
}

/** The id of this browser, so that a second account does not get round a ban; null before the first sign-in. */
export function deviceId(): string | null {
  return browserStorage.getItem(DEVICE_KEY)
}

/** Gives this browser an id before a sign-in, if it has none. */
export function nameDevice() {
  if (deviceId() === null) browserStorage.setItem(DEVICE_KEY, randomId())
}

/**
 * A line for the head of every page: it marks the document of a browser with a session before anything is painted, so that
 * no place is kept free for what visitors see. React writes the line as text, so it has no letter that HTML would escape.
 */
export const SESSION_LINE = `try{if(localStorage.getItem(\`${SESSION_KEY}\`))document.documentElement.setAttribute(\`data-with-session\`,\`\`)}catch(e){}`
