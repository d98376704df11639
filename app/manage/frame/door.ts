import { sessionToken } from '#app/session.ts'

/** After a reload the page does not reload again for this long, ms: a page that stays closed must not start a loop. */
const RELOADED_MS = 10_000

/** Opens the staff pages for the browser's session. Returns false if its user is not staff. */
export async function openDoor(): Promise<boolean> {
  const token = sessionToken()
  if (token === null) return false
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch('/manage/door', { method: 'POST', headers }).catch(() => null)
  return response?.status === 204
}

export async function closeDoor(): Promise<void> {
  await fetch('/manage/door', { method: 'DELETE' }).catch(() => null)
}

/** Opens the staff pages for a session of staff that has not opened them yet, then reloads the page. */
export async function openAndReload(): Promise<void> {
  const state: unknown = window.history.state
  const before = typeof state === 'object' && state !== null && 'reloadedAt' in state ? Number(state.reloadedAt) : 0
  if (Date.now() - before < RELOADED_MS || !(await openDoor())) return
  window.history.replaceState({ ...window.history.state, reloadedAt: Date.now() }, '')
  window.location.reload()
}
