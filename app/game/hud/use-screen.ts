import { useEffect } from 'react'

/**
 * Keeps the client on the part of the screen that a phone's keyboard leaves free, as CSS variables: Safari lays the
 * keyboard over the page and tells of it only here.
 */
export function useScreen() {
  useEffect(() => {
    const { visualViewport, document } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const fit = () => {
      const { height, offsetTop, scale } = visualViewport
      // Whoever has zoomed the page in looks at a part of it: then nothing may move.
      style.setProperty('--screen-height', `${height * scale}px`)
      style.setProperty('--screen-top', `${scale > 1 ? 0 : offsetTop}px`)
    }
    fit()
    visualViewport.addEventListener('resize', fit)
    visualViewport.addEventListener('scroll', fit)
    return () => {
      visualViewport.removeEventListener('resize', fit)
      visualViewport.removeEventListener('scroll', fit)
      style.removeProperty('--screen-height')
      style.removeProperty('--screen-top')
    }
  }, [])
}
