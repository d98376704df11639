import type { Browser } from 'playwright-core'
import type { ArcadeMeasured } from './arcade/orders.ts'
import { ARCADE_PAGES } from './arcade/orders.ts'
import { openPage } from './open-page.ts'

/** For a frame of a game while the expert bot plays: ms of script, and calls to the graphics card. */
const AIMS = { frameMs: 2, drawCalls: 6 }

/** Plays a round of each arcade game by the expert bot. Returns a line for each limit that is exceeded. */
export async function measureArcade(browser: Browser): Promise<string[]> {
  const page = await openPage(browser, 'arcade')
  const rows: Record<string, ArcadeMeasured> = {}
  for (const game of ARCADE_PAGES) {
    const order = { game, seed: 3, season: 'normal', isStill: false, until: null } as const
    rows[game] = await page.evaluate((asked) => window.playArcade(asked), order)
  }
  await page.close()
  console.table(rows)
  return Object.entries(rows).flatMap(([game, measured]) =>
    (['frameMs', 'drawCalls'] as const).flatMap((name) =>
      measured[name] > AIMS[name] ? [`${game}, ${name}: ${measured[name].toFixed(2)}, and not ${AIMS[name]}`] : [],
    ),
  )
}
