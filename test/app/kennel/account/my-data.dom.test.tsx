import { afterEach, expect, it, vi } from 'vitest'
import { MyData } from '#app/kennel/account/my-data.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { ROOT, aServer } from './a-server.ts'

afterEach(() => vi.unstubAllGlobals())

const { account, signIn } = TEXTS.en.kennel
const { site } = TEXTS.en

type Page = ReturnType<typeof openedPage>

async function signInAgain({ user, findByRole }: Page) {
  const dialog = await findByRole('dialog', { name: signIn.again })
  await user.type(await findByRole('textbox', { name: new RegExp(site.signIn.email) }), 'player@voffpark.test')
  await user.click(await findByRole('button', { name: site.signIn.submit }))
  return dialog
}

/** A server that asks for a fresh sign-in before it does `name`. */
function aStaleSession(name: string, data: object) {
  let isFresh = false
  return aServer({
    [name]: () => (isFresh ? { data } : { code: 'sign-in-again' }),
    ConfirmSignIn: () => {
      isFresh = true
      return { data: { confirmSignIn: true } }
    },
  })
}

it('[S5] asks for the sign-in of an old session before it deletes the account, and goes on afterwards', async () => {
  const { asked } = aStaleSession('DeleteMyAccount', { deleteMyAccount: true })
  const page = openedPage(<MyData deletedFrom={null} />, 'en', { root: ROOT })
  await page.user.click(page.getByRole('button', { name: account.delete }))
  const sure = await page.findByRole('dialog', { name: account.leave })
  await page.user.click(page.getAllByRole('button', { name: account.delete }).find((button) => sure.contains(button))!)
  await signInAgain(page)
  await vi.waitFor(() => expect(asked).toEqual(['DeleteMyAccount', 'StartSignIn', 'ConfirmSignIn', 'DeleteMyAccount']))
})

it('[S5] asks for the sign-in of an old session before it exports, and saves the file afterwards', async () => {
  const { asked } = aStaleSession('ExportMyData', { exportMyData: '{}' })
  const saved = vi.fn(() => 'blob:file')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => {} }))
  const page = openedPage(<MyData deletedFrom={null} />, 'en', { root: ROOT })
  await page.user.click(page.getByRole('button', { name: account.download }))
  await signInAgain(page)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  expect(asked).toEqual(['ExportMyData', 'StartSignIn', 'ConfirmSignIn', 'ExportMyData'])
})

it('deletes nothing if the question for the sign-in is closed', async () => {
  const { asked } = aStaleSession('ExportMyData', { exportMyData: '{}' })
  const page = openedPage(<MyData deletedFrom={null} />, 'en', { root: ROOT })
  await page.user.click(page.getByRole('button', { name: account.download }))
  const dialog = await page.findByRole('dialog', { name: signIn.again })
  const closing = page.getAllByRole('button', { name: TEXTS.en.words.close })
  await page.user.click(closing.find((button) => dialog.contains(button))!)
  expect(asked).toEqual(['ExportMyData'])
})

it.each(LANGUAGES)('[S5] says in the language of the page why the sign-in is asked for: %s', async (language) => {
  aStaleSession('ExportMyData', { exportMyData: '{}' })
  const page = openedPage(<MyData deletedFrom={null} />, language, { root: ROOT })
  await page.user.click(page.getByRole('button', { name: TEXTS[language].kennel.account.download }))
  expect(await page.findByText(TEXTS[language].kennel.signIn.confirmText)).toBeTruthy()
})
