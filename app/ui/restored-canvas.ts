/** The canvases of a page come back one shortly after the other, ms. */
const ALL_BACK_MS = 100

/**
 * Calls `redraw` when the browser has lost what was on a 2D canvas, with the graphics process, and it can be drawn on again;
 * its context is then as new. Called once more when all other canvases are back: it may be drawn from one of them, which is
 * older. Returns a function that stops it.
 */
export function onCanvasRestored(canvas: HTMLCanvasElement, redraw: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const redrawUnlessStopped = () => !signal.aborted && redraw()
  canvas.addEventListener(
    'contextrestored',
    () => {
      redraw()
      setTimeout(redrawUnlessStopped, ALL_BACK_MS)
    },
    { signal },
  )
  return () => listening.abort()
}
