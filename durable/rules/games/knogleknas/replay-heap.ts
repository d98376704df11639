import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import type { RoundVerdict } from '#durable/rules/games/round/verdict.ts'
import { crunch, startHeap } from './heap.ts'
import type { HeapLevel } from './level.ts'

/** [GK11] A move takes its animation at least, in tenths of a second. */
export const MOVE_TENTHS_MIN = 4

/** [GK11] A move that takes this long or longer is written as this long. */
export const MOVE_TENTHS_MAX = 255

const TICKS_PER_TENTH = TICKS_PER_SECOND / 10
export const MOVE_BYTES = 2

/** A move as it is recorded: the cell that was tapped, and tenths of a second since the move before. */
export type Move = { at: number; tenths: number }

/** [GK11] The log: for each move its cell and its time. */
export function writeHeapLog(moves: readonly Move[]): Uint8Array {
  return Uint8Array.from(
    moves.flatMap(({ at, tenths }) => [at, Math.min(Math.max(tenths, MOVE_TENTHS_MIN), MOVE_TENTHS_MAX)]),
  )
}

/** [GR1] Plays a heap again. A log that ends before the round does proves nothing: a heap does not play on by itself. */
export function replayHeap(level: HeapLevel, seed: string, bytes: Uint8Array): RoundVerdict {
  if (bytes.length > level.moves * MOVE_BYTES) return { refused: 'too-long' }
  if (bytes.length % MOVE_BYTES !== 0) return { refused: 'cut-off' }
  const heap = startHeap(level, seed)
  let ticks = 0
  for (let index = 0; index < bytes.length; index += MOVE_BYTES) {
    const [at = 0, tenths = 0] = bytes.subarray(index, index + MOVE_BYTES)
    if (heap.isOver) return { refused: 'goes-on' }
    if (tenths < MOVE_TENTHS_MIN) return { refused: 'too-fast' }
    if (!crunch(heap, at)) return { refused: 'impossible' }
    ticks += tenths * TICKS_PER_TENTH
  }
  return heap.isOver ? { proof: { score: heap.score, ticks, handTicks: ticks } } : { refused: 'not-over' }
}
