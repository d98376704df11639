import { useEffect } from 'react'

/**
 * Scrolls the section in the address back into place while the layout still changes. Fonts that are loaded after the
 * browser's jump shift a long page. Ends with the reader's first input.
 */
export function useLanding(): void {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1))
    if (!target) return
    const settling = new ResizeObserver(() => target.scrollIntoView({ behavior: 'instant' }))
    settling.observe(document.body)
    const leave = () => {
      settling.disconnect()
      for (const act of ACTS) window.removeEventListener(act, leave)
    }
    for (const act of ACTS) window.addEventListener(act, leave, { passive: true })
    return leave
  }, [])
}

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'hashchange']
