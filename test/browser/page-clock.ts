import type { Page } from 'playwright-core'

/** Sets the clock of the page (epoch ms), by which light, season and weather are drawn. */
export async function setsClock(page: Page, atMs: number) {
  await page.addInitScript((shiftMs) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + shiftMs
  }, atMs - Date.now())
}
