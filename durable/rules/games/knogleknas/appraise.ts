import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'
import type { BotSkill } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { botHeap } from './heap-bot.ts'
import type { HeapBotRound } from './heap-bot.ts'
import { levelFaults } from './level.ts'
import type { HeapLevel, LevelFault } from './level.ts'
import { replayHeap } from './replay-heap.ts'

/** [GK9] What the regular bot scores in the middle, on every level: this makes levels comparable on one board. */
export const LEVEL_PAR = 4000

/** [GK9] Rounds of each bot: with a hundred `worth` still moved by 8 %. */
export const APPRAISAL_ROUNDS = 300

/** [GK9] The share of rounds, in percent, in which the expert must dig up all golden bones. */
const ALL_GOLDEN_PERCENT = 25

/** [GK9] A round of the regular bot takes so many seconds in the middle. */
const SECONDS = { min: 45, max: 110 }

/** [GK9] The percentile of whose scores each medal is, and what medals are rounded to. */
const MEDAL_PERCENTILES = { beginner: 40, regular: 50, expert: 60 } as const satisfies Record<BotSkill, number>
const MEDAL_STEP = 50

/** Points of a level as the appraisal finds them first. */
const UNWEIGHED = 100

/** What the bots made of a level; `faults` is empty where it may be published. */
export type Appraisal = {
  worth: number
  medals: readonly [bronze: number, silver: number, gold: number]
  /** Percent of the rounds in which each bot dug up all golden bones. */
  allGolden: Readonly<Record<BotSkill, number>>
  /** Of the regular bot's rounds, in the middle. */
  seconds: number
  faults: readonly AppraisalFault[]
}

export type AppraisalFault = LevelFault | 'gold-too-deep' | 'too-short' | 'too-long'

/**
 * [GK9] Appraises a level that has no faults of its own. It yields after each round how many are played, so that an editor
 * can do it in slices; the same level gives the same appraisal everywhere.
 */
export function* appraising(level: HeapLevel, rounds = APPRAISAL_ROUNDS): Generator<number, Appraisal> {
  const played: Record<BotSkill, HeapBotRound[]> = { beginner: [], regular: [], expert: [] }
  const unweighed = { ...level, worth: UNWEIGHED }
  for (const skill of BOT_SKILLS) {
    for (let round = 0; round < rounds; round++) {
      played[skill].push(botRound(unweighed, skill, round))
      yield BOT_SKILLS.indexOf(skill) * rounds + round + 1
    }
  }
  const worth = worthOf(unweighed, played.regular)
  const scores = (skill: BotSkill) => scoresAt({ ...level, worth }, played[skill])
  const medalFor = (skill: BotSkill) => rounded(percentile(scores(skill), MEDAL_PERCENTILES[skill]))
  const appraisal = {
    worth,
    medals: [medalFor('beginner'), medalFor('regular'), medalFor('expert')] as const,
    allGolden: {
      beginner: allGoldenPercent(played.beginner),
      regular: allGoldenPercent(played.regular),
      expert: allGoldenPercent(played.expert),
    },
    seconds: Math.trunc(
      percentile(
        played.regular.map(({ ticks }) => ticks),
        50,
      ) / TICKS_PER_SECOND,
    ),
  }
  return { ...appraisal, faults: [...levelFaults(level), ...faultsOf(appraisal)] }
}

/** The whole appraisal at once: seconds of work with all its rounds. */
export function appraise(level: HeapLevel, rounds = APPRAISAL_ROUNDS): Appraisal {
  const appraisalRounds = appraising(level, rounds)
  for (;;) {
    const step = appraisalRounds.next()
    if (step.done) return step.value
  }
}

/** [GK9] Rounds of the regular bot by which the server looks whether a worth is that of the level, and by how much it may differ. */
const CHECK_ROUNDS = 40
const CHECK_PERCENT = 20

/** [GK9] Whether the worth of a level without faults is about what an appraisal of few rounds finds. */
export function isWorthAbout(level: HeapLevel): boolean {
  const unweighed = { ...level, worth: UNWEIGHED }
  const rounds = Array.from({ length: CHECK_ROUNDS }, (_, round) => botRound(unweighed, 'regular', round))
  const worth = worthOf(unweighed, rounds)
  return Math.abs(level.worth - worth) * 100 <= worth * CHECK_PERCENT
}

function botRound(level: HeapLevel, skill: BotSkill, round: number): HeapBotRound {
  return botHeap(level, heapSeed(round), { skill, hands: handsSeed(round) })
}

/** The least worth with which the regular bot reaches the par in the middle. */
function worthOf(level: HeapLevel, rounds: readonly HeapBotRound[]): number {
  let [low, high] = [1, 1000]
  while (low < high) {
    const worth = Math.trunc((low + high) / 2)
    if (percentile(scoresAt({ ...level, worth }, rounds), 50) >= LEVEL_PAR) high = worth
    else low = worth + 1
  }
  return low
}

/** The scores of the same moves on a level of another worth. */
function scoresAt(level: HeapLevel, rounds: readonly HeapBotRound[]): number[] {
  return rounds.map(({ log }, round) => {
    const verdict = replayHeap(level, heapSeed(round), log)
    return 'proof' in verdict ? verdict.proof.score : 0
  })
}

function faultsOf({ allGolden, seconds }: Omit<Appraisal, 'faults'>): AppraisalFault[] {
  if (allGolden.expert < ALL_GOLDEN_PERCENT) return ['gold-too-deep']
  if (seconds < SECONDS.min) return ['too-short']
  return seconds > SECONDS.max ? ['too-long'] : []
}

function allGoldenPercent(rounds: readonly HeapBotRound[]): number {
  return Math.trunc((100 * rounds.filter(({ isAllGolden }) => isAllGolden).length) / rounds.length)
}

function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.trunc((sorted.length * percent) / 100)] ?? 0
}

function rounded(score: number): number {
  return MEDAL_STEP * Math.trunc((score + MEDAL_STEP / 2) / MEDAL_STEP)
}

/** Every level is appraised on the same chances, and no two rounds of a bot share any. */
function heapSeed(round: number): string {
  return numberedSeed(5000 + round)
}

function handsSeed(round: number): string {
  return numberedSeed(9000 + round)
}
