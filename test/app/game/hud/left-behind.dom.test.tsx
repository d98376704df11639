import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'

const LIES_MS = 600_000

/** Chooses something that the own dog can do where it is, besides the best of it. */
async function choosesAtHand({ press, texts }: EnteredPark, entry: string, role = 'menuitem') {
  await press(texts.game.hand.more)
  await press(entry, role)
}

async function opensPoop(entered: EnteredPark) {
  const { title } = entered.texts.game.life.poop
  await choosesAtHand(entered, title)
  return within(await entered.find('dialog', title))
}

async function types({ user }: EnteredPark, field: HTMLElement, text: string) {
  await user.clear(field)
  await user.click(field)
  await user.paste(text)
}

it('[O4] says why a poop is not laid, once, and keeps its words', async () => {
  const entered = await enteredPark({ language: 'en' })
  const { texts, park, meets, press, isGone, getAllByText } = entered
  const other = meets(2, 'Ser')
  const { poop } = texts.game.life
  const window = await opensPoop(entered)
  await types(entered, window.getByRole('textbox'), 'ring 20 30 40 50')
  await press(poop.lay)
  await window.findByText(texts.refusals['personal-data'])
  expect(window.getByRole('textbox')).toHaveProperty('value', 'ring 20 30 40 50')
  expect(park.asked).toEqual([])

  await types(entered, window.getByRole('textbox'), 'Bella var her')
  await press(poop.lay)
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'poop', dog: ME, no: null }]))
  act(() => park.answer({ type: 'poop', liesMs: LIES_MS }))
  await isGone('dialog')
  expect(other.of('pooped').length).toBe(1)

  const again = await opensPoop(entered)
  await press(poop.lay)
  await waitFor(() => expect(park.asked.length).toBe(1))
  act(() => park.answer({ type: 'refused', reason: 'pooped-lately' }))
  await again.findByText(texts.refusals['pooped-lately'])
  // A refusal that is shown in a window is not shown again over the field.
  expect(getAllByText(texts.refusals['pooped-lately']).length).toBe(1)
})

it('keeps what was typed about a poop while its window is closed, until it lies there', async () => {
  const entered = await enteredPark()
  const { texts, park, user, press, isGone } = entered
  const window = await opensPoop(entered)
  await types(entered, window.getByRole('textbox'), 'half a thought')
  await user.keyboard('{Escape}')
  await isGone('dialog')
  expect((await opensPoop(entered)).getByRole('textbox')).toHaveProperty('value', 'half a thought')
  await press(texts.game.life.poop.lay)
  await waitFor(() => expect(park.asked.length).toBe(1))
  act(() => park.answer({ type: 'poop', liesMs: LIES_MS }))
  await isGone('dialog')
  expect((await opensPoop(entered)).getByRole('textbox')).toHaveProperty('value', '')
})

it('[O5] [O6] reads the message of a poop, and scoops it up', async () => {
  const { texts, park, meets, press, find, getByText } = await enteredPark({ language: 'dk' })
  const { poop } = texts.game.life
  const owner = meets(2, 'Ejer')
  act(() => void owner.send({ type: 'poop', op: crypto.randomUUID(), text: 'Ejer var her' }))
  act(() => park.answer({ type: 'poop', liesMs: LIES_MS }))
  await press(poop.sniffAt.replace('{{name}}', 'Ejer'))
  const says = within(await find('dialog', poop.of.replace('{{name}}', 'Ejer')))
  await says.findByText('Ejer var her')
  await press(poop.scoop)
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'scoop', dog: ME, no: null }]))
  act(() => park.answer({ type: 'scoop', karma: 1 }))
  await says.findByText(poop.gone)
  expect(says.queryByRole('button', { name: poop.scoop })).toBeNull()
  expect(owner.of('scooped').length).toBe(1)
  expect(getByText(poop.gone)).toBeTruthy()
})

