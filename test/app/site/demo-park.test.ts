import { expect, it } from 'vitest'
import { demoParkAddress, maySeeDemoPark } from '#app/site/sign-in/demo-park.ts'

it('offers the demo park to supporters and administrators only', () => {
  expect(maySeeDemoPark({ admin: 0 }, null)).toBe(false)
  expect(maySeeDemoPark({ admin: 0 }, 'Inactive')).toBe(false)
  expect(maySeeDemoPark({ admin: 0 }, 'Bronze')).toBe(true)
  expect(maySeeDemoPark({ admin: 1 }, null)).toBe(true)
})

it('goes to the demo park of this origin, or to the one that is set', () => {
  expect(demoParkAddress('a+b', '')).toBe('/stage/auth?token=a%2Bb')
  expect(demoParkAddress('x', 'https://demo.voffpark.example')).toBe('https://demo.voffpark.example/stage/auth?token=x')
})
