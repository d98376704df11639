import { expect, it } from 'vitest'
import { BUILD_STEPS } from '#worker/local/builder/steps.ts'
import type { StepName } from '#worker/local/builder/steps.ts'

it('makes everything else in build/ after the pages, because Remix empties the folder first', () => {
  const before = Object.entries(BUILD_STEPS).flatMap(([name, { after, outputs }]) => {
    const isInBuild = name !== 'pages' && outputs.some((path) => path.startsWith('build/'))
    return isInBuild && !after.includes('pages') ? [name] : []
  })
  expect(before).toEqual([])
})

it('reads an output of another step only after that step', () => {
  const names: readonly StepName[] = ['art', 'documents', 'pages', 'rooms', 'site']
  const early = names.flatMap((name) =>
    names.flatMap((other) => {
      const reads = BUILD_STEPS[other].outputs.some((path) => BUILD_STEPS[name].inputs.includes(path))
      return reads && !BUILD_STEPS[name].after.includes(other) ? [`${name} reads ${other}`] : []
    }),
  )
  expect(early).toEqual([])
})
