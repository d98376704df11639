import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { ParkServer } from './park-server.ts'

// vitest runs this project in two processes, each of which takes one file after another and keeps its modules. Such a
// process is a lane. Opening a park and a browser takes seconds, so the files of a lane share them.

let server: Promise<ParkServer> | null = null
let browser: Promise<Browser> | null = null

/** The park of this lane, with seeded data; it stays open from file to file. */
export function laneServer(): Promise<ParkServer> {
  return (server ??= ParkServer.open())
}

/** The browser of this lane; a new one if it has crashed. */
export async function laneBrowser(): Promise<Browser> {
  const running = await browser
  if (running?.isConnected()) return running
  return (browser = launchChromium())
}

/** Closes the park and the browser after the last file of the lane. */
export async function closeLane(): Promise<void> {
  await Promise.all([browser?.then((open) => open.close()), server?.then((open) => open.close())])
  browser = server = null
}
