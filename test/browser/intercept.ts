import type { Page, Route } from 'playwright-core'
import { until } from './until.ts'

/** A file that the server has too, so that a request which is not intercepted yet is no error. */
const PROBE = '/favicon.png?is-intercepted'

/**
 * Handles the requests of an open page to this URL, from the next one on. After `page.route` alone a busy page may send
 * one more request past the handler, and Chromium then does not report that request to listeners either.
 * Returns a function that ends it.
 */
export async function intercept(
  page: Page,
  url: string,
  handle: (route: Route) => unknown,
): Promise<() => Promise<void>> {
  await page.route(url, handle)
  const probe = `**${PROBE}`
  await page.route(probe, (route) => route.fulfill({ status: 204 }))
  await until(() => page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status === 204, PROBE), 0)
  await page.unroute(probe)
  return () => page.unroute(url, handle)
}
