import { afterEach, expect, it, vi } from 'vitest'
import { SignOutEverywhere } from '#app/kennel/account/sign-out-everywhere.tsx'
import { sessionToken } from '#app/session.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { ROOT, aServer } from './a-server.ts'

afterEach(() => vi.unstubAllGlobals())

const { account } = TEXTS.en.kennel

/** Presses the key, and what the question says yes with. */
async function confirmed(page: ReturnType<typeof openedPage>) {
  await page.user.click(page.getByRole('button', { name: account.everywhere }))
  const dialog = await page.findByRole('dialog', { name: account.everywhere })
  const keys = page.getAllByRole('button', { name: account.everywhere })
  await page.user.click(keys.find((key) => dialog.contains(key))!)
}

it.each(LANGUAGES)('says what happens before it signs anybody out: %s', async (language) => {
  const { asked } = aServer({})
  const { account: texts } = TEXTS[language].kennel
  const page = openedPage(<SignOutEverywhere />, language, { root: ROOT })
  await page.user.click(page.getByRole('button', { name: texts.everywhere }))
  expect(await page.findByText(texts.everywhereSure)).toBeTruthy()
  expect([asked, sessionToken()]).toEqual([[], 'secret'])
})

it('signs out everywhere once that is confirmed, in this browser too', async () => {
  const { asked } = aServer({ SignOutEverywhere: () => ({ data: { signOutEverywhere: true } }) })
  await confirmed(openedPage(<SignOutEverywhere />, 'en', { root: ROOT }))
  await vi.waitFor(() => expect(sessionToken()).toBeNull())
  expect(asked).toEqual(['SignOutEverywhere'])
})

it('stays signed in and says so if the server does not answer', async () => {
  aServer({})
  const page = openedPage(<SignOutEverywhere />, 'en', { root: ROOT })
  await confirmed(page)
  expect(await page.findByText(TEXTS.en.site.signIn.unreachable)).toBeTruthy()
  expect(sessionToken()).toBe('secret')
})

it('asks for the sign-in of a session that has ended, since the others have not', async () => {
  aServer({ SignOutEverywhere: () => ({ code: 'not-signed-in' }) })
  const page = openedPage(<SignOutEverywhere />, 'en', { root: ROOT })
  await confirmed(page)
  expect(await page.findByText(TEXTS.en.kennel.signIn.againText)).toBeTruthy()
})
