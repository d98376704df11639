import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { LANGUAGE_TAGS, type Language } from '#durable/rules/languages.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, PHONE, type Viewport } from './visitor.ts'

const TABLET: Viewport = { width: 820, height: 1180 }

/** What Chromium draws in one piece, in pixels; below that a picture begins anew with the top of the page. */
const TALLEST = 8000

type SiteShots = { url: string; folder: string; languages: readonly Language[] }

/** Pictures of all public pages from top to bottom, `<language>-<width>-<page>.png`; tells where one scrolls sideways. */
export async function shootSite(browser: Browser, { url, folder, languages }: SiteShots) {
  mkdirSync(folder, { recursive: true })
  for (const language of languages) {
    for (const viewport of [DESKTOP, TABLET, PHONE]) {
      const context = await browser.newContext({ viewport, locale: LANGUAGE_TAGS[language], reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const { path } of SITE_PAGES) {
        await page.goto(url + path, { waitUntil: 'load' })
        // What waits until one scrolls there is in the picture too.
        await page.evaluate(() => [...document.images].forEach((image) => image.setAttribute('loading', 'eager')))
        await page.waitForLoadState('networkidle')
        // Not scrollWidth: the body clips what sticks out, and a finger can still pull the page there.
        const devtools = await context.newCDPSession(page)
        const { cssContentSize } = await devtools.send('Page.getLayoutMetrics')
        if (cssContentSize.width > viewport.width)
          console.warn(`${path} is ${cssContentSize.width} px wide (${language}, ${viewport.width})`)
        const name = `${language}-${viewport.width}${path.replace(/\W+/g, '-')}`
        for (let y = 0; y < cssContentSize.height; y += TALLEST) {
          const clip = { x: 0, y, width: viewport.width, height: Math.min(TALLEST, cssContentSize.height - y) }
          const file = join(folder, `${name}${y > 0 ? `-from-${y}` : ''}.png`)
          await page.screenshot({ path: file, fullPage: true, clip, animations: 'disabled' })
        }
      }
      await context.close()
    }
  }
}
