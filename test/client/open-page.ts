import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'

const ORIGIN = 'https://client.test'
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.png': 'image/png',
}
/** An isolated page has a clock with a resolution of 5 µs, others one of 100. */
const ALONE = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

const CHECKOUT = join(import.meta.dirname, '../..')

/**
 * Builds and opens a page of this folder, `page` or `arcade`, and waits until it accepts orders. `checkout` is the
 * folder of the commit that is measured.
 */
export async function openPage(browser: Browser, name: 'page' | 'arcade' = 'page', checkout = CHECKOUT): Promise<Page> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'))
  const root = join(checkout, 'test/client', name)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, target: 'es2022', assetsInlineLimit: 0, minify: false },
  })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => console.error(error))
  await page.route(`${ORIGIN}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname
    const contentType = TYPES[extname(path)]
    if (contentType === undefined) return route.fulfill({ status: 404 })
    await route.fulfill({ body: await readFile(join(folder, path)), contentType, headers: ALONE })
  })
  await page.goto(`${ORIGIN}/index.html`)
  await page.waitForFunction(() => document.title === 'ready')
  return page
}
