import { expect, it } from 'vitest'
import { ageInDogYears, isBirthday, sizeAt, sizeOf } from '#durable/rules/age.ts'

const DAY = 86_400_000
const BORN = 1_700_000_000_000

it.each([
  [0, 0],
  [51, 0],
  [52, 1],
  [103, 1],
  [104, 2],
  [364, 7],
  [3650, 70],
])('[A1] after %i days a dog is %i dog years old', (days, years) => {
  expect(ageInDogYears(BORN, BORN + days * DAY)).toBe(years)
  expect(ageInDogYears(BORN, BORN + (days + 1) * DAY - 1)).toBe(years)
})

it('[A1] a dog with a date of birth in the future is zero years old', () => {
  expect(ageInDogYears(BORN, BORN - DAY)).toBe(0)
})

it('[A2] has its birthday every 52 days, for a day, and not when it is born', () => {
  const birthdays = Array.from({ length: 210 }, (_, day) => day).filter((day) => isBirthday(BORN, BORN + day * DAY))
  expect(birthdays).toEqual([52, 104, 156, 208])
  expect(isBirthday(BORN, BORN + 53 * DAY - 1)).toBe(true)
  expect(isBirthday(BORN, BORN + 52 * DAY - 1)).toBe(false)
})

it('[A3] grows up by the days of Oslo, at the same moment for everybody', () => {
  expect([51, 52].map((days) => sizeOf(20_000, 20_000 + days))).toEqual(['puppy', 'grown'])
})

it('[A3] is drawn small until its first birthday', () => {
  expect([0, 51, 52].map((day) => sizeAt(BORN, BORN + day * DAY))).toEqual(['puppy', 'puppy', 'grown'])
})
