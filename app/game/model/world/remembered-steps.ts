import type { Grid } from '#durable/rules/tiles.ts'
import { stepAt } from '#durable/rules/walks.ts'
import type { Step, Walk } from '#durable/rules/walks.ts'

/** The cache for all walks of this page. */
export const rememberedStepAt = rememberedSteps()

/** A cached result of `stepAt`: the step at time `at` (room clock, epoch ms), null if the walk was over by then. */
type Known = { grid: Grid; step: Step | null; at: number }

/**
 * A cached `stepAt` for calls in every frame: a result holds until its step is over, so that a long walk is not
 * computed from its beginning sixty times a second.
 */
export function rememberedSteps(): typeof stepAt {
  const known = new WeakMap<Walk, Known>()
  return (grid, walk, now) => {
    const before = known.get(walk)
    if (before && before.grid === grid && holds(before, now)) return before.step
    const step = stepAt(grid, walk, now)
    known.set(walk, { grid, step, at: now })
    return step
  }
}

function holds({ step, at }: Known, now: number): boolean {
  return step ? now >= step.startedAt && now < step.endsAt : now >= at
}
