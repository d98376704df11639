import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { SupportersState } from '#app/manage/supporters/supporters-desk.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { NOW, openedByAdmin, sends } from './opened-desk.tsx'

const { form, supporters } = TEXTS.en.manage
const PATH = '/manage/supporters'

const NONE: SupportersState = {
  ...{ isSetUp: true, canSeal: true, tiers: [{ id: '103', ours: 'Gold' }], campaign: null, links: 0, given: [] },
}
const CAMPAIGN = {
  ...{ id: '4711', isLost: false, hasHook: true, held: null, isWaiting: false, tries: 0, nextAt: NOW },
  ...{ list: { at: NOW, members: 40, changed: 2 }, unknownTiers: [] },
}
const of = (changes: Partial<SupportersState> = {}) => ({ supporters: async () => ({ ...NONE, ...changes }) })

it('[SU8] leads an administrator to Patreon once the connection has begun', async () => {
  const page = openedByAdmin(PATH, { ...of(), connectCampaign: async () => '/api/patreon/auth?code=x' })
  await page.findByText(supporters.notConnected)
  await sends(page, 'connect')
  const way = await page.findByRole('link', { name: supporters.go })
  expect(way.getAttribute('href')).toBe('/api/patreon/auth?code=x')
})

it.each([
  ['Patreon is not set up', { isSetUp: false }, supporters.notSetUp],
  ['there is no key to seal with', { canSeal: false }, supporters.cannotSeal],
])('offers no connection where %s', async (_where, changes, words) => {
  const page = openedByAdmin(PATH, of(changes))
  await page.findByText(words)
  expect(page.queryByRole('button', { name: supporters.connect })).toBeNull()
})

it('says how the way to Patreon has ended, and nothing for a word that it does not know', async () => {
  const page = openedByAdmin(`${PATH}?campaign=other-campaign`, of())
  await page.findByText(supporters.ended['other-campaign'])
})

it('[SU8] asks about losses that are held, and sends the answer with its reason', async () => {
  const asked: unknown[] = []
  const campaign = { ...CAMPAIGN, held: 7 }
  const page = openedByAdmin(PATH, { ...of({ campaign }), answerHeldLosses: async (answer) => void asked.push(answer) })
  await page.findByText(supporters.heldText.replace('{{count}}', '7'))
  await sends(page, 'answer go-on', { [form.reason]: 'they have left' })
  await page.findByText(form.done)
  expect(asked).toEqual([{ answer: 'go-on', reason: 'they have left' }])
})

it('disconnects a campaign for a reason, and has nothing to disconnect without one', async () => {
  const asked: unknown[] = []
  const page = openedByAdmin(PATH, {
    ...of({ campaign: CAMPAIGN }),
    disconnectCampaign: async (ending) => void asked.push(ending),
  })
  await page.findAllByText(supporters.disconnect)
  await sends(page, 'disconnect', { [form.reason]: 'the campaign moves' })
  await page.findByText(form.done)
  expect(asked).toEqual([{ reason: 'the campaign moves' }])
  page.unmount()
  const without = openedByAdmin(PATH, of())
  await without.findByText(supporters.notConnected)
  expect(without.queryByText(supporters.disconnect)).toBeNull()
})

it('shows who has a tier by hand, and takes it back', async () => {
  const asked: unknown[] = []
  const given = [{ userId: 7, username: 'Selina', tier: 'Gold' as const, since: NOW }]
  const page = openedByAdmin(PATH, { ...of({ given }), takeTier: async (taking) => void asked.push(taking) })
  const row = (await page.findAllByText('Selina')).map((name) => name.closest('li')).find((li) => li !== null)!
  within(row).getByText(supporters.tierNames.Gold)
  await sends(page, 'take 7', { [form.reason]: 'it was for a year' })
  await page.findByText(form.done)
  expect(asked).toEqual([{ userId: 7, reason: 'it was for a year' }])
})
