import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { botHeap } from '#durable/rules/games/knogleknas/heap-bot.ts'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import type { RoundCourse } from '#durable/rules/games/replay.ts'
import { BOT_SKILLS } from '#durable/rules/games/round/bot.ts'
import type { BotRound } from '#durable/rules/games/round/bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { LOG_BYTES_MAX } from '#durable/rules/games/round/log-bytes.ts'
import { withByte } from '#test/support/games.ts'
import { below, pick, seeded } from '#test/support/random.ts'

export type PlayedRound = { course: RoundCourse; round: BotRound }

/** A round of each game, by a bot whose skill depends on the number. The same number gives the same rounds. */
export function playedRounds(number: number): PlayedRound[] {
  const [seed, hands] = [numberedSeed(number), numberedSeed(number + 100_000)]
  const skill = BOT_SKILLS[number % BOT_SKILLS.length] ?? 'regular'
  const level = LEVELS[number % LEVELS.length]
  if (!level) throw new Error('there are no levels')
  return [
    { course: { game: 'CatsFree', seed }, round: botPicnic(seed, skill, hands) },
    { course: { game: 'JumpingDog', seed }, round: botRun(seed, skill, hands) },
    { course: { game: 'KnogleKnas', seed, level }, round: botHeap(level, seed, { skill, hands }) },
  ]
}

/** Forged logs made from an honest one: noise, a byte changed, cut off, doubled, moved, longest. */
export function hostileLogs(log: Uint8Array, number: number): Uint8Array[] {
  const random = seeded(number)
  const at = below(random, log.length)
  const noise = (length: number) => Uint8Array.from({ length }, () => below(random, 256))
  return [
    noise(below(random, 200)),
    noise(2 * below(random, 40)),
    // Small numbers alone pass the checks of the form more often.
    noise(below(random, 400)).map((byte) => byte % 18),
    withByte(log, at, below(random, 256)),
    withByte(log, at, ((log[at] ?? 0) + pick(random, [1, 255])) & 255),
    log.slice(0, at),
    log.slice(at),
    Uint8Array.from([...log, ...log]),
    Uint8Array.from([...log, below(random, 256)]),
    Uint8Array.from([...log.slice(0, at), below(random, 256), ...log.slice(at)]),
    new Uint8Array(LOG_BYTES_MAX).fill(1 + below(random, 3)),
  ]
}
