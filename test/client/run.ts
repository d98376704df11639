// npm run bench:client [-- --frames 300 --rounds 3 --old DIR --only-load]: what the park costs the machine of a player, beside what it avoids.
import { parseArgs } from 'node:util'
import { launchChromium } from '#test/browser/chromium.ts'
import { measureArcade } from './arcade.ts'
import { measureLoad } from './load.ts'
import { openPage } from './open-page.ts'
import { VARIANTS } from './page/orders.ts'
import type { Measured, Order, Variant } from './page/orders.ts'

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    'no-load': { type: 'boolean', default: false },
    'only-load': { type: 'boolean', default: false },
    old: { type: 'string' },
  },
})
const frames = Number(values.frames)
const rounds = Number(values.rounds)
/** In Oslo: a day without lamps, and a night with all of them. */
const HOURS = { day: Date.UTC(2026, 5, 15, 10), night: Date.UTC(2026, 10, 15, 21) } as const
/** Without a graphics card a frame of these takes nearly a second. */
const SLOW: readonly Variant[] = ['filter-per-dog']
const AIMS = { drawCalls: 8, frameMs: 1, layoutMs: 2 }

const browser = await launchChromium()
const failures: string[] = []
try {
  if (!values['only-load']) {
    await measureDrawing()
    failures.push(...(await measureArcade(browser)))
  }
  if (!values['no-load']) failures.push(...(await measureLoad(browser, values.old)))
} finally {
  await browser.close()
}
for (const failure of failures) console.log(`over: ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Prints what a frame of 200 dogs costs, by day and by night. */
async function measureDrawing() {
  const rows: Record<string, Record<string, number>> = {}
  const page = await openPage(browser)
  for (const hour of ['day', 'night'] as const) {
    // Variants alternate in blocks, so that other load on the machine affects all of them alike.
    const measured: Record<Variant, Measured[]> = { park: [], 'filter-per-dog': [], 'canvas-text': [] }
    for (let round = 0; round < rounds; round++) {
      for (const variant of VARIANTS) {
        const order: Order = {
          variant,
          dogs: 200,
          talkers: 40,
          frames: SLOW.includes(variant) ? Math.ceil(frames / 10) : frames,
          startsAt: HOURS[hour],
        }
        measured[variant].push(await page.evaluate((asked) => window.measure(asked), order))
      }
    }
    const park = middle(measured.park)
    for (const variant of VARIANTS) {
      const { drawCalls, frameMs, layoutMs, bubbles } = middle(measured[variant])
      const ratio = { 'calls ÷ park': drawCalls / park.drawCalls, 'ms ÷ park': frameMs / park.frameMs }
      rows[`${variant}, ${hour}`] = rounded({ drawCalls, frameMs, layoutMs, bubbles, ...ratio })
    }
    for (const [name, aim] of Object.entries(AIMS)) {
      const is = park[name as keyof typeof AIMS]
      if (is > aim) failures.push(`${name} by ${hour}: ${is.toFixed(2)}, and not ${aim}`)
    }
  }
  await page.close()
  console.table(rows)
}

function middle(runs: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => runs.map((run) => run[name]).toSorted((a, b) => a - b)[runs.length >> 1] ?? NaN
  return { drawCalls: of('drawCalls'), frameMs: of('frameMs'), layoutMs: of('layoutMs'), bubbles: of('bubbles') }
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value * 100) / 100]))
}
