import { expect, it } from 'vitest'
import { KARMA_PER_ERRAND } from '#durable/rules/npcs/errand.ts'
import { FIRST_BONES, KARMA_PER_LESSON, PAID_LESSONS, giftsFor } from '#durable/rules/npcs/gifts.ts'

const NEW = { hadBones: false, paid: [], learned: [], karmaLeft: 50, hasRunErrand: false } as const

it('[NP5] gives three bones to whoever had none', () => {
  expect(giftsFor(NEW)).toEqual({ bones: FIRST_BONES, lessons: [], isErrandPaid: false, karma: 0 })
  expect(giftsFor({ ...NEW, hadBones: true }).bones).toBe(0)
})

it('[NP6] pays each lesson that was learned and not paid before', () => {
  const gifts = giftsFor({ ...NEW, paid: ['say'], learned: ['walk', 'say', 'dig'] })
  expect([gifts.lessons, gifts.karma]).toEqual([['walk', 'dig'], 2 * KARMA_PER_LESSON])
  expect(giftsFor({ ...NEW, learned: PAID_LESSONS }).karma).toBe(15)
})

it('[NP6] leaves the lessons for another day for which the day has no karma left', () => {
  expect(giftsFor({ ...NEW, learned: PAID_LESSONS, karmaLeft: 7 }).lessons).toEqual(['walk', 'say'])
  expect(giftsFor({ ...NEW, learned: PAID_LESSONS, karmaLeft: 0 }).lessons).toEqual([])
})

it('[NP7] pays the errand of the day once it has been run, if the day has karma for it', () => {
  const run = { ...NEW, hasRunErrand: true }
  expect(giftsFor(run)).toMatchObject({ isErrandPaid: true, karma: KARMA_PER_ERRAND })
  expect(giftsFor({ ...run, learned: ['walk'] }).karma).toBe(KARMA_PER_LESSON + KARMA_PER_ERRAND)
  expect(giftsFor({ ...run, karmaLeft: KARMA_PER_ERRAND - 1 })).toMatchObject({ isErrandPaid: false, karma: 0 })
})
