import { replayPicnic } from './cats-free/replay-picnic.ts'
import type { GameKey } from './games.ts'
import { replayRun } from './jumping-dog/replay-run.ts'
import type { HeapLevel } from './knogleknas/level.ts'
import { replayHeap } from './knogleknas/replay-heap.ts'
import type { RoundVerdict } from './round/verdict.ts'

/** What a round is played on. The seed is the server's, never what a client says that it was. */
export type RoundCourse =
  | { game: Exclude<GameKey, 'KnogleKnas'>; seed: string }
  | { game: 'KnogleKnas'; seed: string; level: HeapLevel }

/**
 * [GR1] Plays a round again from the bytes of a log. A client may have sent any bytes; `logOfText` decodes its text and
 * limits its length.
 */
export function replayRound(course: RoundCourse, log: Uint8Array): RoundVerdict {
  switch (course.game) {
    case 'CatsFree':
      return replayPicnic(course.seed, log)
    case 'JumpingDog':
      return replayRun(course.seed, log)
    case 'KnogleKnas':
      return replayHeap(course.level, course.seed, log)
  }
}
