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
  wear: { hat: 'beret', mouth: null, back: null, ass: null },
  ...{ bones: 12, karma: 3, levelPoints: 40, lifepoints: 55, room: 'hat-shop~2' },
  things: [
    { id: 5, ver: 2, kind: 'beret', slot: 'hat', name: 'Beret' },
    { id: 6, ver: 1, kind: 'supporter-hearts', slot: 'bag:0', name: 'Hearts' },
  ],
}
const IDA = {
  ...{ id: 77, username: 'Ida', since: '2026-01-02T10:00:00.000Z', badge: null },
  ...{ isBanned: false, isBelowYou: true, maxDogs: 3, dogs: [DOG] },
}
const BOUGHT = {
  at: '2026-11-20T10:00:00.000Z',
  what: 'buy',
  by: null,
  reason: '',
  bones: -8,
  karma: 0,
  things: ['beret'],
}

/** The tab of users, in which Bo has found Ida. */
async function foundIda(changes: object = {}, language: Language = 'en') {
  const editor = openedEditor(language)
  const { server, user, opens, findByRole, getByRole, texts } = editor
  server.fields = {
    ...server.fields,
    findUsers: [{ id: 77, username: 'Ida', dogs: 'Pjuske', isBanned: false }],
    person: { ...IDA, ...changes },
    personHistory: ({ before }: { before: string | null }) => (before === null ? [BOUGHT] : []),
    ...{ grantAmount: true, takeBackAmount: true, grantThing: true, takeBackThing: true, setMaxDogs: true },
  }
  await user.click(getByRole('tab', { name: texts.tab.user }))
  await opens('^Ida')
  await findByRole('heading', { name: 'Ida' })
  const opensForm = async (name: string) => {
    await user.click(getByRole('button', { name }))
    return within(await findByRole('form', { name }))
  }
  return { ...editor, opensForm }
}

it('finds a user once one has stopped typing', async () => {
  const { server, user, passes, getByRole, texts } = await foundIda()
  await user.type(getByRole('searchbox', { name: texts.people.find }), 'pju')
  await passes(300)
  expect(server.variablesOf('FindUsers').map(({ search }) => search)).toEqual(['', 'pju'])
})

it('shows what the dogs of a user have, what has happened, and leads to the page of the rest', async () => {
  const { getByRole, findByText, texts } = await foundIda()
  const things = within(getByRole('list', { name: `${texts.people.things}: Pjuske` }))
  expect(things.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    texts.people.worn.replace('{{name}}', 'Beret'),
    'Hearts',
  ])
  await findByText(texts.people.op.buy)
  expect(getByRole('row').textContent).toContain('-8 bones, Beret')
  expect(getByRole('link', { name: texts.people.page }).getAttribute('href')).toBe('/manage/users/77')
})

it('warps to the room of a dog', async () => {
  const { user, getByRole, onWarp, texts } = await foundIda()
  await user.click(getByRole('button', { name: `${texts.people.warp}: Pjuske` }))
  expect(onWarp).toHaveBeenCalledWith('hat-shop')
})

it('[S14] gives bones for a reason, asks anew what there is, and says so', async () => {
  const { server, user, opensForm, findByText, texts } = await foundIda()
  const form = await opensForm(texts.people.giveTo.replace('{{dog}}', 'Pjuske'))
  await user.type(form.getByRole('textbox', { name: texts.people.amount }), '25')
  await user.type(form.getByRole('textbox', { name: texts.reason.why }), 'lost in a fault')
  await user.click(form.getByRole('button', { name: texts.people.give }))
  await findByText(texts.people.given.replace('{{dog}}', 'Pjuske'))
  expect(server.variablesOf('GrantAmount')).toMatchObject([
    { dogId: 31, unit: 'bones', amount: 25, reason: 'lost in a fault' },
  ])
  expect([server.variablesOf('Person').length, server.variablesOf('PersonHistory').length]).toEqual([2, 2])
})

it('[S14] asks for an amount within the limit and for a reason of five letters before it asks the server', async () => {
  const { server, user, opensForm, texts } = await foundIda()
  const form = await opensForm(texts.people.takeFrom.replace('{{dog}}', 'Pjuske'))
  await user.selectOptions(form.getByRole('combobox', { name: texts.people.what }), 'karma')
  await user.type(form.getByRole('textbox', { name: texts.people.amount }), '51')
  await user.type(form.getByRole('textbox', { name: texts.reason.why }), 'four')
  await user.click(form.getByRole('button', { name: texts.people.take }))
  form.getByText(texts.people.unsoundAmount.replace('{{most}}', '50'))
  form.getByText(texts.reason.unsound.replace('{{min}}', '5').replace('{{max}}', '200'))
  expect(server.variablesOf('TakeBackAmount')).toEqual([])
})

it('[S14] takes a thing back as it was seen, and offers nothing that is lent', async () => {
  const { server, user, opensForm, findByText, texts } = await foundIda()
  const form = await opensForm(texts.people.takeFrom.replace('{{dog}}', 'Pjuske'))
  await user.selectOptions(form.getByRole('combobox', { name: texts.people.what }), 'thing')
  const things = form.getByRole('combobox', { name: texts.people.whichThing })
  expect(
    within(things)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Beret, on the dog'])
  await user.type(form.getByRole('textbox', { name: texts.reason.why }), 'was copied')
  await user.click(form.getByRole('button', { name: texts.people.take }))
  await findByText(texts.people.taken.replace('{{dog}}', 'Pjuske'))
  expect(server.variablesOf('TakeBackThing')).toMatchObject([{ dogId: 31, thingId: 5, ver: 2, reason: 'was copied' }])
})

it('keeps what was typed where the sign-in is too old, and says where one signs in again', async () => {
  const { server, user, opensForm, findByRole, texts } = await foundIda()
  server.fields = { ...server.fields, setMaxDogs: () => Promise.reject(refused('sign-in-again', 'Sign in again')) }
  const { change, maxDogs } = texts.people
  await user.click(await findByRole('button', { name: `${change}: ${maxDogs}` }))
  const form = within(await findByRole('form', { name: maxDogs }))
  await user.selectOptions(form.getByRole('combobox', { name: maxDogs }), '0')
  await user.type(form.getByRole('textbox', { name: texts.reason.why }), 'three accounts')
  await user.click(form.getByRole('button', { name: texts.people.save }))
  await findByRole('link', { name: texts.reason.signIn })
  expect(server.variablesOf('SetMaxDogs')).toEqual([{ userId: 77, maxDogs: 0, reason: 'three accounts' }])
  expect(form.getByRole('textbox', { name: texts.reason.why })).toHaveProperty('value', 'three accounts')
  expect(await opensForm(texts.people.giveTo.replace('{{dog}}', 'Pjuske'))).toBeTruthy()
})

it('[S7] shows a user with the same role, and offers no change', async () => {
  const { getByText, queryByRole, texts } = await foundIda({ isBelowYou: false, badge: 'administrator' })
  getByText(texts.people.above)
  expect(queryByRole('button', { name: texts.people.giveTo.replace('{{dog}}', 'Pjuske') })).toBeNull()
})
