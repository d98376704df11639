import type { Page } from 'playwright-core'

/** Sets the clock of the page (epoch ms), by which light, season and weather are drawn. */
export async function setsClock(page: Page, atMs: number) {
  await page.addInitScript((shiftMs) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + shiftMs
  }, atMs - Date.now())
}

/** Stops the interval timers of the page from `hold` until `release`, as on a busy machine. */
export async function holdsTicks(page: Page): Promise<{ hold: () => Promise<void>; release: () => Promise<void> }> {
  await page.addInitScript(() => {
    const every = globalThis.setInterval
    const ticking = (tick: () => void, ms?: number) =>
      every(() => 'held' in document.documentElement.dataset || tick(), ms)
    globalThis.setInterval = ticking as typeof every
  })
  return {
    hold: () => page.evaluate(() => void (document.documentElement.dataset.held = '')),
    release: () => page.evaluate(() => void delete document.documentElement.dataset.held),
  }
}
