import { env } from 'cloudflare:test'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import type { RoundCourse } from '#durable/rules/games/replay.ts'
import type { BotRound, BotSkill } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { finishRound } from '#worker/rounds/finishing-db.ts'
import { seedsOf } from '#worker/rounds/park-seed.ts'
import { startRound } from '#worker/rounds/starting-db.ts'
import type { StartedRound, WantedRound } from '#worker/rounds/starting-db.ts'
import { NOON } from './acting.ts'
import type { aPlayer } from './acting.ts'
import { db } from './d1.ts'

export type Player = Awaited<ReturnType<typeof aPlayer>>

export const SEED_OF = seedsOf(env)

export function start(
  player: Player,
  game: GameKey,
  { now = NOON, op, ...wanted }: Partial<WantedRound> & { now?: number; op?: string } = {},
) {
  const asked = { game, rules: rulesVersionOf(game), shelf: null, isCalm: false, leavesOpen: false, ...wanted }
  return startRound(db, player.act({ now, ...(op !== undefined && { op }) }), asked, SEED_OF)
}

/** A round that was started. @throws Error where it was refused */
export async function started(...asked: Parameters<typeof start>): Promise<StartedRound> {
  const round = await start(...asked)
  if (typeof round === 'string') throw new Error(round)
  return round
}

export type Played = { roundId: string; log: string; score: number; ms: number }

/** What a bot sends at the end of the round; hands differ by their number. `ms` is how long it takes to play. */
export function playedBy(skill: BotSkill, { id, course }: StartedRound, hands = 1): Played {
  const { log, score, ticks } = botRound(course, skill, numberedSeed(hands))
  return { roundId: id, log: textOfLog(log), score, ms: Math.ceil((ticks * 1000) / 60) }
}

function botRound(course: RoundCourse, skill: BotSkill, hands: string): BotRound {
  switch (course.game) {
    case 'CatsFree':
      return botPicnic(course.seed, skill, hands)
    case 'JumpingDog':
      return botRun(course.seed, skill, hands)
    case 'KnogleKnas':
      return botHeap(course.level, course.seed, { skill, hands })
  }
}

/** Sends the log of a round that its room has seen, unless it has not. */
export function finish(
  player: Player,
  { roundId, log }: Pick<Played, 'roundId' | 'log'>,
  { now, op = crypto.randomUUID(), isSeen = true }: { now: number; op?: string; isSeen?: boolean },
) {
  const seen = Promise.resolve(isSeen)
  return finishRound(db, { op, user: player.userId, now }, { roundId, log, seen }, SEED_OF)
}

/**
 * Starts a round and ends it by a bot's log, at its own pace: how it was played, and what came of it. Each player has
 * hands of their own: two with the same would send the same log.
 */
export async function playRound(
  player: Player,
  game: GameKey,
  {
    skill = 'regular',
    hands = 1,
    now = NOON,
    isSeen = true,
    ...wanted
  }: Partial<WantedRound> & { skill?: BotSkill; hands?: number; now?: number; isSeen?: boolean } = {},
) {
  const played = playedBy(skill, await started(player, game, { now, ...wanted }), player.userId * 1000 + hands)
  const result = await finish(player, played, { now: now + played.ms * (wanted.isCalm ? 2 : 1), isSeen })
  if (typeof result === 'string') throw new Error(result)
  return { ...played, result }
}
