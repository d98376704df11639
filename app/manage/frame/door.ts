import { sessionToken } from '#app/session.ts'

/** How long a refused knock counts, ms: the page that comes of a knock must not knock again. */
const KNOCKED_MS = 10_000

/** Opens the staff pages for the browser's session; false to whom they are closed. */
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

/** Somebody who may come in, by the session, but has not opened the door yet: opens it and loads the page anew. */
export async function knock(): Promise<void> {
  const state: unknown = window.history.state
  const before = typeof state === 'object' && state !== null && 'knockedAt' in state ? Number(state.knockedAt) : 0
  if (Date.now() - before < KNOCKED_MS || !(await openDoor())) return
  window.history.replaceState({ ...window.history.state, knockedAt: Date.now() }, '')
  window.location.reload()
}
