import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import type { Browser } from 'puppeteer-core'
import { installOnDebian } from '#test/support/debian.ts'

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** The path of Firefox; null if there is none. The variable FIREFOX names another one. */
function findFirefox(): string | null {
  const named = process.env.FIREFOX
  if (named) return existsSync(named) ? named : null
  return PLACES.find((place) => existsSync(place)) ?? null
}

/**
 * Starts the released Firefox over WebDriver BiDi, because Playwright drives only builds of its own. On a Debian
 * machine where that is allowed it is installed first.
 * @throws if there is none
 */
export async function launchFirefox(): Promise<Browser> {
  if (!findFirefox()) installOnDebian('firefox-esr')
  const executablePath = findFirefox()
  if (!executablePath) {
    throw new Error('Firefox is missing: install it (Debian: apt-get install firefox-esr) or set FIREFOX to its path')
  }
  return puppeteer.launch({ browser: 'firefox', executablePath, headless: true, defaultViewport: DESKTOP })
}

const DESKTOP = { width: 1440, height: 900 }
