import { afterAll, beforeAll, expect, it } from 'vitest'
import { OpenGate } from './open-gate.ts'
import { shoot } from './raw-socket.ts'
import { siege } from './siege.ts'

const FRAMES = 300_000
/** A standstill is longer, however much else the machine does; how long it takes is what `npm run fuzz` prints. */
const STANDSTILL_MS = 5000

let gate: OpenGate
beforeAll(async () => {
  gate = await OpenGate.open()
}, 60_000)
afterAll(() => gate.close())

it(`${FRAMES} hostile frames change nothing, and the others walk and talk on`, async () => {
  const report = await siege(gate, { frames: FRAMES, seed: 1 })
  expect(report.broken).toEqual([])
  expect(report.answersMs.p99).toBeLessThan(STANDSTILL_MS)
  expect(report.frames).toBe(FRAMES)
  expect(report.fromAdmitted).toBeGreaterThan(FRAMES / 10)
  expect(report.overTcp).toBeGreaterThan(FRAMES / 50)
  expect(Object.keys(report.byKind).length).toBeGreaterThanOrEqual(13)
  expect(report.walks).toBeGreaterThan(10)
  expect(report.lines).toBeGreaterThan(3)
}, 900_000)

it('would see an error of the room', async () => {
  const before = gate.errors.length
  // A gate that lets nobody in as somebody: the real one cannot (worker/routes/parks.ts).
  const shots = [{ data: '{"type":"hello","version":2,"lastSeq":null}', isBinary: false }]
  expect(await shoot(`${gate.url}?visitor={"unheard":[]}`, shots, 10_000)).toBe(1011)
  await expect.poll(() => gate.errors.length).toBeGreaterThan(before)
})
