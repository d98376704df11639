import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { SITE_PAGES } from './site-pages.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import type { Viewport } from './visitor.ts'

const TABLET: Viewport = { width: 820, height: 1180 }

/** The tallest picture that Chromium draws, in pixels; below that it repeats the top of the page. */
const TALLEST = 8000

type SiteShots = { url: string; folder: string; languages: readonly Language[] }

/** Takes pictures of all public pages, `<language>-<width>-<page>.png`, and reports those that scroll sideways. */
export async function shootSite(browser: Browser, { url, folder, languages }: SiteShots) {
  mkdirSync(folder, { recursive: true })
  for (const language of languages) {
    for (const viewport of [DESKTOP, TABLET, PHONE]) {
      const context = await browser.newContext({ viewport, locale: LANGUAGE_TAGS[language], reducedMotion: 'reduce' })
      const page = await context.newPage()
      for (const { path } of SITE_PAGES) {
        await page.goto(url + path, { waitUntil: 'load' })
        // Lazy images must be in the picture too.
        await page.evaluate(() => [...document.images].forEach((image) => image.setAttribute('loading', 'eager')))
        await page.waitForLoadState('networkidle')
        // scrollWidth does not show it: the body clips what sticks out, but a finger can still scroll there.
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
