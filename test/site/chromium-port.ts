import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '#test/browser/chromium.ts'

/** Turns off what Chromium does for itself while it starts, which would count as the work of the page. */
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-features=PreloadTopChromeWebUI,Translate,OptimizationHints,MediaRouter',
]

/** Starts a Chromium for Lighthouse, on a debugging port of its own choice. */
export async function launchForLighthouse(): Promise<{ port: number; close: () => void }> {
  const chromium = findChromium()
  if (!chromium) throw new Error('Chromium is missing: install it or set CHROMIUM to its path')
  const profile = mkdtempSync(join(tmpdir(), 'voffpark-lighthouse-'))
  const child = spawn(chromium, [...ARGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
  })
  const port = await new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => fail(new Error(`Chromium ended with ${code}`)))
    child.stderr.on('data', (said: Buffer) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(said.toString())
      if (found) done(Number(found[1]))
    })
  })
  const close = () => {
    child.removeAllListeners('exit')
    // Its children write for a moment longer.
    child.on('exit', () => void rm(profile, { recursive: true, force: true, maxRetries: 20 }))
    // Debian's chromium is a shell script that starts Chromium, so its whole process group is ended.
    if (child.pid !== undefined) process.kill(-child.pid)
  }
  return { port, close }
}
