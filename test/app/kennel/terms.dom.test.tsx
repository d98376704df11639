import { afterEach, expect, it, vi } from 'vitest'
import { requireAccount, requireKennel } from '#app/kennel/require-kennel.ts'
import { TermsForm } from '#app/kennel/terms-form.tsx'
import { NewUserForm } from '#app/kennel/username/new-user-form.tsx'
import { clearSession } from '#app/session.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { ROOT, aServer } from './account/a-server.ts'
import { aMyKennel } from './my-kennel.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const { kennel } = TEXTS.en
const answerOf = (hasAgreed: boolean) => ({
  MyKennel: () => ({
    data: {
      myUser: aMyKennel({ hasAgreed }).me,
      patreonSubscription: null,
      reportOutcomes: [],
      myDeletion: null,
      getSetting: null,
    },
  }),
})

it('[S12] a newcomer ticks the box before anything is sent, and it is not ticked for them', async () => {
  const sent: Record<string, unknown>[] = []
  const { asked } = aServer({
    CreateUser: () => ({ data: { createUser: { valid: 'usernameTaken', token: null, freeNames: [] } } }),
  })
  const answer = globalThis.fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push((JSON.parse(String(init.body)) as { variables: Record<string, unknown> }).variables)
    return answer(path, init)
  })
  const { user, getByRole, findByRole } = openedPage(<NewUserForm />, 'en', { root: ROOT })
  const box = getByRole('checkbox')
  expect(box).toHaveProperty('checked', false)
  await user.type(getByRole('textbox'), 'Selina')
  await user.click(getByRole('button', { name: kennel.newUser.ok }))
  expect((await findByRole('dialog')).textContent).toContain(kennel.terms.must.replace('{{age}}', '16'))
  expect(asked).toEqual([])
  await user.click(getByRole('button', { name: TEXTS.en.words.close }))
  await user.click(box)
  await user.click(getByRole('button', { name: kennel.newUser.ok }))
  await vi.waitFor(() => expect(sent).toEqual([expect.objectContaining({ username: 'Selina', terms: TERMS.version })]))
})

it('[S12] the box leads to the terms and to what is kept, beside the page that is being filled in', () => {
  const { getByRole, getAllByRole } = openedPage(<NewUserForm />, 'dk', { root: ROOT })
  expect(getByRole('checkbox').closest('label')?.textContent).toContain('16')
  const links = getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])
  expect(links).toEqual([
    ['/rules', '_blank'],
    ['/privacy', '_blank'],
  ])
})

it('[S12] the pages that play send who has not agreed to the terms, and the page of the account does not', async () => {
  aServer(answerOf(false))
  await expect(requireKennel()).rejects.toSatisfy((to: Response) => to.headers.get('location') === '/h5/terms')
  expect((await requireAccount()).me.hasAgreed).toBe(false)
  vi.unstubAllGlobals()
  aServer(answerOf(true))
  expect((await requireKennel()).me.hasAgreed).toBe(true)
})

it('[S12] a user agrees by the box, and is shown the way to their data if they would rather not', async () => {
  const { asked } = aServer({ AgreeToTerms: () => ({ data: { agreeToTerms: true } }) })
  const { user, getByRole, findByRole } = openedPage(<TermsForm />, 'en', { root: ROOT })
  expect(getByRole('link', { name: kennel.terms.account }).getAttribute('href')).toBe('/h5/account')
  await user.click(getByRole('button', { name: kennel.terms.go }))
  expect((await findByRole('dialog')).textContent).toContain(kennel.terms.must.replace('{{age}}', '16'))
  await user.click(getByRole('button', { name: TEXTS.en.words.close }))
  await user.click(getByRole('checkbox'))
  await user.click(getByRole('button', { name: kennel.terms.go }))
  await vi.waitFor(() => expect(asked).toEqual(['AgreeToTerms']))
})
