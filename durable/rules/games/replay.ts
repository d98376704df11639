import { replayPicnic } from './cats-free/replay-picnic.ts'
import type { GameKey } from './games.ts'
import { replayRun } from './jumping-dog/replay-run.ts'
import type { HeapLevel } from './knogleknas/level.ts'
import { replayHeap } from './knogleknas/replay-heap.ts'
import { logOfText } from './round/log-text.ts'
import type { RoundVerdict } from './round/verdict.ts'

/** What a round is played on. The seed is the server's, never what a client says that it was. */
export type RoundCourse =
  | { game: Exclude<GameKey, 'KnogleKnas'>; seed: string }
  | { game: 'KnogleKnas'; seed: string; level: HeapLevel }

/** [GR1] Plays a round again from the log that a client has sent, which may be anything at all. */
export function replayRound(course: RoundCourse, log: unknown): RoundVerdict {
  const bytes = logOfText(log)
  if (typeof bytes === 'string') return { refused: bytes }
  switch (course.game) {
    case 'CatsFree':
      return replayPicnic(course.seed, bytes)
    case 'JumpingDog':
      return replayRun(course.seed, bytes)
    case 'KnogleKnas':
      return replayHeap(course.level, course.seed, bytes)
  }
}
