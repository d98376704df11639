// Prints the four scores of Lighthouse, mobile preset, for the start page, the help and the dressing room.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { json } from 'node:stream/consumers'
import { launchForLighthouse } from './chromium-port.ts'
import { openPark, run } from './park.ts'

/** A package of its own, installed by its lock file on first use. */
const LIGHTHOUSE = 'test/site/lighthouse'

const PATHS = ['/', '/help', '/dressing-room']
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const

type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { id: string; title: string; score: number | null; displayValue?: string } | undefined>
}

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
close()
await park.close()
console.table({ ...table, aim: AIMS })

async function reportOf(url: string): Promise<Report> {
  const args = [url, `--port=${port}`, '--output=json', '--quiet', '--no-enable-error-reporting']
  const child = spawn(`${LIGHTHOUSE}/node_modules/.bin/lighthouse`, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  return (await json(child.stdout)) as Report
}
