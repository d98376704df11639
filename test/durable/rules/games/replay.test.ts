import { expect, it } from 'vitest'
import { startPicnic, stepPicnic } from '#durable/rules/games/cats-free/picnic.ts'
import { orderAt, readPicnicLog, recordedOrders, writePicnicLog } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { GAMES } from '#durable/rules/games/games.ts'
import { isKeyDown, readRunLog, recordedKey, writeRunLog } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import { replayRound } from '#durable/rules/games/replay.ts'
import type { RoundCourse } from '#durable/rules/games/replay.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { logOfText, textOfLog } from '#durable/rules/games/round/log-text.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import type { LogFault, RoundVerdict } from '#durable/rules/games/round/verdict.ts'
import { aLevel, SEED, withByte } from '#test/support/games.ts'
import { hostileLogs, playedRounds } from './game-logs.ts'
import type { PlayedRound } from './game-logs.ts'
import { HASH_OF_306, judgeLogs } from './game-verdicts.ts'

const PLAYED = Array.from({ length: 100 }, (_, number) => playedRounds(number))

const FAULTS: Readonly<Record<LogFault, true>> = {
  'not-a-log': true,
  'too-long': true,
  'cut-off': true,
  'not-shortest': true,
  'out-of-order': true,
  'too-fast': true,
  impossible: true,
  'goes-on': true,
  'not-over': true,
}

/** The last tick of any round of a game; for KnogleKnas forty moves of the longest time. */
const TICKS_MAX = { CatsFree: 5400, JumpingDog: 7200, KnogleKnas: 40 * 255 * 6 }

/** Whether a verdict is one that the rules know: a proof within the limits of the game, or a fault by its name. */
function isWithinRules({ game }: RoundCourse, verdict: RoundVerdict): boolean {
  if ('refused' in verdict) return Object.hasOwn(FAULTS, verdict.refused)
  const { score, ticks, handTicks } = verdict.proof
  const isWhole = [score, ticks, handTicks].every((number) => Number.isInteger(number) && number >= 0)
  return isWhole && ticks <= TICKS_MAX[game] && handTicks <= ticks
}

/** What becomes of a log that a client has sent, which may be anything at all. */
function judged(course: RoundCourse, log: unknown): RoundVerdict {
  const bytes = logOfText(log)
  return typeof bytes === 'string' ? { refused: bytes } : replayRound(course, bytes)
}

it('[GR1] the replay of a round gives the score that was played, of every game and by every hand', () => {
  const wrong = PLAYED.flat().filter(({ course, round }) => {
    const verdict = replayRound(course, round.log)
    return !('proof' in verdict) || verdict.proof.score !== round.score || verdict.proof.ticks !== round.ticks
  })
  expect(wrong).toEqual([])
})

it('[GR1] the log of one course is no proof of the same score on another', () => {
  const stolen = PLAYED.slice(0, 30).flatMap((rounds, number) =>
    rounds.filter(({ course, round }) => {
      const verdict = replayRound({ ...course, seed: numberedSeed(number + 5000) }, round.log)
      return 'proof' in verdict && verdict.proof.score === round.score
    }),
  )
  // By chance two runs of a beginner may end at the same metre.
  expect(stolen.length).toBeLessThan(4)
})

it('[GR2] 3,300 hostile logs are judged within the rules or refused by name, and none throws', () => {
  const verdicts = PLAYED.flatMap((rounds, number) =>
    rounds.flatMap(({ course, round }) =>
      hostileLogs(round.log, number).map((log) => ({ course, log, verdict: judged(course, textOfLog(log)) })),
    ),
  )
  expect(verdicts).toHaveLength(3300)
  expect(verdicts.filter(({ course, verdict }) => !isWithinRules(course, verdict))).toEqual([])
  const told = new Set(verdicts.map(({ verdict }) => ('refused' in verdict ? verdict.refused : 'proof')))
  // That a text is none is the one fault that no bytes can have.
  const all = [...Object.keys(FAULTS), 'proof'].filter((one) => one !== 'not-a-log')
  expect([...told].toSorted()).toEqual(all.toSorted())
})

