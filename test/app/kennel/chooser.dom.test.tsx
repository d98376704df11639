import { waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Chooser } from '#app/kennel/chooser/chooser.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { aMyKennel } from './my-kennel.ts'
import { anAnswer, openedKennel } from './opened-kennel.tsx'

const UNEXPLAINED = { isClosed: false, isForGood: false, origin: 'Reported.', facts: null }
const BAN = { id: 1, endsAt: '2026-12-05T12:00:00.000Z', reason: 'unkind', ...UNEXPLAINED }

describe.each(LANGUAGES)('in %s', (language) => {
  const { account, choose, closed } = TEXTS[language].kennel

  it('says at the dogs that the park is closed, and lets none of them in', () => {
    const { getByText, getByRole, container } = openedPage(
      <Chooser kennel={aMyKennel({}, { isClosed: true })} />,
      language,
    )
    getByText(closed.text)
    expect(getByRole('button', { name: choose.enter }).title).toBe(choose.closed)
    expect(container.querySelector('a[href*="client?id="]')).toBeNull()
  })

  it('says nothing of it while the park is open', () => {
    const { getByRole, queryByText } = openedPage(<Chooser kennel={aMyKennel()} />, language)
    expect(queryByText(closed.text)).toBeNull()
    expect(getByRole('link', { name: choose.enter }).getAttribute('href')).toBe('/h5/client?id=1')
  })

  it('leads to data and account', () => {
    const { getByRole } = openedPage(<Chooser kennel={aMyKennel()} />, language)
    expect(getByRole('link', { name: account.toAccount }).getAttribute('href')).toBe('/h5/account')
  })
})

it('names the ban to a banned user while the park is closed', () => {
  // The ban asks for the record of the user.
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ data: { myRecord: [] } }))
  const { getByRole } = openedPage(<Chooser kennel={aMyKennel({ activeBan: BAN }, { isClosed: true })} />)
  const { choose } = TEXTS.en.kennel
  expect(getByRole('button', { name: choose.enter }).title).toBe(choose.banned)
  vi.restoreAllMocks()
})

const TERM = { startsAt: '2026-11-01T00:00:00.000Z', until: '2027-01-01T00:00:00.000Z', dogName: 'Bella' }
const { seat } = TEXTS.en.kennel

it('[PC2] gives the seat on the party committee back once a member is sure', async () => {
  let term: typeof TERM | null = TERM
  const page = openedKennel('/h5/choose', {
    MyKennel: () => ({ data: { ...anAnswer().data, committeeTerm: term } }),
    GiveBackSeat: () => {
      term = null
      return { data: { giveBackSeat: true } }
    },
  })
  await page.user.click(await page.findByRole('button', { name: seat.giveBack }))
  expect(page.asked).not.toContain('GiveBackSeat')
  const sure = page.getByRole('dialog')
  await page.user.click(within(sure).getByRole('button', { name: seat.giveBack }))
  await waitFor(() => expect(page.queryByText(seat.title)).toBeNull())
})

it('[PC4] says that a star waits, and nothing to who is no member', () => {
  const { getByText, unmount } = openedPage(<Chooser kennel={aMyKennel({}, { isStarWaiting: true })} />)
  getByText(seat.star)
  unmount()
  expect(openedPage(<Chooser kennel={aMyKennel()} />).queryByText(seat.title)).toBeNull()
})
