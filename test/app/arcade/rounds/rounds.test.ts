import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PendingLogs } from '#app/arcade/rounds/pending-logs.ts'
import type { LogStorage } from '#app/arcade/rounds/pending-logs.ts'
import { Rounds, sendPendingLogs } from '#app/arcade/rounds/rounds.ts'
import { firstHeap } from '#durable/rules/games/levels/first-heap.ts'

const NOW = 1_800_000_000_000
const WISH = { game: 'KnogleKnas', shelf: null, isCalm: false, isFirst: false } as const
const END = { score: 2640, medal: 1, counts: 'counted', isBest: true, bones: 3, punches: 1 }

/** A server that gives these answers in turn: data, the code of a refusal, or no answer at all. */
let answers: ({ data: unknown } | { code: string } | 'lost')[] = []
/** The variables of what was asked. */
let asked: Record<string, unknown>[] = []

function aStorage(): LogStorage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

function started(id: string) {
  const { key, version, name, moves, kinds, rows, worth, medals } = firstHeap
  const level = { key, version, name: name.en, moves, kinds, rows, worth, medals }
  const round = {
    id,
    seed: '0'.repeat(32),
    attempt: 1,
    level,
    medals,
    best: null,
    expiresAt: new Date(NOW).toISOString(),
  }
  return { data: { startRound: round } }
}

beforeEach(() => {
  answers = []
  asked = []
  vi.stubGlobal('localStorage', aStorage())
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).variables)
    const answer = answers.shift() ?? 'lost'
    if (answer === 'lost') throw new TypeError('no line')
    const errors = 'code' in answer ? [{ message: `refused: ${answer.code}`, extensions: answer }] : undefined
    return Response.json('data' in answer ? answer : { errors })
  })
})
afterEach(() => vi.unstubAllGlobals())

function aPlayer(pending = new PendingLogs(aStorage(), () => NOW), tab: LogStorage | null = aStorage()) {
  let ids = 0
  const onAnswered = vi.fn()
  return { pending, rounds: new Rounds({ dogId: 7, pending, tab, onAnswered, newId: () => `id-${++ids}` }), onAnswered }
}

const ROUND = { id: 'id-1', until: NOW + 1000 }
const LOG = Uint8Array.from([0, 4])

it('starts a round with the level that the server names, readable by the rules', async () => {
  answers = [started('id-1')]
  const { rounds } = aPlayer()
  expect(await rounds.start(WISH)).toMatchObject({
    started: { id: 'id-1', setup: { attempt: 1, level: { rows: firstHeap.rows, medals: firstHeap.medals } } },
  })
  expect(asked).toMatchObject([{ op: 'id-1', dogId: 7, game: 'KnogleKnas', leavesOpen: false }])
})

it('plays for fun where the server does not answer, without an id', async () => {
  const { rounds } = aPlayer()
  const answer = await rounds.start({ ...WISH, shelf: 'first-heap' })
  expect(answer).toMatchObject({ started: { id: null, setup: { attempt: null, level: firstHeap } } })
})

it('hands on why the server refuses a round', async () => {
  answers = [{ code: 'no-tries-left' }]
  const { rounds } = aPlayer()
  expect(await rounds.start(WISH)).toEqual({ refusal: 'no-tries-left', words: 'refused: no-tries-left' })
})

it('gives up the round that this tab has left open, and asks before it gives up one of another window', async () => {
  answers = [{ code: 'round-open' }, started('id-2'), started('id-3')]
  const { rounds } = aPlayer()
  expect(await rounds.start(WISH)).toMatchObject({ refusal: 'round-open' })
  await rounds.start(WISH, { takesOver: true })
  await rounds.start(WISH)
  expect(asked.map(({ leavesOpen }) => leavesOpen)).toEqual([false, true, true])
})

it('leaves nothing open after the end of a round', async () => {
  answers = [started('id-1'), { data: { finishRound: END } }, started('id-3')]
  const { rounds } = aPlayer()
  await rounds.start(WISH)
  await rounds.finish('KnogleKnas', ROUND, LOG)
  await rounds.start(WISH)
  expect(asked[2]).toMatchObject({ leavesOpen: false })
})

