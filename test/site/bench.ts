// Measures how fast the start page is: rendered for each request (cold), from the edge cache (warm), and beside both a
// static file of the same Worker. One run alternates in short turns, in the order A B B A, so that a machine that gets
// slower, faster or busy for a while favours nobody.
import { Agent, get } from 'node:http'
import { openPark } from './park.ts'

/** The total time for each of the three, s. */
const SECONDS = Number(process.env.SECONDS ?? 8)
const ROUNDS = 8
const CONNECTIONS = 8

type Kind = 'cold' | 'warm' | 'static'
type Sample = { requests: number; seconds: number; timesMs: number[] }

const park = await openPark()
const html = await (await fetch(park.url)).text()
const [script = ''] = html.match(/\/assets\/entry\.client-[\w-]+\.js/) ?? []
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })

// A page with an unknown parameter is never cached.
const PATHS: Record<Kind, string> = { cold: '/?bench=1', warm: '/', static: script }
const samples: Record<Kind, Sample[]> = { cold: [], warm: [], static: [] }

for (const path of Object.values(PATHS)) await load(path, 1)
for (let round = 0; round < ROUNDS; round++) {
  for (const kind of ['static', 'warm', 'cold', 'cold', 'warm', 'static'] as const)
    samples[kind].push(await load(PATHS[kind], SECONDS / ROUNDS / 2))
}
agent.destroy()
await park.close()

const [cold, warm, still] = [summary('cold'), summary('warm'), summary('static')]
console.table({ cold, warm, static: still })
console.log(
  `warm / static: ${ratio(warm, still)}   cold / static: ${ratio(cold, still)}   warm / cold: ${ratio(warm, cold)}`,
)

type Summary = ReturnType<typeof summary>

function ratio(one: Summary, other: Summary): string {
  return (one['requests/s'] / other['requests/s']).toFixed(2)
}

function summary(kind: Kind) {
  const requests = samples[kind].reduce((sum, sample) => sum + sample.requests, 0)
  const seconds = samples[kind].reduce((sum, sample) => sum + sample.seconds, 0)
  const times = samples[kind].flatMap(({ timesMs }) => timesMs).toSorted((a, b) => a - b)
  const at = (part: number) => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2))
  return { 'requests/s': Math.round(requests / seconds), 'p50 ms': at(0.5), 'p99 ms': at(0.99) }
}

/** How many requests some connections complete in a time, each sending one after the other. */
async function load(path: string, seconds: number): Promise<Sample> {
  const timesMs: number[] = []
  const startedAt = performance.now()
  const endsAt = startedAt + seconds * 1000
  const connection = async () => {
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      await visit(path)
      timesMs.push(performance.now() - sentAt)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return { requests: timesMs.length, seconds: (performance.now() - startedAt) / 1000, timesMs }
}

function visit(path: string): Promise<void> {
  return new Promise((done, fail) => {
    get(park.url + path, { agent }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${path} answered ${response.statusCode}`))
      response.resume().on('end', done)
    }).on('error', fail)
  })
}
