// npm run bench:cost [-- --json]: what each action costs, and a month of 1,000 and 100,000 players.
import { parseArgs } from 'node:util'
import { brokenBars } from './bars.ts'
import { CountedPark } from './counted-park.ts'
import { beBrowser } from './page.ts'
import { actionTable, monthTable } from './tables.ts'

const DOGS = 3

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const park = await CountedPark.open(DOGS)
try {
  beBrowser(park.url, park.passes[0]?.session ?? '')
  // Only now: these modules of the game find a browser's globals when they are loaded.
  const { countActions } = await import('./actions.ts')
  const counted = await countActions(park)
  if (values.json) console.log(JSON.stringify(counted, null, 2))
  else console.log(`${actionTable(counted)}\n\n${monthTable(counted)}`)
  const broken = brokenBars(counted)
  for (const bar of broken) console.error(`✗ ${bar}`)
  process.exitCode = broken.length === 0 ? 0 : 1
} finally {
  await park.close()
}
process.exit()
