import { expect, it } from 'vitest'
import { BUILD_STEPS, isUnmade, isUnread } from '#worker/local/builder/steps.ts'
import type { StepName } from '#worker/local/builder/steps.ts'

it('makes everything else in build/ after the pages, because Remix empties the folder first', () => {
  const before = Object.entries(BUILD_STEPS).flatMap(([name, { after, outputs }]) => {
    const isInBuild = name !== 'pages' && outputs.some((path) => path.startsWith('build/'))
    return isInBuild && !after.includes('pages') ? [name] : []
  })
  expect(before).toEqual([])
})

it('reads an output of another step only after that step', () => {
  const names: readonly StepName[] = ['art', 'documents', 'pages', 'rooms', 'sandbox', 'site']
  const early = names.flatMap((name) =>
    names.flatMap((other) => {
      const reads = BUILD_STEPS[other].outputs.some((path) => BUILD_STEPS[name].inputs.includes(path))
      return reads && !BUILD_STEPS[name].after.includes(other) ? [`${name} reads ${other}`] : []
    }),
  )
  expect(early).toEqual([])
})

it.each(['sheets', 'tiled'])('makes nothing again because something was drawn to be looked at: %s', (drawn) => {
  const path = `app/art/built/${drawn}`
  const readers = Object.entries(BUILD_STEPS).flatMap(([name, step]) => (isUnread(step, path) ? [] : [name]))
  expect({ readers, isUnmade: isUnmade(path) }).toEqual({ readers: [], isUnmade: true })
})

it('makes the art again where a picture of it is missing or changed', () => {
  expect(isUnmade('app/art/built/dogs.png') || isUnread(BUILD_STEPS.pages, 'app/art/built/dogs.png')).toBe(false)
})
