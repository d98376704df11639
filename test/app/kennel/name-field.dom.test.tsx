import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { NameField, useNameEntry } from '#app/kennel/name-field.tsx'
import type { Language } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

function Form() {
  const entry = useNameEntry('name')
  return (
    <>
      <NameField entry={entry} label="Name" name="name" />
      <output>{entry.text}</output>
    </>
  )
}

function openedForm(language?: Language) {
  const page = openedPage(<Form />, language)
  const field = page.getByRole('textbox')
  if (!(field instanceof HTMLInputElement)) throw new Error('no input')
  return { ...page, field }
}

/** What an on-screen keyboard does with a word: the text of the field at each step, and the end of the composition. */
function compose(field: HTMLInputElement, texts: readonly string[]) {
  fireEvent.compositionStart(field)
  for (const text of texts) {
    fireEvent(field, new InputEvent('beforeinput', { bubbles: true, inputType: 'insertCompositionText', data: text }))
    fireEvent.input(field, { target: { value: text }, inputType: 'insertCompositionText', isComposing: true })
  }
}

it('counts the letters that are typed', async () => {
  const { user, field, getByText } = openedForm()
  await user.type(field, 'Pelle')
  expect(getByText(/5\/14/)).toBeTruthy()
})

it('leaves a word to the keyboard while it is composed, and the refused letter out when it is', () => {
  const { field, getByRole } = openedForm()
  const steps = ['D', "D'", "D'A", "D'Ar", "D'Arc", "D'Arco"]
  compose(field, steps)
  expect(field.value).toBe("D'Arco")
  expect(getByRole('status').textContent).toBe('DArco')
  fireEvent.compositionEnd(field, { data: "D'Arco" })
  expect(field.value).toBe('DArco')
  expect(getByRole('status').textContent).toBe('DArco')
})

it('settles a composed word when the field is left without an end of the composition', () => {
  const { field } = openedForm()
  compose(field, ["D'Arco"])
  fireEvent.blur(field)
  expect(field.value).toBe('DArco')
})

it('keeps the caret when a letter is refused', async () => {
  const { user, field } = openedForm()
  await user.type(field, 'Pelle')
  await user.type(field, '-a', { initialSelectionStart: 1, initialSelectionEnd: 1 })
  expect([field.value, field.selectionStart]).toEqual(['Paelle', 2])
})

it('refuses a letter at the caret when the name is full', async () => {
  const { user, field, getByText } = openedForm()
  await user.type(field, 'Abcdefghijklmn')
  await user.type(field, 'XY', { initialSelectionStart: 3, initialSelectionEnd: 3 })
  expect([field.value, field.selectionStart]).toEqual(['Abcdefghijklmn', 3])
  expect(getByText('That is as long as a name gets: 14 letters.')).toBeTruthy()
})

it('trims a pasted name before it is counted', async () => {
  const { user, field } = openedForm()
  await user.click(field)
  await user.paste(`${' '.repeat(12)}Luna\u00a0the dog`)
  expect(field.value).toBe('Luna the dog')
})

it('says once why a letter is not there, as something that is not wrong', async () => {
  const { user, field, getByText, queryByText } = openedForm()
  await user.type(field, 'Luna')
  await user.paste('🐶')
  const told = getByText(/A name cannot have “🐶” in it/)
  expect(field.getAttribute('aria-describedby')).toContain(told.closest('p')?.id)
  expect(told.closest('[aria-live="polite"]')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBeNull()
  await user.type(field, 'a')
  expect(queryByText(/🐶/)).toBeNull()
})

it.each([
  ['dk', /kan desværre ikke indeholde »🐶«/],
  ['no', /kan dessverre ikke inneholde «🐶»/],
  ['se', /kan tyvärr inte innehålla ”🐶”/],
] as const)('says it in the language %s', async (language, words) => {
  const { user, field, getByText } = openedForm(language)
  await user.click(field)
  await user.paste('🐶')
  expect(getByText(words)).toBeTruthy()
})
