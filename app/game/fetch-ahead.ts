import { loadTexts } from '#app/locales/load-texts.ts'
import { savesData } from '#app/shared/saves-data.ts'
import { seasonAt } from '#app/shared/season.ts'
import { whenIdle } from '#app/shared/when-idle.ts'
import { languageOfTag } from '#durable/rules/languages.ts'

/** The delay in browsers without `requestIdleCallback`, ms, so that the page itself is loaded first. */
const LATER_MS = 500

/** How often and for how long it is looked whether Remix knows the pages of the park, ms. */
const LOOK_EVERY_MS = 100
const LOOKED_FOR_MS = 30_000

/**
 * Loads the park's page, texts, client and pictures while a player chooses a dog, so that a phone need not do it after
 * the choice (test/client/load.ts). It does nothing for a browser that saves data. Returns a function that cancels it.
 */
export function fetchAhead(): () => void {
  if (savesData()) return () => {}
  const leaving = new AbortController()
  const fetchAll = async () => {
    const language = languageOfTag(document.documentElement.lang)
    const [{ fetchPictures }] = await Promise.all([import('./game-client.client.tsx'), loadTexts(language, 'game')])
    await Promise.all([fetchPictures(seasonAt(Date.now())), fetchPages(leaving.signal)])
  }
  // What cannot be loaded now is loaded when it is needed.
  const quietly = () => void fetchAll().catch(() => {})
  void whenIdle(leaving.signal, LATER_MS).then(quietly)
  return () => leaving.abort()
}

/** Loads the pages that the links of this page lead to. Remix asks for their addresses when it shows a link. */
async function fetchPages(leaving: AbortSignal): Promise<void> {
  for (let lookedForMs = 0; lookedForMs < LOOKED_FOR_MS && !leaving.aborted; lookedForMs += LOOK_EVERY_MS) {
    const pages = PARK_ROUTES.flatMap((route) => window.__remixManifest.routes[route]?.module ?? [])
    if (pages.length > 0) return void (await Promise.all(pages.map((page) => import(/* @vite-ignore */ page))))
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

const PARK_ROUTES = ['routes/h5.[client]', 'routes/h5.mobile-client']
