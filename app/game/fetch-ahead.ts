import { loadTexts } from '#app/locales/texts.ts'
import { seasonAt } from '#app/shared/season.ts'
import { languageOfTag } from '#durable/rules/languages.ts'

/** The delay in browsers without `requestIdleCallback`, ms, so that the page itself is loaded first. */
const LATER_MS = 500

/**
 * Loads the park's page, texts, client and pictures while a player chooses a dog, so that a phone need not do it after
 * the choice (test/client/load.ts). It does nothing for a browser that saves data. Returns a function that cancels it.
 */
export function fetchAhead(): () => void {
  if (savesData()) return () => {}
  const fetchAll = async () => {
    const language = languageOfTag(document.documentElement.lang)
    const [{ fetchPictures }] = await Promise.all([import('./game-client.client.tsx'), loadTexts(language, 'game')])
    await Promise.all([
      fetchPictures(seasonAt(Date.now())),
      ...pagesOfPark().map((page) => import(/* @vite-ignore */ page)),
    ])
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

/** The modules of the pages that the links of this page lead to. Remix asks for their addresses when it shows a link. */
function pagesOfPark(): string[] {
  return PARK_ROUTES.flatMap((route) => window.__remixManifest.routes[route]?.module ?? [])
}

const PARK_ROUTES = ['routes/h5.[client]', 'routes/h5.mobile-client']

// Not every browser has this property.
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
