// Measures how fast the start page is: rendered for each request (cold), from the edge cache (warm), and beside both a
// static file of the same Worker. One run alternates in short turns, in the order A B B A, so that a machine that gets
// slower, faster or busy for a while favours nobody.
// `-- --old DIR` measures the built product in another work tree in the same turns.
import { Agent, get } from 'node:http'
import { parseArgs } from 'node:util'
import { openParkIn } from './park.ts'
import type { Served } from './park.ts'

/** The total time for each of the three, s. */
const SECONDS = Number(process.env.SECONDS ?? 8)
const ROUNDS = 8
const CONNECTIONS = 8

type Kind = 'cold' | 'warm' | 'static' | 'old cold' | 'old warm'
type Sample = { requests: number; seconds: number; timesMs: number[] }

const { values } = parseArgs({ options: { old: { type: 'string' } } })
// Each is served by a process of its own, or the one beside the load generator would be slower.
const park = await openParkIn(process.cwd())
const old = values.old === undefined ? null : await openParkIn(values.old)
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

const addresses = new Map<Kind, string>([
  ['static', await scriptOf(park)],
  ['warm', `${park.url}/`],
  // A page with an unknown parameter is never cached.
  ['cold', `${park.url}/?bench=1`],
  ...(old
    ? ([
        ['old warm', `${old.url}/`],
        ['old cold', `${old.url}/?bench=1`],
      ] as const)
    : []),
])
const samples = new Map<Kind, Sample[]>([...addresses.keys()].map((kind) => [kind, []]))

for (const address of addresses.values()) await load(address, 1)
for (let round = 0; round < ROUNDS; round++) {
  const kinds = [...addresses.keys()]
  for (const kind of [...kinds, ...kinds.toReversed()])
    samples.get(kind)?.push(await load(addresses.get(kind) ?? '', SECONDS / ROUNDS / 2))
}
agent.destroy()
await park.close()
await old?.close()

const summaries = new Map([...samples].map(([kind, taken]) => [kind, summary(taken)]))
console.table(Object.fromEntries(summaries))
console.log(
  `warm / static: ${ratio('warm', 'static')}   cold / static: ${ratio('cold', 'static')}   warm / cold: ${ratio('warm', 'cold')}`,
)
if (old) console.log(`cold / old cold: ${ratio('cold', 'old cold')}   warm / old warm: ${ratio('warm', 'old warm')}`)

/** A file of the same Worker. */
async function scriptOf({ url }: Served): Promise<string> {
  const html = await (await fetch(url)).text()
  const [script = ''] = html.match(/\/assets\/[\w.-]+\.js/) ?? []
  return url + script
}

function ratio(one: Kind, other: Kind): string {
  const rate = (kind: Kind) => summaries.get(kind)?.['requests/s'] ?? NaN
  return (rate(one) / rate(other)).toFixed(2)
}

function summary(taken: readonly Sample[]) {
  const requests = taken.reduce((sum, sample) => sum + sample.requests, 0)
  const seconds = taken.reduce((sum, sample) => sum + sample.seconds, 0)
  const times = taken.flatMap(({ timesMs }) => timesMs).toSorted((a, b) => a - b)
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2))
  return { 'requests/s': Math.round(requests / seconds), 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

/** How many requests some connections complete in a time, each sending one after the other. */
async function load(address: string, seconds: number): Promise<Sample> {
  const timesMs: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const connection = async () => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      await visit(address)
      timesMs.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return { requests: timesMs.length, seconds: (performance.now() - startedAt) / 1000, timesMs }
}

function visit(address: string): Promise<void> {
  return new Promise((done, fail) => {
    get(address, { agent }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${address} answered ${response.statusCode}`))
      response.resume().on('end', done)
    }).on('error', fail)
  })
}
