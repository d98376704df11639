import { expect, it } from 'vitest'
import { touched } from '#durable/rules/things/touch.ts'

it('[TH14] a touch says who touches, and when', () => {
  expect(touched({ dog: 7, now: 5 })).toEqual({ dog: 7, at: 5, a: 0, b: 0 })
})
