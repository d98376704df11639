import { afterAll, beforeAll, expect, it } from 'vitest'
import { fuzzSockets } from './fuzz.ts'
import { OpenGate } from './open-gate.ts'
import { closeCodeAfter } from './raw-socket.ts'

/** `npm run soak` sends twelve times as many; in-process.test.ts checks the effect of each frame. */
const FRAMES = 25_000
/** A hang must fail, and a busy machine must not, ms. */
const HANG_MS = 600_000

let gate: OpenGate
beforeAll(async () => {
  gate = await OpenGate.open()
})
afterAll(() => gate.close())

it(
  `[T31] ${FRAMES} hostile frames over sockets close their sockets, and two bystanders walk and talk on`,
  async ({ annotate }) => {
    const { broken, ...report } = await fuzzSockets(gate, { frames: FRAMES, seed: 1 })
    await annotate(JSON.stringify(report))
    expect(broken).toEqual([])
    expect(report.frames).toBe(FRAMES)
    expect(report.fromAdmitted).toBeGreaterThan(FRAMES / 10)
    expect(report.overTcp).toBeGreaterThan(FRAMES / 50)
    expect(Object.keys(report.byKind).length).toBeGreaterThanOrEqual(13)
    expect(report.walks).toBeGreaterThan(10)
    expect(report.lines).toBeGreaterThan(3)
  },
  HANG_MS,
)

it('reports an error of the room', async () => {
  const before = gate.errors.length
  // A visitor that the room cannot handle; the gate of the park never lets one in (worker/routes/parks.ts).
  const frames = [{ data: '{"type":"hello","version":2,"lastSeq":null}', isBinary: false }]
  expect(await closeCodeAfter(`${gate.url}?visitor={"unheard":[]}`, frames, HANG_MS)).toBe(1011)
  await expect.poll(() => gate.errors.length, { timeout: 60_000 }).toBeGreaterThan(before)
})
