import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'

// vitest runs this project in some processes (runner/lanes.ts), each of which takes one file after another and keeps its
// modules. Such a process is a lane. Opening a park and a browser takes seconds, so the files of a lane share them.

/** Pages are open for seconds here: to optimize their scripts costs a sixth more than it saves. */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev']

let server: Promise<ParkServer> | null = null
let browser: Promise<Browser> | null = null

/** The park of this lane, with seeded data; it stays open from file to file. */
export function laneServer(): Promise<ParkServer> {
  return (server ??= ParkServer.open())
}

/** The browser of this lane; a new one if it has crashed. */
export async function laneBrowser(): Promise<Browser> {
  const running = (browser ??= launchChromium(SHORT_LIVED))
  if ((await running).isConnected()) return running
  // Who asked at the same time may have opened a new one already.
  if (browser === running) browser = launchChromium(SHORT_LIVED)
  return browser
}

/** Closes the park and the browser after the last file of the lane. */
export async function closeLane(): Promise<void> {
  await Promise.all([browser?.then((open) => open.close()), server?.then((open) => open.close())])
  browser = server = null
}
