/** A graphics card that is gone is mostly back within the second, ms. */
const PATIENCE_MS = 6000

/** Tells when the graphics card is gone for longer than it takes to come back, and when it has come back after all. */
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
