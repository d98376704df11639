import type { GameKey } from './games.ts'
import { replayRound } from './replay.ts'
import type { RoundCourse } from './replay.ts'
import { rulesVersionOf } from './round/rules-version.ts'
import type { RoundVerdict } from './round/verdict.ts'

/** Plays a round again by the rules of one version. */
type Replay = (course: RoundCourse, log: Uint8Array) => RoundVerdict

/** Rules that are not played by any more, by game and version. */
export type FormerRules = Readonly<Partial<Record<GameKey, Readonly<Partial<Record<number, Replay>>>>>>

/**
 * [GR7] Whoever raises the version of a game keeps its last replay here for a day, as a file beside the new one: a round
 * that was begun before the deploy ends by the rules that it was begun by. After 24 hours no log of such a round is
 * accepted, and the entry may go.
 */
export const FORMER_RULES: FormerRules = {}

/** [GR7] The verdict by these rules, of today or former ones; null where they are not kept any more. */
export function replayBy(
  rules: number,
  course: RoundCourse,
  log: Uint8Array,
  former: FormerRules = FORMER_RULES,
): RoundVerdict | null {
  if (rules === rulesVersionOf(course.game)) return replayRound(course, log)
  return former[course.game]?.[rules]?.(course, log) ?? null
}
