import type { Surroundings } from './readiness.ts'

const INSTALLED_MODES = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']

/** The browser of this page. */
export function surroundings(): Surroundings {
  const { userAgent, maxTouchPoints: touchPoints } = navigator
  // Deprecated, and yet the only thing by which an iPad differs from a Mac besides touch.
  const platform = 'platform' in navigator ? String(navigator.platform) : ''
  return {
    userAgent,
    platform,
    touchPoints,
    hasPrompt: 'BeforeInstallPromptEvent' in window,
    isStandalone: isStandalone(),
  }
}

/** Whether the page runs as an installed app. Safari on iOS says so by a property of its own. */
export function isStandalone(): boolean {
  const isModed = INSTALLED_MODES.some((mode) => window.matchMedia(`(display-mode: ${mode})`).matches)
  return isModed || ('standalone' in navigator && navigator.standalone === true)
}
