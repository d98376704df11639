import type { LiveLog } from '#app/arcade/game-module.ts'
import { LOG_BYTES_MAX } from '#durable/rules/games/round/log-bytes.ts'
import { logOfText } from '#durable/rules/games/round/log-text.ts'
import type { WatchedPiece } from '#durable/rules/games/round/watching.ts'

/** [GR17] The round of another dog of the race, as its pieces come. */
export class LiveRound implements LiveLog {
  bytes = new Uint8Array()
  tick = 0

  take({ bytes: text, tick, isLast }: Pick<WatchedPiece, 'bytes' | 'tick' | 'isLast'>) {
    const added = logOfText(text)
    if (typeof added === 'string') return
    if (added.length > 0) this.bytes = Uint8Array.from([...this.bytes, ...added].slice(0, LOG_BYTES_MAX))
    // The rules play a round that is over on without hands.
    this.tick = isLast ? Infinity : Math.max(this.tick, tick)
  }
}
