import type { FollowedLog } from '#app/arcade/game-module.ts'
import { isKeyDown, readRunLog, recordedKey } from '#durable/rules/games/jumping-dog/replay-run.ts'
import type { JumpKey } from './jump-key.ts'

/** The key of somebody else, as the log of their run has it. No hand here moves it. */
export class FollowedKey implements Pick<JumpKey, 'at' | 'press' | 'release' | 'letGo' | 'changes'> {
  readonly #log: FollowedLog
  readonly #key = recordedKey([])
  #read: Uint8Array | null = null

  constructor(log: FollowedLog) {
    this.#log = log
  }

  get changes(): number[] {
    return this.#key.changes
  }

  at(tick: number): boolean {
    if (this.#read !== this.#log.bytes) {
      this.#read = this.#log.bytes
      const changes = readRunLog(this.#read)
      // What anybody may have sent need not be a log: then the dog runs on.
      if (typeof changes !== 'string') this.#key.changes = changes
    }
    return isKeyDown(this.#key, tick)
  }

  press() {}
  release() {}
  letGo() {}
}
