import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { SayBar } from '#app/game/hud/chat/say-bar.tsx'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { Game } from '#app/game/model/game/game.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { openedPage } from '#test/app/opened-page.tsx'

/** The chat field of a dog that is on its way into the park, and the lines that were said. */
function openedBar() {
  const passer = { pack: PACKS[0], levelPoints: 0, karma: 0, items: [], owned: [], admin: 0, moderator: 0 }
  const game = new Game({ enter: () => new Promise(() => {}), passer })
  const said: string[] = []
  vi.spyOn(game.talk, 'say').mockImplementation(({ typed }) => said.push(typed) > 0)
  const page = openedPage(
    <AccountContext value={new DogAccount(1)}>
      <SayBar game={game} />
    </AccountContext>,
  )
  const field = page.getByRole('textbox')
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('no field')
  return { ...page, field, said }
}

function beforeInput(field: HTMLTextAreaElement, inputType: string, data: string | null = null) {
  const event = new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType, data })
  fireEvent(field, event)
  return event
}

it.each([
  { inputType: 'insertLineBreak', data: null },
  { inputType: 'insertParagraph', data: null },
  { inputType: 'insertText', data: '\n' },
])('sends the line when a keyboard puts in a line break: $inputType', async ({ inputType, data }) => {
  const { user, field, said } = openedBar()
  await user.type(field, 'Woof')
  fireEvent.keyDown(field, { key: 'Unidentified', keyCode: 229 })
  expect(beforeInput(field, inputType, data).defaultPrevented).toBe(true)
  expect(said).toEqual(['Woof'])
  expect(field.value).toBe('')
})

it('sends the line when the line break cannot be kept out of the field', async () => {
  const { user, field, said } = openedBar()
  await user.type(field, 'Woof')
  fireEvent.input(field, { target: { value: 'Woof\n' }, inputType: 'insertLineBreak' })
  expect(said).toEqual(['Woof'])
  expect(field.value).toBe('')
})

it('sends the line when a composed word ends with a line break', () => {
  const { field, said } = openedBar()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'Woof\n' }, inputType: 'insertCompositionText', isComposing: true })
  fireEvent.compositionEnd(field, { data: 'Woof\n' })
  expect(said.map((line) => line.trim())).toEqual(['Woof'])
})

it('sends the line once when Enter is a key', async () => {
  const { user, field, said } = openedBar()
  await user.type(field, 'Woof{Enter}')
  expect(said).toEqual(['Woof'])
})

it('keeps a pasted line break as a blank, and the caret behind what was pasted', async () => {
  const { user, field, said } = openedBar()
  await user.type(field, 'ad')
  field.setSelectionRange(1, 1)
  await user.paste('b\n c')
  expect([field.value, field.selectionStart]).toEqual(['ab cd', 4])
  expect(said).toEqual([])
})

it('leaves a composed text alone until it is done', () => {
  const { field } = openedBar()
  fireEvent.compositionStart(field)
  fireEvent.input(field, { target: { value: 'a\nb' }, inputType: 'insertCompositionText', isComposing: true })
  expect(field.value).toBe('a\nb')
  fireEvent.compositionEnd(field, { data: 'a\nb' })
  expect(field.value).toBe('a b')
})
