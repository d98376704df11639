import type { Page } from 'playwright-core'

/** The page believes that it is so late now (epoch ms): light, season and weather follow its clock. */
export async function setsClock(page: Page, atMs: number) {
  await page.addInitScript((shiftMs) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + shiftMs
  }, atMs - Date.now())
}

/** Makes clocks that tick in the page stand still from `hold` until `release`, as on a machine that is busy. */
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
