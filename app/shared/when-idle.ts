/**
 * Resolves when the page has nothing else to do, and never if `signal` is aborted before. `laterMs`: the delay in browsers
 * without `requestIdleCallback`, ms.
 */
export function whenIdle(signal: AbortSignal, laterMs: number): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return
    const go = () => resolve()
    if ('requestIdleCallback' in globalThis) {
      const idle = requestIdleCallback(go)
      signal.addEventListener('abort', () => cancelIdleCallback(idle))
    } else {
      const timer = setTimeout(go, laterMs)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
  })
}
