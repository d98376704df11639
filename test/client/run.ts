// npm run bench:client [-- --frames 300 --rounds 3 --old DIR --only-load --only-drawing --only-publishing]: what the park costs the machine of a player, beside what it avoids.
import { parseArgs } from 'node:util'
import { launchChromium } from '#test/browser/chromium.ts'
import { measureArcade } from './arcade.ts'
import { measureLoad } from './load.ts'
import { openPage } from './open-page.ts'
import { PAINTINGS, VARIANTS } from './page/orders.ts'
import type { Measured, Order, PaintingMeasured, Variant } from './page/orders.ts'
import { measurePublishing } from './publishing.ts'

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '3' },
    'no-load': { type: 'boolean', default: false },
    'only-load': { type: 'boolean', default: false },
    'only-drawing': { type: 'boolean', default: false },
    'only-painting': { type: 'boolean', default: false },
    'only-publishing': { type: 'boolean', default: false },
    old: { type: 'string' },
  },
})
const frames = Number(values.frames)
const rounds = Number(values.rounds)
/** In Oslo: a day without lamps, and a night with all of them. */
const HOURS = { day: Date.UTC(2026, 5, 15, 10), night: Date.UTC(2026, 10, 15, 21) } as const
/** Without a graphics card a frame of these takes nearly a second. */
const SLOW: readonly Variant[] = ['filter-per-dog']
/** How far a brush is dragged, frames, and the bound of nineteen in twenty of them, ms of script. */
const PAINTING_MOVES = 160
const PAINTING_P95_MS = 16
const AIMS = { drawCalls: 8, frameMs: 1, layoutMs: 2 }
/** How many times as long as in the older commit a frame may take. */
const TIMES_OLD = 1.2

const browser = await launchChromium()
const failures: string[] = []
try {
  if (values['only-drawing']) await measureDrawing()
  else if (values['only-publishing']) failures.push(...(await measurePublishing(browser)))
  else if (values['only-painting']) await measurePainting()
  else if (!values['only-load']) {
    await measureDrawing()
    await measurePainting()
    failures.push(...(await measureArcade(browser)), ...(await measurePublishing(browser)))
  }
  const isWhole = !values['only-drawing'] && !values['only-painting'] && !values['only-publishing']
  if (isWhole && !values['no-load']) failures.push(...(await measureLoad(browser, values.old)))
} finally {
  await browser.close()
}
for (const failure of failures) console.log(`over: ${failure}`)
process.exitCode = failures.length === 0 ? 0 : 1

/** Prints what a frame of 200 dogs costs, by day and by night; with `--old`, also in that checkout. */
async function measureDrawing() {
  const rows: Record<string, Record<string, number>> = {}
  const page = await openPage(browser)
  const oldPage = values.old === undefined ? null : await openPage(browser, 'page', values.old)
  for (const hour of ['day', 'night'] as const) {
    // Variants alternate in blocks, so that other load on the machine affects all of them alike.
    const measured: Record<Variant, Measured[]> = { park: [], 'filter-per-dog': [], 'canvas-text': [] }
    const measuredOld: Measured[] = []
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
        if (oldPage && variant === 'park')
          measuredOld.push(await oldPage.evaluate((asked) => window.measure(asked), order))
      }
    }
    const park = middle(measured.park)
    for (const variant of VARIANTS) {
      const { drawCalls, frameMs, layoutMs, bubbles } = middle(measured[variant])
      const ratio = { 'calls ÷ park': drawCalls / park.drawCalls, 'ms ÷ park': frameMs / park.frameMs }
      rows[`${variant}, ${hour}`] = rounded({ drawCalls, frameMs, layoutMs, bubbles, ...ratio })
    }
    if (oldPage) {
      const old = middle(measuredOld)
      const ratio = park.frameMs / old.frameMs
      rows[`park of the older commit, ${hour}`] = rounded({ ...old, 'ms ÷ park': 1 / ratio })
      console.log(`a frame by ${hour}, park ÷ older commit: ${ratio.toFixed(2)}`)
      if (ratio > TIMES_OLD) failures.push(`a frame by ${hour}: ${ratio.toFixed(2)} times the older commit's`)
    }
    for (const [name, aim] of Object.entries(AIMS)) {
      const is = park[name as keyof typeof AIMS]
      if (is > aim) failures.push(`${name} by ${hour}: ${is.toFixed(2)}, and not ${aim}`)
    }
  }
  await page.close()
  await oldPage?.close()
  console.table(rows)
}

/** Prints what a frame costs while a builder drags a brush of five by five across the largest room, with 600 things. */
async function measurePainting() {
  const page = await openPage(browser)
  const rows: Record<string, PaintingMeasured> = {}
  for (const how of PAINTINGS)
    rows[how] = await page.evaluate((asked) => window.paint(asked), { how, moves: PAINTING_MOVES })
  await page.close()
  console.table(Object.fromEntries(Object.entries(rows).map(([how, row]) => [how, rounded(row)])))
  const { patch, whole } = rows
  if (!patch || !whole) return
  console.log(`a frame while painting, patch ÷ whole: ${(patch.withCardP95Ms / whole.withCardP95Ms).toFixed(3)}`)
  if (patch.p95Ms > PAINTING_P95_MS) failures.push(`painting: ${patch.p95Ms.toFixed(1)} ms, and not ${PAINTING_P95_MS}`)
  if (patch.unlike !== 0) failures.push(`${patch.unlike} pixels of patched ground are not as when it is painted whole`)
}

function middle(runs: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => runs.map((run) => run[name]).toSorted((a, b) => a - b)[runs.length >> 1] ?? NaN
  return { drawCalls: of('drawCalls'), frameMs: of('frameMs'), layoutMs: of('layoutMs'), bubbles: of('bubbles') }
}

function rounded(row: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Math.round(value * 100) / 100]))
}
