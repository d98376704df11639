import { expect, it } from 'vitest'
import type { SeatState } from '#app/manage/committee/committee-desk.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { NOW, formNamed, openedByAdmin, sends } from './opened-desk.tsx'

const { form, committee } = TEXTS.en.manage
const PATH = '/manage/committee'
const MONTH_MS = 30 * 24 * 60 * 60 * 1000

const TIMES = {
  now: { startsAt: NOW - MONTH_MS, endsAt: NOW + MONTH_MS },
  next: { startsAt: NOW + MONTH_MS, endsAt: NOW + 3 * MONTH_MS },
}
const FREE: SeatState[] = [0, 1, 2, 3].map((seat) => ({ seat, ...TIMES, terms: [] }))
const SAT = { id: 7, seat: 2, username: 'Selina', dogName: 'Bella', startsAt: NOW, until: NOW + MONTH_MS }
const of = (seats: SeatState[]) => ({ committee: async () => seats })

it('[PC2] appoints a member to a seat for the next term, for a reason', async () => {
  const asked: unknown[] = []
  const page = openedByAdmin(PATH, { ...of(FREE), appointMember: async (member) => void asked.push(member) })
  await sends(page, 'appoint 3', {
    [committee.username]: 'Selina',
    [committee.dog]: 'Bella',
    [committee.term]: 'next',
    [form.reason]: 'hangs the best lights',
  })
  await page.findByText(form.done)
  expect(asked).toEqual([
    { username: 'Selina', dogName: 'Bella', seat: 3, isNext: true, reason: 'hangs the best lights' },
  ])
})

it('[PC2] offers a seat that is taken for the next term only, and ends the term that goes on', async () => {
  const asked: unknown[] = []
  const seats = FREE.map((state) => (state.seat === 2 ? { ...state, terms: [SAT] } : state))
  const page = openedByAdmin(PATH, { ...of(seats), endTerm: async (ending) => void asked.push(ending) })
  const terms = [...(await formNamed(page, 'appoint 2')).querySelectorAll('option')].map(({ value }) => value)
  expect(terms).toEqual(['next'])
  await sends(page, 'end 7', { [form.reason]: 'has moved away' })
  await page.findByText(form.done)
  expect(asked).toEqual([{ id: 7, reason: 'has moved away' }])
})

it('[PC2] offers no seat whose next term is taken too', async () => {
  const next = { ...SAT, id: 8, startsAt: TIMES.next.startsAt, until: TIMES.next.endsAt }
  const seats = FREE.map((state) => (state.seat === 2 ? { ...state, terms: [SAT, next] } : state))
  const page = openedByAdmin(PATH, of(seats))
  await expect(formNamed(page, 'appoint 2')).rejects.toThrow('no form appoint 2')
})
