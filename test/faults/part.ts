import { SLOW_AFTER_MS } from '#durable/host/backpressure.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'
import type { Part } from '#test/soak/part.ts'
import { flood, sendBurst, sendHugeFrames, stopReading } from './crowd-attacks.ts'
import { Crowd } from './crowd.ts'

/** The promise on two quiet cores: 99 of 100 walks are answered within this while one attacks, ms. */
const ANSWER_MS = 150
/** A busy machine is slower: the limit is this many times what answers took before or after, whichever was slower. */
const TIMES_USUAL = 3
/** A flooder is closed within this, ms. */
const FLOODER_MS = 2000
/** A user with three dogs. */
const BURST_USER = 2_000_000
/** The room looks for stalled readers every few seconds, ms. */
const LOOK_MS = 3000
/** The end of an attack may be seen as much later as so many usual answers take. */
const ANSWERS_LATE = 4

/** How quickly a crowd's walks are answered while others attack, and how quickly the attackers are closed. */
export function crowdPart(): Part {
  return {
    name: 'crowd',
    needsBundles: true,
    run: async () => {
      const crowd = await Crowd.gather()
      const broken: string[] = []
      const figures: Record<string, number> = {}
      /**
       * `withinMs`: from when to when the attack may end. `isHeavy`: receiving it takes the core, which no room can
       * refuse, so the walks after it are looked at.
       */
      const measure = async (
        name: string,
        attack: () => Promise<unknown>,
        { withinMs: [from, to], isHeavy = false }: { withinMs: readonly [number, number]; isHeavy?: boolean },
      ) => {
        const before = await crowd.p99While()
        const startedAt = performance.now()
        let tookMs = 0
        const meanwhile = await crowd.p99While(() => attack().finally(() => (tookMs = performance.now() - startedAt)))
        const after = await crowd.p99While()
        const [p99, usual] = isHeavy ? [after, before] : [meanwhile, Math.max(before, after)]
        figures[`${name}: p99 before ms`] = Math.round(before)
        figures[`${name}: p99 meanwhile ms`] = Math.round(meanwhile)
        figures[`${name}: p99 after ms`] = Math.round(after)
        figures[`${name}: took ms`] = Math.round(tookMs)
        const limit = Math.max(ANSWER_MS, TIMES_USUAL * usual)
        if (p99 > limit) broken.push(`${name}: 1 of 100 walks was answered after ${p99} ms, limit ${limit}`)
        if (tookMs < from || tookMs > to + ANSWERS_LATE * usual)
          broken.push(`${name}: took ${tookMs} ms, not between ${from} and ${to}`)
        if (crowd.lost > 0) broken.push(`${name}: ${crowd.lost} of the crowd lost their connections`)
        return limit
      }
      const floods = async () => {
        const code = await flood(crowd)
        if (code !== CLOSE.flooding) broken.push(`flood: closed with ${code}`)
      }
      await measure('flood', floods, { withinMs: [0, FLOODER_MS] })
      await measure('huge', () => sendHugeFrames(crowd), { withinMs: [0, Infinity], isHeavy: true })
      let second = 0
      const bursts = async () => {
        const first = await sendBurst(crowd, BURST_USER)
        second = await crowd.p99While(async () => {
          const sockets = [first, await sendBurst(crowd, BURST_USER)]
          if (sockets.join() !== '3,0') broken.push(`bursts: sent over ${sockets.join(' and ')} sockets`)
        })
      }
      const limit = await measure('bursts', bursts, { withinMs: [0, Infinity], isHeavy: true })
      figures['second burst: p99 meanwhile ms'] = Math.round(second)
      if (second > limit) broken.push(`second burst: 1 of 100 walks was answered after ${second} ms, limit ${limit}`)
      await measure('stalled', () => stopReading(crowd), { withinMs: [ACK_EVERY_MS, SLOW_AFTER_MS + LOOK_MS] })
      await crowd.disperse()
      return { broken: [...broken, ...crowd.troubles], figures }
    },
  }
}
