import { expect, it } from 'vitest'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { refused } from '#test/app/api-server.ts'
import { openedEditor } from './opened-editor.tsx'

const crown = SHEETS.items.rows.find(({ id }) => id === 'crown')!
const REASON = 'for the opening'

/** The editor after Bo has opened the crown, and asked for one for Rex. */
async function askedForCrown() {
  const editor = openedEditor()
  const { findByRole, getByRole, texts, opens, user, server } = editor
  await opens(crown.name.en)
  await user.click(await findByRole('button', { name: texts.give.open }))
  const reason = await findByRole('textbox', { name: texts.reason.why })
  const gives = () => user.click(getByRole('button', { name: texts.give.do }))
  const wishes = () => server.variablesOf('GiveToSelf')
  return { ...editor, reason, gives, wishes }
}

it('gives a thing to the dog in the park, for a reason, and says where it is', async () => {
  const { findByText, getByRole, texts, user, reason, gives, wishes } = await askedForCrown()
  expect(getByRole('heading', { name: texts.give.heading.replace('{{name}}', crown.name.en) })).toBeTruthy()
  await user.type(reason, REASON)
  await gives()
  await findByText(texts.give.done.replace('{{name}}', crown.name.en).replace('{{dog}}', 'Rex'))
  expect(wishes()).toMatchObject([{ dogId: 7, kind: 'crown', reason: REASON }])
  expect(reason).toHaveProperty('value', '')
})

it('asks for a reason of five letters before it asks the server', async () => {
  const { findByText, texts, user, reason, gives, wishes } = await askedForCrown()
  await user.type(reason, 'fair')
  await gives()
  await findByText(texts.reason.unsound.replace('{{min}}', '5').replace('{{max}}', '200'))
  expect(wishes()).toEqual([])
})

it('asks again with the same op after no answer, and with another one after a refusal', async () => {
  const { findByText, texts, user, reason, gives, wishes, server } = await askedForCrown()
  const fails = (error: Error) => {
    server.fields = { ...server.fields, giveToSelf: () => Promise.reject(error) }
  }
  await user.type(reason, REASON)
  fails(new Error('away'))
  await gives()
  await findByText(texts.give.away)
  fails(refused('bag-full', 'The backpack is full'))
  await gives()
  await findByText('The backpack is full')
  await gives()
  const ops = wishes().map((wish) => wish?.op)
  expect([ops.length, ops[1] === ops[0], ops[2] === ops[0]]).toEqual([3, true, false])
  expect(reason).toHaveProperty('value', REASON)
})

it('says where one signs in again', async () => {
  const { findByRole, texts, user, reason, gives, server } = await askedForCrown()
  server.fields = { ...server.fields, giveToSelf: () => Promise.reject(refused('sign-in-again', 'Sign in again')) }
  await user.type(reason, REASON)
  await gives()
  expect((await findByRole('link', { name: texts.reason.signIn })).getAttribute('href')).toBe('/manage#sign-in')
})

it('offers nothing that is lent', async () => {
  const { findByRole, queryByRole, texts, opens } = openedEditor()
  const hearts = SHEETS.items.rows.find(({ id }) => id === 'supporter-hearts')!
  await opens(hearts.name.en)
  await findByRole('heading', { name: hearts.name.en })
  expect(queryByRole('button', { name: texts.give.open })).toBeNull()
})
