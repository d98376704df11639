import { isAtEnd, LOG_BYTES_MAX, readNumber, writeNumber } from '#durable/rules/games/round/log-bytes.ts'
import type { LogReader } from '#durable/rules/games/round/log-bytes.ts'
import type { LogFault, RoundVerdict } from '#durable/rules/games/round/verdict.ts'
import { runScore, startRun, stepRun } from './run.ts'

/**
 * The key of a run as it was recorded: the ticks in which it changes, beginning with going down. A ghost, a watcher and
 * the replay each have one; `next` moves on as the ticks go by, and changes may be appended while it is played.
 */
export type RecordedKey = { changes: number[]; next: number; isDown: boolean }

export function recordedKey(changes: number[]): RecordedKey {
  return { changes, next: 0, isDown: false }
}

/** Whether the key is down in this tick; asked for every tick in turn. */
export function isKeyDown(key: RecordedKey, tick: number): boolean {
  if (key.changes[key.next] === tick) {
    key.isDown = !key.isDown
    key.next++
  }
  return key.isDown
}

/** [GJ6] The log of a run whose key changed in these ticks, each later than the one before. */
export function writeRunLog(changes: readonly number[]): Uint8Array {
  const bytes: number[] = []
  let last = 0
  for (const tick of changes) {
    writeNumber(bytes, tick - last)
    last = tick
  }
  return Uint8Array.from(bytes)
}

/** [GJ6] The ticks in which the key changes, each later than the one before. */
export function readRunLog(bytes: Uint8Array): number[] | LogFault {
  if (bytes.length > LOG_BYTES_MAX) return 'too-long'
  const reader: LogReader = { bytes, at: 0 }
  const changes: number[] = []
  let tick = 0
  while (!isAtEnd(reader)) {
    const wait = readNumber(reader)
    if (typeof wait === 'string') return wait
    if (wait === 0 && changes.length > 0) return 'out-of-order'
    tick += wait
    changes.push(tick)
  }
  return changes
}

/** [GR1] Plays a run again. After the last change the dog runs on as it is, until its rack is empty or it is at the flag. */
export function replayRun(seed: string, bytes: Uint8Array): RoundVerdict {
  const changes = readRunLog(bytes)
  if (typeof changes === 'string') return { refused: changes }
  const key = recordedKey(changes)
  const run = startRun(seed)
  while (!run.isOver) stepRun(run, isKeyDown(key, run.tick))
  if (key.next < changes.length) return { refused: 'goes-on' }
  return { proof: { score: runScore(run), ticks: run.tick, handTicks: changes.at(-1) ?? 0 } }
}
