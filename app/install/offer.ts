import type { InstallMoment } from './readiness.ts'

/** How long after the detection the sheet is offered on Apple's platforms, ms. */
const SOON_MS = 1000
/** How often it is asked whether the visitor has used the page, ms, and how many times. */
const POLL_MS = 1000
const POLLS_MAX = 30

type Waiting = {
  moment: InstallMoment
  /** Called once, when the site can be installed. */
  onReady: () => void
  /** Whether the visitor has clicked, tapped or typed on this page. */
  hasBeenActive?: () => boolean
}

/** Waits for the moment in which the site can be installed. Returns a function that stops it. */
export function awaitInstall({ moment, onReady, hasBeenActive = wasUsed }: Waiting): () => void {
  if (moment === 'soon') {
    const timer = setTimeout(onReady, SOON_MS)
    return () => clearTimeout(timer)
  }
  if (moment === 'touched') return poll(hasBeenActive, onReady)
  if (window.voffparkInstall) {
    onReady()
    return () => {}
  }
  window.addEventListener('beforeinstallprompt', onReady, { once: true })
  return () => window.removeEventListener('beforeinstallprompt', onReady)
}

function poll(isReady: () => boolean, onReady: () => void): () => void {
  let polls = 0
  const timer = setInterval(() => {
    polls += 1
    const ready = isReady()
    if (ready || polls >= POLLS_MAX) clearInterval(timer)
    if (ready) onReady()
  }, POLL_MS)
  return () => clearInterval(timer)
}

// Old browsers on Android have no `userActivation`.
function wasUsed(): boolean {
  const { userActivation }: { userActivation?: UserActivation } = navigator
  return userActivation?.hasBeenActive ?? false
}
