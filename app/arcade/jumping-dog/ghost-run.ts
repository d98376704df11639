import type { LiveLog } from '#app/arcade/game-module.ts'
import { ghostTick } from '#app/arcade/picture/live-ghost.ts'
import { isKeyDown, readRunLog, recordedKey } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import type { Run } from '#durable/rules/games/jumping-dog/run.ts'
import { FollowedKey } from './followed-key.ts'

/** A run of somebody else, played again from its log beside one's own; with `live` as its log comes. */
export class GhostRun {
  readonly run: Run
  /** Where the dog was before its last tick. */
  readonly before = { x: 0, y: 0 }
  readonly #isDown: (tick: number) => boolean
  readonly #live: LiveLog | undefined

  constructor(seed: string, log: Uint8Array, live?: LiveLog) {
    this.run = startRun(seed)
    this.#live = live
    this.#isDown = live ? followed(live) : recorded(log)
  }

  /** Plays on to this tick of one's own run: all at once where the ghost came late, else a tick. */
  follow(tick: number) {
    const { run, before } = this
    const to = ghostTick(tick, this.#live)
    const from = run.tick
    while (run.tick < to && !run.isOver) {
      before.x = run.x
      before.y = run.y
      stepRun(run, this.#isDown(run.tick))
    }
    if (!run.isOver && run.tick > from) return
    before.x = run.x
    before.y = run.y
  }
}

/** The server sends proven logs only; should this one not be readable, the dog runs without leaping. */
function recorded(log: Uint8Array): (tick: number) => boolean {
  const changes = readRunLog(log)
  const key = recordedKey(typeof changes === 'string' ? [] : changes)
  return (tick) => isKeyDown(key, tick)
}

function followed(live: LiveLog): (tick: number) => boolean {
  const key = new FollowedKey(live)
  return (tick) => key.at(tick)
}
