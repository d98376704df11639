import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'
import { installOnDebian } from '#test/support/debian.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome']

// A software GPU, so that Pixi has WebGL everywhere, but not for pages, which are quicker without; and no calls home.
const ARGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Where Chromium is; null when there is none. CHROMIUM names another one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : null
  return PLACES.find((place) => existsSync(place)) ?? null
}

/** Finds Chromium, and on a Debian machine where we may, installs it first. */
export function provideChromium(): string | null {
  if (!findChromium()) installOnDebian('chromium')
  return findChromium()
}

export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is missing: install it or set CHROMIUM to its path')
  return chromium.launch({ executablePath, args: ARGS })
}
