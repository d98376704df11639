import { expect, it } from 'vitest'
import { printSteps } from '#worker/local/builder/print-steps.ts'
import { BUILD_STEPS } from '#worker/local/builder/steps.ts'
import type { StepName } from '#worker/local/builder/steps.ts'
import { welcome } from '#worker/local/server/welcome.ts'

const LINES_MAX = 15

// That `npm start` prints nothing else before is held by served/start.test.ts.
it('prints at most 15 lines until the park is open, if every step of the build is made', () => {
  const printed: string[] = []
  const { done } = printSteps({ print: (line) => printed.push(line) })
  const steps = Object.keys(BUILD_STEPS) as StepName[]
  for (const step of steps) done?.(step, 1.25)
  printed.push(welcome('http://localhost:8787'))
  const lines = printed.flatMap((text) => text.split('\n'))
  const open = lines.findIndex((line) => line.includes('Voffpark is open: http://localhost:8787'))
  expect(open).toBeGreaterThanOrEqual(steps.length)
  expect(open + 1, lines.join('\n')).toBeLessThanOrEqual(LINES_MAX)
})
