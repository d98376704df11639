import { useEffect } from 'react'

/**
 * Brings the section that the address names back to its place as long as the page still moves: on a long page,
 * fonts that arrive after the browser jumped there shift everything. Ends with the first act of the reader.
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
