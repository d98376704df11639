import type { Grid } from '#durable/rules/tiles.ts'
import { stepAt } from '#durable/rules/walks.ts'
import type { Step, Walk } from '#durable/rules/walks.ts'

/** Of every walk that this page has seen. */
export const rememberedStepAt = rememberedSteps()

/** A step that was found at some time (room clock, epoch ms); null where the walk was over by then. */
type Known = { grid: Grid; step: Step | null; at: number }

/**
 * `stepAt` for whoever asks frame by frame: what it has found holds until the step is over, so that a long walk is not
 * gone through from its beginning sixty times a second.
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
