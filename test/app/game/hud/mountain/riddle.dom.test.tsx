import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'

const RIDDLE = {
  text: 'How many packs are there in the park?',
  options: ['4', '6', '8', '9'],
  worth: 3,
  points: null,
  right: null,
}
const WALKED_MS = 3000

async function onTheMountain(karma = 30) {
  const entered = await enteredPark({ room: 'wisdom-cave', own: { karma }, fields: { riddle: RIDDLE } })
  const { texts, press, find } = entered
  await press(texts.game.life.mountain.open)
  const window = within(await find('dialog', texts.late.mountain.title))
  await window.findByText(RIDDLE.text)
  return { ...entered, window, words: texts.late.mountain.riddle }
}

it('[Q5] answers by names and roles alone: to the cushion, then the answer, then what was right', async () => {
  const { park, server, user, passes, window, words, texts } = await onTheMountain()
  const to = (text: string) => new RegExp(`${text.replace('{{letter}}', 'C')}$`)
  await user.click(window.getByRole('button', { name: to(words.go) }))
  await passes(WALKED_MS)
  await user.click(window.getByRole('button', { name: to(words.answer) }))
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'use', dog: ME, place: 2, no: null }]))
  server.fields = { ...server.fields, riddle: { ...RIDDLE, points: 3, right: '8' } }
  act(() => park.answer({ type: 'riddle', risenTo: null, isRight: true }))
  await window.findByText(texts.late.mountain.right_other.replace('{{count}}', '3'))
  expect(window.queryByRole('button', { name: to(words.answer) })).toBeNull()
})

it('[Q5] takes no answer without the karma, and says how much is missing', async () => {
  const { user, passes, window, words } = await onTheMountain(12)
  await user.click(window.getByRole('button', { name: new RegExp(`${words.go.replace('{{letter}}', 'D')}$`) }))
  await passes(WALKED_MS)
  const answer = window.getByRole('button', { name: new RegExp(`${words.answer.replace('{{letter}}', 'D')}$`) })
  expect((answer as HTMLButtonElement).disabled).toBe(true)
  window.getAllByText(/^3 karma is missing/)
})
