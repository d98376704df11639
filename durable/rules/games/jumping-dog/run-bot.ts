import type { BotRound, BotSkill } from '#durable/rules/games/round/bot.ts'
import { chanceOf, drawBelow } from '#durable/rules/games/round/chance.ts'
import type { Chance } from '#durable/rules/games/round/chance.ts'
import { SIGHT, speedAt } from './course.ts'
import type { Hurdle } from './course.ts'
import { writeRunLog } from './replay-run.ts'
import { runScore, startRun, stepRun } from './run.ts'
import type { Run } from './run.ts'

/** How far a take-off is from the best tick (standard deviation, hundredths of a tick), and mistakes in a thousand leaps. */
const HANDS = {
  beginner: { spread: 550, lapses: 50 },
  regular: { spread: 360, lapses: 25 },
  expert: { spread: 240, lapses: 8 },
} as const satisfies Record<BotSkill, { spread: number; lapses: number }>

/** A leap as one means it: the key is down from `press` on, up to `release`. */
type Leap = { press: number; release: number }

/** Ticks in the air, and for how long the key is held. */
const SHORT = { air: 31, hold: 3 }
const LONG = { air: 44, hold: 16 }
/** With less warning than this, in hundredths of a tick, errors are half as large again. */
const HURRY = 2400

/** Plays a run as somebody of this skill might; `hands` is the seed of their luck, apart from that of the course. */
export function botRun(seed: string, skill: BotSkill, hands: string): BotRound {
  const chance = chanceOf(hands)
  const run = startRun(seed)
  const changes: number[] = []
  let leap: Leap | null = null
  let met = -1
  let isDown = false
  while (!run.isOver) {
    // One leap is thought of at a time: the next hurdle is looked at once this one's key is pressed.
    while (leap === null || leap.press <= run.tick) {
      const index = Math.max(met + 1, run.passed)
      const hurdle = run.course.hurdles[index]
      if (hurdle === undefined || index > run.passed + 1 || hurdle.x - run.x > SIGHT) break
      met = index
      leap = meantLeap(run, hurdle, { chance, skill }) ?? leap
    }
    const wants = leap !== null && run.tick >= leap.press && run.tick < leap.release
    if (wants !== isDown) {
      changes.push(run.tick)
      isDown = wants
    }
    stepRun(run, isDown)
  }
  return { log: writeRunLog(changes), score: runScore(run), ticks: run.tick }
}

/** The leap over a hurdle, its top over the middle of it; null where one stays on the ground, or forgets to leap. */
function meantLeap(run: Run, hurdle: Hurdle, bot: { chance: Chance; skill: BotSkill }): Leap | null {
  const { chance } = bot
  const { spread, lapses } = HANDS[bot.skill]
  const lapsed = () => drawBelow(chance, 1000) < lapses
  if (hurdle.kind === 'line') {
    const isFooled = drawBelow(chance, 400) < lapses
    return isFooled ? { press: run.tick + 30, release: run.tick + 34 } : null
  }
  const meant = hurdle.kind === 'low' ? SHORT : LONG
  const untilMiddle = Math.trunc((100 * (hurdle.x + (hurdle.width >> 1) - run.x)) / speedAt(run.x))
  const untilPress = untilMiddle - 50 * meant.air
  const error = normal(chance, untilPress < HURRY ? Math.trunc((spread * 3) / 2) : spread)
  const press = run.tick + Math.max(1, Math.trunc((untilPress + error + 50) / 100))
  const isMixedUp = lapsed()
  const { hold } = isMixedUp ? (meant === LONG ? SHORT : LONG) : meant
  return lapsed() ? null : { press, release: press + hold }
}

/** An error of this standard deviation: the sum of six dice with the faces 0 to 1,000 has one of 708. */
function normal(chance: Chance, spread: number): number {
  let sum = -3000
  for (let die = 0; die < 6; die++) sum += drawBelow(chance, 1001)
  return Math.trunc((sum * spread) / 708)
}