it.each([
  ['nothing', undefined],
  ['null', null],
  ['a number', 0],
  ['a truth', true],
  ['a list', ['AAAA']],
  ['bytes', Uint8Array.of(1)],
  ['an object that would be a text', { toString: () => 'AAAA', length: 4 }],
  ['a letter of no log', 'ø'],
])('[GR2] refuses %s in the place of a log', (_what, log) => {
  const verdicts = playedRounds(1).map(({ course }) => judged(course, log))
  expect(verdicts).toEqual(GAMES.map(() => ({ refused: 'not-a-log' })))
})

it('[GR2] whatever byte of a log is changed, it is refused, or the only log of another play', () => {
  const [picnic, run] = playedRounds(1)
  const changed = ({ round: { log } }: PlayedRound) =>
    Array.from(log, (byte, at) => [1, 2, 128].map((bit) => withByte(log, at, byte ^ bit))).flat()
  const others = [
    ...(picnic ? changed(picnic) : []).map((log) => ({ log, again: rewritten(readPicnicLog(log), writePicnicLog) })),
    ...(run ? changed(run) : []).map((log) => ({ log, again: rewritten(readRunLog(log), writeRunLog) })),
  ]
  expect(others.length).toBeGreaterThan(900)
  expect(others.filter(({ log, again }) => again !== null && again.join() !== log.join())).toEqual([])
})

it('[GR1] keeps whole numbers below 2^31 alone', () => {
  const [picnicRound, runRound] = playedRounds(2)
  const changes = readRunLog(runRound?.round.log ?? new Uint8Array())
  const orders = readPicnicLog(picnicRound?.round.log ?? new Uint8Array())
  const key = recordedKey(typeof changes === 'string' ? [] : changes)
  const recorded = recordedOrders(typeof orders === 'string' ? [] : orders)
  const run = startRun(numberedSeed(2))
  const picnic = startPicnic(numberedSeed(2))
  const broken: number[] = []
  for (; !run.isOver; stepRun(run, isKeyDown(key, run.tick))) if (run.tick % 100 === 0) broken.push(...brokenIn(run))
  for (; !picnic.isOver; stepPicnic(picnic, orderAt(recorded, picnic.tick))) {
    if (picnic.tick % 100 === 0) broken.push(...brokenIn(picnic))
  }
  expect([run.tick, picnic.tick].every((ticks) => ticks > 3600)).toBe(true)
  expect(broken).toEqual([])
})

// Whoever has to change these scores has changed the rules: raise the version of the game with them.
it('[GR7] a version of the rules keeps the scores of its rounds', () => {
  const scores = Object.fromEntries(GAMES.map((game): [string, number[]] => [`${game} ${rulesVersionOf(game)}`, []]))
  for (const number of [3, 4, 5]) {
    for (const { course, round } of playedRounds(number)) {
      scores[`${course.game} ${rulesVersionOf(course.game)}`]?.push(round.score)
    }
  }
  expect(scores).toEqual({
    'CatsFree 1': [17, 50, 93],
    'JumpingDog 1': [193, 512, 614],
    'KnogleKnas 1': [4214, 4229, 6106],
  })
})

it('[GR1] a heap is played on the level that the round names', () => {
  const log = Uint8Array.of(64, 10)
  const level = aLevel({ 8: 'aacdabcd' }, { moves: 1 })
  expect(replayRound({ game: 'KnogleKnas', seed: SEED, level }, log)).toMatchObject({ proof: { score: 30 } })
  const other = { ...level, worth: 200 }
  expect(replayRound({ game: 'KnogleKnas', seed: SEED, level: other }, log)).toMatchObject({ proof: { score: 60 } })
})

function rewritten<Inputs>(read: Inputs | LogFault, write: (inputs: Inputs) => Uint8Array): Uint8Array | null {
  return typeof read === 'string' ? null : write(read)
}

/** Numbers of a state that are no whole numbers of 32 bits. */
function brokenIn(value: unknown): number[] {
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(brokenIn) : []
}

it('[GR1] judges 306 logs, two thirds of them forged, as every engine does', () => {
  expect(judgeLogs(306)).toMatchObject({ hash: HASH_OF_306, logs: 306, hostile: 204 })
})
