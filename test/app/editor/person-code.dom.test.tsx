import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { refused } from '#test/app/api-server.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const DOG = {
  ...{ id: 31, name: 'Pjuske', color: '#e9b877', shadowColor: '#a37f52', isDead: false },
  wear: { hat: null, mouth: null, back: null, ass: null },
  ...{ bones: 12, karma: 3, levelPoints: 40, lifepoints: 55, room: null, things: [] },
}
const IDA = {
  ...{ id: 77, username: 'Ida', since: '2026-01-02T10:00:00.000Z', badge: null },
  ...{ isBanned: false, isBelowYou: true, maxDogs: 3, dogs: [DOG] },
}
const EFFECT = { what: 'bones', dogId: 31, kind: null, place: null, text: null, before: 12, after: 17, fault: null }
const TRIAL = { run: 4, printed: [], effects: [EFFECT], failure: null }

/** The tab of users at Ida, with a code that was run and came to this. */
async function ranOnIda(trial: object = {}, language: Language = 'en') {
  const editor = openedEditor(language)
  const { server, user, opens, findByRole, getByRole, getByLabelText, texts } = editor
  const words = texts.people.code
  server.fields = {
    ...server.fields,
    findUsers: [{ id: 77, username: 'Ida', dogs: 'Pjuske', isBanned: false }],
    ...{ person: IDA, personHistory: [], tryCode: { ...TRIAL, ...trial }, runCode: true },
  }
  await user.click(getByRole('tab', { name: texts.tab.user }))
  await opens('^Ida')
  await findByRole('heading', { name: 'Ida' })
  await user.click(getByRole('button', { name: words.open }))
  await user.click(getByLabelText(words.code))
  await user.paste('bones(user.dogs[0], 5)')
  await user.keyboard('{Control>}{Enter}{/Control}')
  return { ...editor, words }
}

it('[S16] runs by keys alone, and shows what would be before and after', async () => {
  const { server, findByRole, words } = await ranOnIda()
  const heading = await findByRole('heading', { name: words.shown_one.replace('{{count}}', '1') })
  expect(document.activeElement).toBe(heading)
  const [, row] = within(await findByRole('table')).getAllByRole('row')
  expect(
    within(row!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pjuske: Bones', '12', '17'])
  expect(server.variablesOf('TryCode')).toEqual([{ userId: 77, code: 'bones(user.dogs[0], 5)' }])
  expect(server.variablesOf('RunCode')).toEqual([])
})

it('[S16] does it with a reason, then asks for the user anew', async () => {
  const { server, user, findByRole, findByText, words, texts } = await ranOnIda()
  const form = within(await findByRole('form', { name: words.confirm }))
  await user.click(form.getByRole('button', { name: words.confirm }))
  expect(server.variablesOf('RunCode')).toEqual([])
  await user.type(form.getByLabelText(texts.reason.why), 'lost in a fault')
  const asked = server.variablesOf('Person').length
  await user.click(form.getByRole('button', { name: words.confirm }))
  await findByText(words.done)
  expect(server.variablesOf('RunCode')).toEqual([{ run: 4, reason: 'lost in a fault' }])
  expect(server.variablesOf('Person').length).toBe(asked + 1)
})

it('[S16] what was shown goes when the code is changed', async () => {
  const { user, findByRole, queryByRole, getByLabelText, words } = await ranOnIda()
  await findByRole('form', { name: words.confirm })
  await user.type(getByLabelText(words.code), ' ')
  expect(queryByRole('form', { name: words.confirm })).toBeNull()
})

it('[S16] keeps code and reason where the user has changed meanwhile', async () => {
  const { server, user, findByRole, getByLabelText, words, texts } = await ranOnIda()
  server.fields = { ...server.fields, runCode: () => Promise.reject(refused('user-changed', 'Run the code again')) }
  const form = within(await findByRole('form', { name: words.confirm }))
  await user.type(form.getByLabelText(texts.reason.why), 'lost in a fault')
  await user.click(form.getByRole('button', { name: words.confirm }))
  await form.findByText(/Run the code again/)
  expect((getByLabelText(words.code) as HTMLTextAreaElement).value).toBe('bones(user.dogs[0], 5)')
})

it('[S16] says where code has failed, and what it printed until then', async () => {
  const failure = { kind: 'threw', message: "ReferenceError: 'cat' is not defined", line: 3 }
  const { findByText, getByText, queryByRole, words } = await ranOnIda({
    ...{ run: null, effects: [], printed: ['one', 'two'], failure },
  })
  await findByText(words.failure.threw)
  expect(getByText(failure.message).parentElement?.textContent).toBe(`Line 3: ${failure.message}`)
  expect(getByText(/one\s+two/).tagName).toBe('PRE')
  expect(queryByRole('button', { name: words.confirm })).toBeNull()
})

it('[S16] names what cannot be done, in the language of the page', async () => {
  const effect = { ...EFFECT, after: 12, fault: 'has-less' }
  const { findByText, queryByRole, words } = await ranOnIda({ run: null, effects: [effect] }, 'dk')
  await findByText('Så meget har hunden ikke')
  expect(queryByRole('button', { name: words.confirm })).toBeNull()
})

it('[S16] is not offered for somebody above', async () => {
  const editor = openedEditor()
  const { server, user, opens, findByRole, queryByRole, getByRole, texts } = editor
  server.fields = {
    ...server.fields,
    findUsers: [{ id: 77, username: 'Ida', dogs: '', isBanned: false }],
    ...{ person: { ...IDA, isBelowYou: false }, personHistory: [] },
  }
  await user.click(getByRole('tab', { name: texts.tab.user }))
  await opens('^Ida')
  await findByRole('heading', { name: 'Ida' })
  expect(queryByRole('button', { name: texts.people.code.open })).toBeNull()
})
