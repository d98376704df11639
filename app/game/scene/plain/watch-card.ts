/** A lost graphics card mostly comes back within a second, so after this it counts as gone, ms. */
const PATIENCE_MS = 6000

/**
 * Calls `onChange` when the graphics card has been gone for too long, and when it has come back after all. Returns a
 * function that stops it.
 */
export function watchCard(canvas: EventTarget, onChange: (isLost: boolean) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const listening = new AbortController()
  const { signal } = listening
  const lost = () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => onChange(true), PATIENCE_MS)
  }
  const restored = () => {
    clearTimeout(waiting)
    onChange(false)
  }
  canvas.addEventListener('webglcontextlost', lost, { signal })
  canvas.addEventListener('webglcontextrestored', restored, { signal })
  return () => {
    clearTimeout(waiting)
    listening.abort()
  }
}
