import { tabStorage } from '#app/storage.ts'

const RELOADED_KEY = 'voffpark.reloaded'

/**
 * Loads the page anew when a script of it cannot be fetched: a deployment since then may have replaced it. This happens
 * once per version of the page, since a script may also be missing for a reason that reloading does not cure. A page
 * that is there is better than none, so it never happens without a net or while the server does not answer; and a reload
 * would break off the way to another page, or a form that is sent. Drafts
 * survive in the tab's storage (app/shared/use-kept.ts). Returns a function that stops it.
 */
export function reloadWhenStale(version: string, reload = () => window.location.reload()): () => void {
  const reloadIfLost = async () => {
    let isLeft = false
    const asking = new AbortController()
    window.addEventListener('beforeunload', () => (isLeft = true), { signal: asking.signal })
    const isThere = await isServerThere()
    asking.abort()
    if (isThere && !isLeft && !isReloaded(version)) reload()
  }
  const onMissing = () => void reloadIfLost()
  window.addEventListener('vite:preloadError', onMissing)
  return () => window.removeEventListener('vite:preloadError', onMissing)
}

function isServerThere(): Promise<boolean> {
  return fetch('/api/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Whether this version was reloaded before in this tab; it counts as reloaded from now on, and without storage. */
function isReloaded(version: string): boolean {
  return tabStorage.getItem(RELOADED_KEY) === version || !tabStorage.setItem(RELOADED_KEY, version)
}
