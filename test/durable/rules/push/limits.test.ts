import { expect, it } from 'vitest'
import { OFFERED_KINDS } from '#durable/rules/push/kinds.ts'
import { PUSHES_A_DAY, pushFate, tryAgainAfter } from '#durable/rules/push/limits.ts'

const READY = { isPageOpen: false, isSilenced: false, sentToday: 0 }
const fates = (changes: Partial<typeof READY>) =>
  Object.fromEntries(OFFERED_KINDS.map((kind) => [kind, pushFate(kind, { ...READY, ...changes })]))

it('sends what is due to somebody who is away', () => {
  expect(fates({})).toEqual({ whisper: 'send', friend: 'send', life: 'send', answer: 'send' })
})

it('sends nothing while a page is open: what can wait waits', () => {
  expect(fates({ isPageOpen: true })).toEqual({ whisper: 'drop', friend: 'drop', life: 'wait', answer: 'wait' })
})

it('sends nothing of somebody who is not heard', () => {
  expect(fates({ isSilenced: true })).toEqual({ whisper: 'drop', friend: 'drop', life: 'drop', answer: 'drop' })
})

it('sends ten a day, and answers besides', () => {
  const last = fates({ sentToday: PUSHES_A_DAY - 1 })
  expect(last).toEqual({ whisper: 'send', friend: 'send', life: 'send', answer: 'send' })
  expect(fates({ sentToday: PUSHES_A_DAY })).toEqual({ whisper: 'drop', friend: 'drop', life: 'drop', answer: 'send' })
})

it('tries again after 1, 5 and 15 minutes, then each 15', () => {
  expect([1, 2, 3, 4, 9].map((attempt) => tryAgainAfter(attempt) / 60_000)).toEqual([1, 5, 15, 15, 15])
})

it('[B13] sends an alarm whatever else holds', () => {
  const busy = { isPageOpen: true, isSilenced: true, sentToday: PUSHES_A_DAY }
  expect(pushFate('alarm', busy)).toBe('send')
})