it('sends an end that did not get through before the next round begins, so that none is left', async () => {
  answers = ['lost', { data: { finishRound: END } }, started('id-3')]
  const { rounds } = aPlayer()
  await rounds.finish('KnogleKnas', ROUND, LOG)
  await rounds.start(WISH)
  expect(asked).toMatchObject([{ roundId: 'id-1' }, { roundId: 'id-1' }, { game: 'KnogleKnas', leavesOpen: false }])
})

it('takes no round for its own open one whose end got through before the next round began', async () => {
  answers = [started('id-1'), 'lost', { data: { finishRound: END } }, started('id-3')]
  const { rounds } = aPlayer()
  await rounds.start(WISH)
  await rounds.finish('KnogleKnas', ROUND, LOG)
  await rounds.start(WISH)
  expect(asked.at(-1)).toMatchObject({ game: 'KnogleKnas', leavesOpen: false })
})

it('gives up a round of this tab whose end does not get through, rather than call it that of another one', async () => {
  answers = [started('id-1'), 'lost', 'lost', started('id-3')]
  const { rounds } = aPlayer()
  await rounds.start(WISH)
  await rounds.finish('KnogleKnas', ROUND, LOG)
  await rounds.start(WISH)
  expect(asked.at(-1)).toMatchObject({ game: 'KnogleKnas', leavesOpen: true })
})

it('forgets a log that the server has counted', async () => {
  answers = [{ data: { finishRound: END } }]
  const { rounds, pending } = aPlayer()
  expect(await rounds.finish('KnogleKnas', ROUND, LOG)).toEqual({ end: END })
  expect(pending.all()).toEqual([])
})

it('tells when the server has answered the end of a round, and not when the end did not get through', async () => {
  answers = ['lost', { data: { finishRound: END } }, { code: 'bad-log' }]
  const { rounds, onAnswered } = aPlayer()
  const calls: number[] = []
  while (answers.length > 0) {
    await rounds.finish('KnogleKnas', ROUND, LOG)
    calls.push(onAnswered.mock.calls.length)
  }
  expect(calls).toEqual([0, 1, 2])
})

it('keeps a log that did not get through, and sends it later with the same op', async () => {
  const { rounds, pending } = aPlayer()
  expect(await rounds.finish('KnogleKnas', ROUND, LOG)).toEqual({ isKept: true })
  answers = [{ data: { finishRound: END } }]
  expect(await sendPendingLogs(pending)).toEqual([{ game: 'KnogleKnas', end: END }])
  expect(asked[1]).toEqual(asked[0])
  expect(pending.all()).toEqual([])
})

it('[GR15] names the room that may have seen a round, also when its log is sent later', async () => {
  const { rounds, pending } = aPlayer()
  await rounds.finish('KnogleKnas', { ...ROUND, room: 'arcade~2' }, LOG)
  await sendPendingLogs(pending)
  await rounds.finish('KnogleKnas', { ...ROUND, id: 'id-9', room: null }, LOG)
  expect(asked.map(({ room }) => room)).toEqual(['arcade~2', 'arcade~2', null])
})

it('says that a round is lost where there is neither a line nor a storage', async () => {
  const { rounds } = aPlayer(new PendingLogs(null, () => NOW))
  expect(await rounds.finish('KnogleKnas', ROUND, LOG)).toEqual({ isKept: false })
})

it.each(['too-soon', 'too-often', 'try-again'])('keeps a log that is refused for now (%s)', async (code) => {
  answers = [{ code }]
  const { rounds, pending } = aPlayer()
  expect(await rounds.finish('KnogleKnas', ROUND, LOG)).toEqual({ isKept: true })
  expect(pending.all()).toHaveLength(1)
})

it('forgets a log that is refused for good, and says why', async () => {
  answers = [{ code: 'bad-log' }]
  const { rounds, pending } = aPlayer()
  expect(await rounds.finish('KnogleKnas', ROUND, LOG)).toEqual({ refusal: 'bad-log', words: 'refused: bad-log' })
  expect(pending.all()).toEqual([])
})

it('sends no further log after one that did not get through', async () => {
  const { rounds, pending } = aPlayer()
  await rounds.finish('KnogleKnas', { ...ROUND, id: 'one' }, LOG)
  await rounds.finish('KnogleKnas', { ...ROUND, id: 'two' }, LOG)
  asked = []
  expect(await sendPendingLogs(pending)).toEqual([])
  expect(asked).toHaveLength(1)
  expect(pending.all()).toHaveLength(2)
})
