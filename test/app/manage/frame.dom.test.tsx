import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BanRow } from '#app/manage/bans/bans-desk.ts'
import { sectionsFor } from '#app/manage/frame/sections.ts'
import { storeSession } from '#app/session.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { aDesk } from './a-desk.ts'
import { fill, formNamed, NO_ROWS, openedByAdmin, openedManage } from './opened-desk.tsx'

const { bans, form, fresh, leave, nav, sections } = TEXTS.en.manage
const { failure, notFound, signIn } = TEXTS.en.site
const BAN: BanRow = {
  ...{
    id: 4,
    userId: 9,
    username: 'Slem',
    dogName: null,
    at: 1,
    endsAt: 2,
    seconds: 300,
    reason: 'Rude',
    issuer: null,
  },
  ...{ kind: 'timed', isActive: true, isLifted: false, isAppealed: false, mayLift: true },
}
const withBan = { bans: async () => ({ rows: [BAN], total: 1 }) }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('for whoever is not staff', () => {
  const door = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }))
  beforeEach(() => {
    door.mockClear()
    window.history.replaceState(null, '')
    vi.stubGlobal('fetch', door)
  })

  it.each(LANGUAGES)('is the page of an unknown address, and asks for nothing: %s', async (language) => {
    const { findByRole, queryByRole } = openedManage('/manage/bans', null, language)
    await findByRole('heading', { level: 1, name: TEXTS[language].site.notFound.title })
    expect(queryByRole('navigation', { name: TEXTS[language].manage.nav })).toBeNull()
    expect(door).not.toHaveBeenCalled()
  })

  it('opens the desk for a session of staff, and loads the page anew, once', async () => {
    storeSession('secret')
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    const { unmount } = openedManage('/manage/bans', null)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(door.mock.calls).toEqual([['/manage/door', { method: 'POST', headers: { Authorization: 'Bearer secret' } }]])
    unmount()
    // The page that was loaded anew is the same page, were the cookie not kept.
    await openedManage('/manage/bans', null).findByText(notFound.title)
    expect([door.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1])
  })

  it('stays what it is for the session of a player', async () => {
    storeSession('secret')
    door.mockResolvedValueOnce(new Response(null, { status: 404 }))
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    await openedManage('/manage/bans', null).findByText(notFound.title)
    await waitFor(() => expect(door).toHaveBeenCalledOnce())
    expect(reload).not.toHaveBeenCalled()
  })
})

it('leads from /manage to the first page that the reader may see, and links to no other', async () => {
  const capabilities = ['open-manage', 'see-health'] as const
  const desk = aDesk({ staffLog: async () => NO_ROWS }, { capabilities })
  const { findByRole, getByRole, address } = openedManage('/manage', desk)
  await findByRole('heading', { level: 1, name: sections.log })
  expect(address()).toBe('/manage/log')
  const links = [...getByRole('navigation', { name: nav }).querySelectorAll('a')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(sectionsFor(capabilities).map(({ path }) => path))
})

it.each(['/manage/settings', '/manage/none', '/manage/users/none'])(
  'says in the frame that %s is not there for the reader',
  async (path) => {
    const { findByRole, getByRole } = openedManage(path, aDesk({}, { capabilities: ['open-manage', 'see-users'] }))
    await findByRole('heading', { level: 1, name: notFound.title })
    getByRole('navigation', { name: nav })
  },
)

it('says in the frame that a page has failed, and not how', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { findByRole, getByRole, queryByText } = openedByAdmin('/manage/bans', {
    bans: () => Promise.reject(new Error('no such table: ban')),
  })
  await findByRole('heading', { level: 1, name: failure.title })
  getByRole('navigation', { name: nav })
  expect(queryByText(/no such table/)).toBeNull()
})

it('closes the desk, and leaves for the start page', async () => {
  const door = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', door)
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
  const { user, findByRole } = openedByAdmin('/manage/bans', withBan)
  await user.click(await findByRole('button', { name: leave }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/'))
  expect(door.mock.calls).toEqual([['/manage/door', { method: 'DELETE' }]])
})

describe('[S5] after the quarter of an hour of a sign-in', () => {
  it('sends no form, and says so, as soon as it is over', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const freshUntil = Date.now() + 60_000
    const page = openedByAdmin('/manage/bans', withBan, { facts: { freshUntil } })
    await formNamed(page, 'lift 4')
    expect(page.queryByText(fresh.over)).toBeNull()
    const [isOver] = timers.mock.calls.find(([, ms = 0]) => ms > 30_000 && ms <= 60_000) ?? []
    act(() => isOver?.())
    page.getByText(fresh.over)
    expect(page.getByRole('button', { name: bans.lift }).hasAttribute('disabled')).toBe(true)
    expect(page.getByRole('link', { name: form.signInFirst }).getAttribute('href')).toBe('#sign-in')
  })

  it('sends it after the sign-in of the same account, with what was typed before', async () => {
    const { asked } = aServer({ ConfirmSignIn: () => ({ data: { confirmSignIn: true } }) })
    const liftBan = vi.fn(async (_lift: object) => {})
    const desk = aDesk({ ...withBan, liftBan }, { freshUntil: 0 })
    const page = openedManage('/manage/bans', desk)
    fill(await formNamed(page, 'lift 4'), { [form.reason]: 'A mistake' })
    await page.user.type(page.getByRole('textbox', { name: new RegExp(signIn.email) }), 'a@b.test')
    desk.freshUntil = Date.now() + 60_000
    await page.user.click(page.getByRole('button', { name: signIn.submit }))
    await waitFor(() => expect(page.queryByText(fresh.over)).toBeNull())
    expect(asked).toEqual(['StartSignIn', 'ConfirmSignIn', '/manage/door'])
    await page.user.click(page.getByRole('button', { name: bans.lift }))
    await page.findByText(bans.liftedText)
    expect(liftBan.mock.calls).toEqual([[{ banId: 4, reason: 'A mistake' }]])
  })
})
