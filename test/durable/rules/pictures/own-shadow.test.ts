import { expect, it } from 'vitest'
import { shadowSize } from '#durable/rules/pictures/own-shadow.ts'

it('[SP3] the shadow goes 3 px beyond the ground on each side', () => {
  expect(shadowSize([60, 18])).toEqual({ width: 66, height: 24 })
})
