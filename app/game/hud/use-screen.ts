import { useEffect } from 'react'

/**
 * Sets CSS variables that keep the client in the part of the screen that a phone's keyboard leaves free. Safari lays the
 * keyboard over the page, and only the visual viewport says so.
 */
export function useScreen() {
  useEffect(() => {
    const { visualViewport, document } = window
    if (!visualViewport) return
    const { style } = document.documentElement
    const fit = () => {
      const { height, offsetTop, scale } = visualViewport
      // While the page is zoomed in, nothing may move.
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
