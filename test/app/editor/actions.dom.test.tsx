import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pictureName } from '#durable/rules/pictures/picture-name.ts'
import { anAction } from '#test/support/action-rows.ts'
import { openedEditor } from './opened-editor.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PINK_BENCH = {
  id: 'pink-bench',
  name: { dk: 'Bænk', en: 'Bench', no: 'Benk', se: 'Bänk' },
  picture: pictureName({ width: 64, height: 40 }, 'ab'.repeat(32)),
  use: 'standing',
  licence: 'ours',
  isRetired: false,
}

/** The tab in Danish, with a new row, and one uploaded bench. */
async function newAction() {
  const editor = openedEditor('dk', undefined, [PINK_BENCH])
  const { user, getByRole, findByRole, texts } = editor
  await user.click(getByRole('tab', { name: texts.tab.actions }))
  await user.click(await findByRole('button', { name: texts.new.open }))
  await user.type(getByRole('textbox', { name: texts.new.key }), 'sidde')
  await user.click(getByRole('button', { name: texts.new.make }))
  return editor
}

const named = (text: string, name: string) => text.replace('{{name}}', name)

it('[SD33] an action is described, given to an uploaded thing and published', async () => {
  const { user, passes, getByRole, getAllByRole, findByRole, findByText, texts, actions } = await newAction()
  for (const [at, name] of ['en bænk', 'a bench', 'en benk', 'en bänk'].entries())
    await user.type(getAllByRole('textbox')[at]!, name)
  await user.click(await findByRole('button', { name: named(texts.actions.add, 'own-pink-bench') }))
  const seats = getByRole('textbox', { name: texts.field.actions.seats })
  await user.clear(seats)
  await user.type(seats, '3')
  await passes(1000)
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'til at sidde på')
  await user.click(getByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  expect(actions.published.lists.rows).toEqual([
    anAction(['own-pink-bench'], {
      id: 'sidde',
      name: { dk: 'en bænk', en: 'a bench', no: 'en benk', se: 'en bänk' },
      seats: 3,
    }),
  ])
})

it('[SD33] offers no thing that can be used already, and takes away what was chosen', async () => {
  const { user, findByRole, queryByRole, findByText, texts } = await newAction()
  const { add, takeAway, noThings } = texts.actions
  await user.click(await findByRole('button', { name: named(add, 'lamp') }))
  expect(queryByRole('button', { name: named(add, 'bench') })).toBeNull()
  expect(queryByRole('button', { name: named(add, 'lamp') })).toBeNull()
  await user.click(await findByRole('button', { name: named(takeAway, 'lamp') }))
  await findByText(noThings)
})

it('[SD33] a seat has places, and what is rung has rests and a reach', async () => {
  const { user, getByRole, queryByRole, findByRole, texts } = await newAction()
  const { field, actions } = texts
  expect(queryByRole('textbox', { name: field.actions.rest })).toBeNull()
  await user.selectOptions(await findByRole('combobox', { name: field.actions.manner }), actions.manner.ring)
  await findByRole('textbox', { name: field.actions.rest })
  getByRole('textbox', { name: field.actions.reach })
  expect(queryByRole('textbox', { name: field.actions.seats })).toBeNull()
})

it('[SD33] says beside a language that it has no words while another has some', async () => {
  const { user, getAllByRole, findAllByText, texts } = await newAction()
  const boxes = getAllByRole('textbox')
  await user.type(boxes.at(-1)!, 'Aj')
  await findAllByText(texts.fault.missing)
})
