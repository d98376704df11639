import type { Page } from 'playwright-core'

/** The page believes that it is so late now (epoch ms): light, season and weather follow its clock. */
export async function setsClock(page: Page, atMs: number) {
  await page.addInitScript((shiftMs) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + shiftMs
  }, atMs - Date.now())
}
