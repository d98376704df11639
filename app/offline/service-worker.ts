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
  const whenIdle = () => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(register, LATER_MS)
      cancelling.signal.addEventListener('abort', () => clearTimeout(timer))
      return
    }
    const idle = requestIdleCallback(register)
    cancelling.signal.addEventListener('abort', () => cancelIdleCallback(idle))
  }
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, { once: true, signal: cancelling.signal })
  return () => cancelling.abort()
}
