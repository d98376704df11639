import { expect, it } from 'vitest'
import { NameField, useNameEntry } from '#app/kennel/name-field.tsx'
import { openedPage } from '#test/app/opened-page.tsx'

function Form() {
  return <NameField entry={useNameEntry('name')} label="Name" name="name" />
}

it('counts the letters that are typed', async () => {
  const { user, getByRole, getByText } = openedPage(<Form />)
  await user.type(getByRole('textbox'), 'Pelle')
  expect(getByText(/5\/14/)).toBeTruthy()
})
