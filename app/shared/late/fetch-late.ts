import { RETRY, SAID_AFTER_MS, TROUBLE_ID } from './late-ids.ts'

/** The pause after the first, second … attempt, ms. */
const PAUSES_MS = [1000, 3000, 8000, 20_000] as const

/** The parts that the page says are missing. */
const missing = new Set<symbol>()

/**
 * Loads a part of the page that is not in its first scripts, and tries again until it comes: after a pause, when the
 * browser is online again, and when the visitor asks for it. A part that does not come is said to be missing.
 * @throws if `signal` is aborted: the part is not wanted any more
 */
export async function fetchLate<Part>(load: () => Promise<Part>, signal?: AbortSignal): Promise<Part> {
  const part = Symbol('late part')
  const timer = setTimeout(() => say(part, true), SAID_AFTER_MS)
  const forget = () => {
    clearTimeout(timer)
    say(part, false)
  }
  signal?.addEventListener('abort', forget, { once: true })
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await load()
      } catch (error) {
        if (signal?.aborted) throw error
      }
      // The first failure may be a moment of bad network.
      if (tries > 0) say(part, true)
      await nextAttempt(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0, signal)
      signal?.throwIfAborted()
    }
  } finally {
    signal?.removeEventListener('abort', forget)
    forget()
  }
}

function say(part: symbol, isMissing: boolean) {
  if (isMissing) missing.add(part)
  else if (!missing.delete(part)) return
  const words = document.getElementById(TROUBLE_ID)
  if (words) words.hidden = missing.size === 0
}

function nextAttempt(pauseMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new AbortController()
    const go = () => {
      waiting.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(go, pauseMs)
    const once = { once: true, signal: waiting.signal }
    window.addEventListener('online', go, once)
    window.addEventListener(RETRY, go, once)
    signal?.addEventListener('abort', go, once)
  })
}
