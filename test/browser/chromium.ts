import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { installOnDebian } from '#test/support/debian.ts'

/**
 * Chromium without windows: a page costs it a third less time than the whole browser, which draws its own interface
 * too.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
]

// A software GPU gives Pixi WebGL on every machine; pages are drawn without it, which is faster. No calls to Google.
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

/** The path of Chromium; null when there is none. CHROMIUM names another one. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM
  if (named) return existsSync(named) ? named : null
  return PLACES.find((place) => existsSync(place)) ?? null
}

/**
 * Finds Chromium. As root on Debian it installs the headless shell first; if that fails, any other Chromium is used.
 */
export function provideChromium(): string | null {
  const isNamed = process.env.CHROMIUM !== undefined
  if (!isNamed && findChromium() !== SHELL) installOnDebian('chromium-headless-shell')
  if (!isNamed && !findChromium()) installOnDebian('chromium')
  return findChromium()
}

/** `more`: arguments besides those of every browser here. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is missing: install it or set CHROMIUM to its path')
  return chromium.launch({ executablePath, args: [...ARGS, ...more] })
}

/** Where a Chromium with windows is, which keeps pages that were left (bfcache); null where only the other one is. */
export function findWholeChromium(): string | null {
  return PLACES.find((place) => place !== SHELL && existsSync(place)) ?? null
}

/** One that keeps them as browsers of today do, also those with an open socket, which it closes. */
export async function launchKeepingPages(): Promise<Browser> {
  const executablePath = findWholeChromium()
  if (!executablePath) throw new Error('Chromium with windows is missing: install the package chromium')
  return chromium.launch({
    executablePath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...ARGS, '--headless=new', '--enable-features=DisconnectWebSocketOnBFCache'],
  })
}
