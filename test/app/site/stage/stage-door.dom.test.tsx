import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as stage from '#app/routes/stage.auth.tsx'
import { clearSession, sessionToken } from '#app/session.ts'
import { STAGE_AUTH_DELAY_MS } from '#app/site/stage/use-stage-auth.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { openedRoute } from '#test/app/opened-route.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const DOOR = '/stage/auth?token=abc#v=def'
const ELSEWHERE = { default: () => null }
const OPENED = { data: { validateStageToken: { token: 'a session' } } }

beforeEach(() => window.history.replaceState(null, '', DOOR))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

/** The door of the demo park for a token of Portner's. `opens` goes on to where the token is used. */
function openedDoor(validate: Parameters<typeof aServer>[0][string], language: Language = 'en') {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const { asked } = aServer({
    StageTokenOwner: () => ({ data: { stageTokenOwner: 'Portner' } }),
    ValidateStageToken: validate,
  })
  clearSession()
  const page = openedRoute(
    '/stage/auth?token=abc',
    [
      { id: 'stage', path: '/stage/auth', module: stage },
      ...['/', '/h5/choose'].map((path) => ({ id: path, path, module: ELSEWHERE })),
    ],
    { language },
  )
  const opens = async () => {
    const due = await waitFor(() => timers.mock.calls.findLast(([, ms]) => ms === STAGE_AUTH_DELAY_MS) ?? expect.fail())
    act(() => due[0]())
  }
  return { ...page, asked, opens }
}

it.each(LANGUAGES)(
  'names the account before anybody is signed in, and takes the token out of the address: %s',
  async (language) => {
    const { owner } = TEXTS[language].pages.stage
    const { findByText, asked } = openedDoor(() => OPENED, language)
    await findByText(owner.replace('{{name}}', 'Portner'))
    expect(asked).toEqual(['StageTokenOwner'])
    expect(window.location.href).not.toMatch(/abc|def/)
    expect(sessionToken()).toBeNull()
  },
)

it('opens the account by the token and its verifier', async () => {
  const sent: unknown[] = []
  const { opens, address } = openedDoor((variables) => {
    sent.push(variables)
    return OPENED
  })
  await opens()
  await waitFor(() => expect(address()).toBe('/h5/choose'))
  expect(sent).toEqual([{ token: 'abc', verifier: 'def' }])
  expect(sessionToken()).toBe('a session')
})

it('signs nobody in who turns back while the token is on its way', async () => {
  let deliver = () => {}
  const isDelivered = new Promise<void>((resolve) => (deliver = resolve))
  const { opens, asked, user, findByRole, address } = openedDoor(() => isDelivered.then(() => OPENED))
  await opens()
  await waitFor(() => expect(asked).toContain('ValidateStageToken'))
  await user.click(await findByRole('link', { name: TEXTS.en.pages.stage.notMe }))
  await waitFor(() => expect(address()).toBe('/'))
  await act(async () => {
    deliver()
    await new Promise((resolve) => setTimeout(resolve))
  })
  expect([address(), sessionToken()]).toEqual(['/', null])
})

it('says that a token was used, and of a park that does not answer that it can be tried again', async () => {
  const { stage: texts } = TEXTS.en.pages
  const replies = [{ code: 'unexpected' }, { code: 'link-expired' }]
  const { opens, user, findByRole, findByText } = openedDoor(() => replies.shift() ?? OPENED)
  await opens()
  await findByText(texts.unreachable.title)
  await user.click(await findByRole('button', { name: texts.retry }))
  await opens()
  await findByText(texts.used.title)
})

it('says that a banned user is not let in, and does not blame the token', async () => {
  const { stage: texts } = TEXTS.en.pages
  const { opens, findByText } = openedDoor(() => ({ code: 'banned' }))
  await opens()
  await findByText(texts.banned.title)
})
