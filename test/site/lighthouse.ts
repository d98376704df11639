// Prints the four scores of Lighthouse, mobile preset, for the start page, the help and the dressing room.
// `-- --old DIR` measures the blocking time in the built product of another work tree as well, in turns.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { launchForLighthouse } from './chromium-port.ts'
import { middle } from './middle.ts'
import { openPark, openParkIn, run } from './park.ts'

/** A package of its own, installed by its lock file on first use. */
const LIGHTHOUSE = 'test/site/lighthouse'

const PATHS = ['/', '/help', '/dressing-room']
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const

type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, Audit | undefined>
}
type Audit = { id: string; title: string; score: number | null; displayValue?: string; numericValue?: number }

/** How often each page is measured in both trees; the middle counts. */
const TURNS = 3

const { values } = parseArgs({ options: { old: { type: 'string' } } })

if (!existsSync(`${LIGHTHOUSE}/node_modules`)) run('npm', ['install', '--no-save', '--prefix', LIGHTHOUSE])
const park = await openPark()
const { port, close } = await launchForLighthouse()
const table: Record<string, Record<string, number | string>> = {}
for (const path of PATHS) {
  await fetch(park.url + path)
  const { categories, audits } = await reportOf(park.url + path)
  table[path] = {
    ...Object.fromEntries(Object.keys(AIMS).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    FCP: audits['first-contentful-paint']?.displayValue ?? '',
    LCP: audits['largest-contentful-paint']?.displayValue ?? '',
    TBT: audits['total-blocking-time']?.displayValue ?? '',
    CLS: audits['cumulative-layout-shift']?.displayValue ?? '',
  }
  const failing = Object.values(audits).flatMap((audit) => ((audit?.score ?? 1) < 0.9 ? (audit ?? []) : []))
  for (const { id, title, displayValue = '' } of failing) console.log(`${path}  ${id}: ${title} ${displayValue}`)
}
console.table({ ...table, aim: AIMS })
if (values.old !== undefined) await compare(values.old)
close()
await park.close()

/** Prints the blocking time of each page here and in another work tree, ms. */
async function compare(folder: string) {
  const old = await openParkIn(folder)
  for (const path of PATHS) {
    const blocking = { old: [] as number[], new: [] as number[] }
    for (let turn = 0; turn < TURNS; turn++)
      for (const [which, url] of [
        ['old', old.url],
        ['new', park.url],
      ] as const) {
        const { audits } = await reportOf(url + path)
        blocking[which].push(Math.round(audits['total-blocking-time']?.numericValue ?? NaN))
      }
    const [before, after] = [middle(blocking.old), middle(blocking.new)]
    console.log(`${path}  blocking, ms: old ${blocking.old.join(' ')}, new ${blocking.new.join(' ')}`)
    console.log(`${path}  blocking, new / old: ${(after / before).toFixed(2)} (${after} / ${before})`)
  }
  await old.close()
}

async function reportOf(url: string): Promise<Report> {
  const args = [url, `--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting']
  const child = spawn(`${LIGHTHOUSE}/node_modules/.bin/lighthouse`, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return (await json(child.stdout)) as Report
}
