import { whenIdle } from '#app/shared/when-idle.ts'

/** The delay in browsers without `requestIdleCallback`, ms, so that the page itself is loaded first. */
const LATER_MS = 2000

/**
 * Registers the service worker (worker/service-worker) when the page is loaded and the browser is idle. Returns a
 * function that cancels it. A browser that has none, or refuses it, loses only the offline page.
 */
export function registerServiceWorker(): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const register = () => void navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => {})
  const cancelling = new AbortController()
  const soon = () => void whenIdle(cancelling.signal, LATER_MS).then(register)
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true, signal: cancelling.signal })
  return () => cancelling.abort()
}
