import { replayRound } from '#durable/rules/games/replay.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { hostileLogs, playedRounds } from './game-logs.ts'

/** How many hostile logs are made from each honest one: two thirds of all logs are hostile. */
const HOSTILE = 2

/** How an engine judges many logs. Engines that judge them alike have the same hash. */
export type Verdicts = { hash: string; logs: number; hostile: number; refused: number }

/** The hash of 306 logs. It changes when the rules of a game change. */
export const HASH_OF_306 = 'ffd5ac58f92ab2dc'

/** Judges about `logs` logs: a third of them honest rounds of bots, two thirds forged from those. */
export function judgeLogs(logs: number): Verdicts {
  const verdicts: Verdicts = { hash: '', logs: 0, hostile: 0, refused: 0 }
  const hash = new Hash()
  const judge = (course: Parameters<typeof replayRound>[0], log: Uint8Array) => {
    const text = textOfLog(log)
    const verdict = replayRound(course, log)
    verdicts.logs++
    if ('refused' in verdict) verdicts.refused++
    hash.add(`${course.game} ${text} ${JSON.stringify(verdict)}`)
  }
  for (let number = 0; verdicts.logs < logs; number++) {
    for (const { course, round } of playedRounds(number)) {
      judge(course, round.log)
      const forged = hostileLogs(round.log, number)
      for (let which = 0; which < HOSTILE; which++) {
        judge(course, forged[(number + which * 5) % forged.length] ?? round.log)
        verdicts.hostile++
      }
    }
  }
  return { ...verdicts, hash: hash.text }
}

/** Two FNV-1a sums, 64 bits. A stronger hash is not needed here, and browsers have no synchronous one. */
class Hash {
  #sums = [0x811c9dc5, 0x01000193]

  add(text: string) {
    for (let at = 0; at < text.length; at++) {
      this.#sums = this.#sums.map((sum, index) => Math.imul(sum ^ (text.charCodeAt(at) + index), 0x01000193))
    }
  }

  get text(): string {
    return this.#sums.map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('')
  }
}