/** Opens the window in which a paw print is left for a dog. */
async function opensPrint({ texts, press, find }: EnteredPark, dog: string) {
  await press(new RegExp(`^${dog} `))
  await press(texts.game.dogMenu.print)
  return within(await find('dialog', texts.late.prints.title))
}

it('[U4] leaves one paw print for a dog that sleeps, and says why not another', async () => {
  const entered = await enteredPark({ language: 'no' })
  const { texts, park, meets, press, user } = entered
  const { prints } = texts.late
  const sleeper = meets(2, 'Slumrer')
  act(() => void sleeper.send({ type: 'rest', pose: 'curl' }))
  await entered.passes(1000)
  const print = await opensPrint(entered, 'Slumrer')
  await types(entered, print.getByRole('textbox'), 'Sov godt')
  await user.click(print.getByRole('button', { name: prints.leave }))
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'pawPrint', to: 2, print: { text: 'Sov godt' } }]))
  act(() => park.answer({ type: 'pawPrint' }))
  await print.findByText(prints.left.replace('{{name}}', 'Slumrer'))
  await press(texts.words.ok)
  const another = await opensPrint(entered, 'Slumrer')
  await press(prints.leave)
  await waitFor(() => expect(park.asked.length).toBe(1))
  act(() => park.answer({ type: 'refused', reason: 'print-waits' }))
  await another.findByText(texts.refusals['print-waits'])
})

it('[U4] offers no paw print once the dog has woken', async () => {
  const entered = await enteredPark()
  const sleeper = entered.meets(2, 'Slumrer')
  act(() => void sleeper.send({ type: 'rest', pose: 'curl' }))
  await entered.passes(1000)
  const print = await opensPrint(entered, 'Slumrer')
  act(() => void sleeper.send({ type: 'rest', pose: 'stand' }))
  await print.findByText(entered.texts.late.prints.woken.replace('{{name}}', 'Slumrer'))
  expect(print.getByRole('button', { name: entered.texts.late.prints.leave }).matches(':disabled')).toBe(true)
})

it('[U4] shows a paw print when the dog wakes, and lets its player answer', async () => {
  const print = { id: 1, dogId: 2, name: 'Ven', text: 'Sov godt', room: 'plaza', line: null }
  const entered = await enteredPark({ language: 'se', fields: { pawPrints: [print], putPawPrintsAside: true } })
  const { texts, server, meets, press, passes, queryByText, findByText, field } = entered
  const { found, reply } = texts.late.prints
  const words = found.replace('{{name}}', 'Ven').replace('{{text}}', 'Sov godt')
  meets(2, 'Ven')
  await findByText(words)
  await choosesAtHand(entered, texts.game.bar.curl, 'menuitemcheckbox')
  await passes(1000)
  expect(queryByText(words)).toBeNull()
  await press(texts.game.hand.stand)
  await findByText(words)
  await press(reply)
  await waitFor(() => expect(queryByText(words)).toBeNull())
  expect(field().value).toContain('Ven')
  expect(server.variablesOf('PutPawPrintsAside')).toEqual([{ dogId: ME, upToId: 1 }])
})

it('[Q3] shows a question again that was paid for before the page was loaded', async () => {
  const options = ['en', 'to', 'fire', 'otte']
  const question = {
    id: 'q',
    text: 'Hvad er to og to?',
    options,
    until: new Date(Date.now() + 1e12).toISOString(),
    worth: 3,
  }
  const judged = { isRight: true, right: 'fire', levelPoints: 3, points: 3, risenTo: null }
  const { texts, server, find, user } = await enteredPark({
    language: 'en',
    fields: { openQuestion: question, answerQuestion: judged },
  })
  const { mountain } = texts.late
  const window = within(await find('dialog', mountain.title))
  await window.findByText(question.text)
  await user.click(window.getByRole('button', { name: /fire/ }))
  await window.findByText(mountain.right_other.replace('{{count}}', '3'))
  expect(server.variablesOf('AnswerQuestion')).toMatchObject([{ dogId: ME, questionId: 'q', place: 2 }])
})
