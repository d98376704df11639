import { isKeyDown, readRunLog, recordedKey } from '#durable/rules/games/jumping-dog/replay-run.ts'
import type { RecordedKey } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import type { Run } from '#durable/rules/games/jumping-dog/run.ts'

/** A run of somebody else, played again from its log beside one's own. */
export class GhostRun {
  readonly run: Run
  /** Where the dog was before its last tick. */
  readonly before = { x: 0, y: 0 }
  readonly #key: RecordedKey

  constructor(seed: string, log: Uint8Array) {
    const changes = readRunLog(log)
    this.run = startRun(seed)
    // The server sends proven logs only; should this one not be readable, the dog runs without leaping.
    this.#key = recordedKey(typeof changes === 'string' ? [] : changes)
  }

  /** Plays on to this tick of one's own run: all at once where the ghost came late, else a tick. */
  follow(tick: number) {
    const { run, before } = this
    while (run.tick < tick && !run.isOver) {
      before.x = run.x
      before.y = run.y
      stepRun(run, isKeyDown(this.#key, run.tick))
    }
    if (!run.isOver) return
    before.x = run.x
    before.y = run.y
  }
}
