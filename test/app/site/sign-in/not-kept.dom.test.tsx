import { afterEach, describe, expect, it, vi } from 'vitest'
import { KennelTrouble } from '#app/kennel/kennel-trouble.tsx'
import { requireKennel } from '#app/kennel/require-kennel.ts'
import { SESSION_KEY, SessionNotKeptError } from '#app/session.ts'
import { SignInBox } from '#app/site/sign-in/sign-in-box.tsx'
import { StagePage } from '#app/site/stage/stage-page.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { NO_STORAGE, refuseStorage } from '#test/app/refused-storage.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const WAYS = { local: true, googleClientId: '' }

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe.each(NO_STORAGE)('in %s', (refusal) => {
  it('the start page says why nobody can sign in, in place of the form', async () => {
    refuseStorage(refusal)
    const { findByText, getByRole } = openedPage(<SignInBox ways={WAYS} stage={false} />)
    await findByText(TEXTS.en.site.signIn.notKept)
    expect(getByRole('textbox').closest('[inert]')).not.toBeNull()
  })

  it('the dogs are refused without a question to the server', async () => {
    refuseStorage(refusal)
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    await expect(requireKennel()).rejects.toThrow(SessionNotKeptError)
    expect(asked).not.toHaveBeenCalled()
  })

  it('the way into the demo park is not used up', async () => {
    window.history.replaceState(null, '', '/stage/auth?token=abc')
    refuseStorage(refusal)
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const { findByRole } = openedPage(<StagePage hasToken />)
    expect((await findByRole('alert')).textContent).toBe(TEXTS.en.site.signIn.notKept)
    expect(asked).not.toHaveBeenCalled()
  })
})

it.each(LANGUAGES)('the page of the dogs says why, in the language of the page (%s)', (language) => {
  const { getByRole } = openedPage(<KennelTrouble />, language, { error: new SessionNotKeptError() })
  expect(getByRole('alert').textContent).toBe(TEXTS[language].site.signIn.notKept)
})

it('a sign-in that cannot be stored says so', async () => {
  const { user, getByRole, findByText } = openedPage(<SignInBox ways={WAYS} stage={false} />)
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.startsWith('/local-identity')) return Response.json({ credential: 'credential' })
    const isStart = String(body).includes('StartSignIn')
    return Response.json({
      data: isStart ? { startSignIn: 'nonce' } : { googleLogin: { newUser: false, token: 'token' } },
    })
  })
  await user.type(getByRole('textbox'), 'player@voffpark.test')
  // It fills up while somebody types.
  refuseStorage('a browser whose storage is full')
  await user.click(getByRole('button', { name: TEXTS.en.site.signIn.submit }))
  await findByText(TEXTS.en.site.signIn.notKept)
  vi.restoreAllMocks()
  expect(window.localStorage.getItem(SESSION_KEY)).toBeNull()
})
