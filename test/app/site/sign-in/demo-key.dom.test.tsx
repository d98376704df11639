import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SignInBox } from '#app/site/sign-in/sign-in-box.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { anAnswer } from '#test/app/kennel/opened-kennel.tsx'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const WAYS = { local: true, googleClientId: '' }
let tier: 'Gold' | 'Inactive' = 'Gold'

beforeEach(() => {
  tier = 'Gold'
})
afterEach(() => vi.unstubAllGlobals())

function opened(language: (typeof LANGUAGES)[number] = 'en') {
  aServer({
    MyKennel: () => anAnswer({}, { tier }),
    CreateStageToken: () => ({ data: { createStageToken: null } }),
  })
  const page = openedPage(<SignInBox ways={WAYS} stage={false} />, language)
  const { demo, demoClosed } = TEXTS[language].site.signIn
  return { ...page, demoClosed, key: () => page.queryByRole('button', { name: demo }) }
}

it.each(LANGUAGES)('the key to the demo park says why it does not open, and goes (%s)', async (language) => {
  const { key, user, findByText, demoClosed } = opened(language)
  await vi.waitFor(() => expect(key()).not.toBeNull())
  tier = 'Inactive'
  await user.click(key()!)
  expect((await findByText(demoClosed)).role).toBe('alert')
  await vi.waitFor(() => expect(key()).toBeNull())
})

it('the key to the demo park is gone when somebody comes back to the page after support has ended', async () => {
  const { key } = opened()
  await vi.waitFor(() => expect(key()).not.toBeNull())
  tier = 'Inactive'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(key()).toBeNull())
})

it('the page stays as it is when the server does not answer whoever comes back', async () => {
  const { key, findByRole } = opened()
  await vi.waitFor(() => expect(key()).not.toBeNull())
  const asked = vi.fn(async () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('fetch', asked)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  await findByRole('button', { name: TEXTS.en.site.signIn.demo })
})
