import { seasonAt } from '#app/shared/season.ts'

/** The delay in browsers without `requestIdleCallback`, ms, so that the page itself is loaded first. */
const LATER_MS = 500

/**
 * Loads the park's pictures and client while a player chooses a dog, so that a phone need not do it after the choice
 * (test/client/load.ts). It does nothing for a browser that saves data. Returns a function that cancels it.
 */
export function fetchAhead(): () => void {
  if (savesData()) return () => {}
  const fetchAll = async () => {
    const { fetchPictures } = await import('./game-client.client.tsx')
    await fetchPictures(seasonAt(Date.now()))
  }
  // What cannot be loaded now is loaded when it is needed.
  const quietly = () => void fetchAll().catch(() => {})
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(quietly, LATER_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(quietly)
  return () => cancelIdleCallback(idle)
}

// Not every browser has this property.
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
