// The four scores of Lighthouse, mobile preset, for the start page and the help.
import lighthouse from 'lighthouse'
import { launchForLighthouse } from './chromium-port.ts'
import { openPark } from './park.ts'

const PATHS = ['/', '/help']
const AIMS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 } as const

const park = await openPark()
const { port, close } = await launchForLighthouse()
const table: Record<string, Record<string, number | string>> = {}
for (const path of PATHS) {
  await fetch(park.url + path)
  const run = await lighthouse(park.url + path, { port, output: 'json', logLevel: 'error' })
  if (!run) throw new Error('lighthouse gave no result')
  const { categories, audits } = run.lhr
  table[path] = {
    ...Object.fromEntries(Object.keys(AIMS).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
    FCP: audits['first-contentful-paint']?.displayValue ?? '',
    LCP: audits['largest-contentful-paint']?.displayValue ?? '',
    TBT: audits['total-blocking-time']?.displayValue ?? '',
    CLS: audits['cumulative-layout-shift']?.displayValue ?? '',
  }
  const failing = Object.values(audits).filter(({ score }) => score !== null && score < 0.9)
  for (const { id, title, displayValue = '' } of failing) console.log(`${path}  ${id}: ${title} ${displayValue}`)
}
close()
await park.close()
console.table({ ...table, aim: AIMS })
