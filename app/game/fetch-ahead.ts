import { seasonAt } from '#app/shared/season.ts'

/** The page itself comes first, ms; for browsers that cannot say when they have nothing to do. */
const LATER_MS = 500

/**
 * Fetches the park while somebody is about to choose a dog, so that a phone need not do it when the dog was chosen
 * (test/client/load.ts). Those who save data are spared what they may not need. Returns how to call it off.
 */
export function fetchAhead(): () => void {
  if (savesData()) return () => {}
  const fetchAll = async () => {
    const { fetchPictures } = await import('./game-client.client.tsx')
    await fetchPictures(seasonAt(Date.now()))
  }
  // Whatever does not come now is fetched when it is wanted.
  const quietly = () => void fetchAll().catch(() => {})
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(quietly, LATER_MS)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(quietly)
  return () => cancelIdleCallback(idle)
}

// Not every browser tells.
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
