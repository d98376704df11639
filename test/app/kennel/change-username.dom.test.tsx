import { expect, it } from 'vitest'
import { ChangeUsernameForm } from '#app/kennel/username/change-username-form.tsx'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const NEXT_AT = '2026-12-05T12:00:00.000Z'

it.each([
  ['dk', '5. december 2026'],
  ['en', '5 December 2026'],
  ['no', '5. desember 2026'],
  ['se', '5 december 2026'],
] as const)('[N14] says before anything is typed from when the username may change, in %s', (language, day) => {
  const { getByRole, getByText } = openedPage(<ChangeUsernameForm username="Selina" nextAt={NEXT_AT} />, language)
  getByText(TEXTS[language].kennel.changeUsername.again.replace('{{day}}', day))
  expect(getByRole('textbox').closest('fieldset')?.disabled).toBe(true)
  expect(getByRole('button', { name: TEXTS[language].words.ok }).hasAttribute('disabled')).toBe(true)
})

it('[N14] has the form open while the username may be changed', () => {
  const { getByRole, queryByText } = openedPage(<ChangeUsernameForm username="Selina" nextAt={null} />)
  expect(getByRole('textbox').closest('fieldset')?.disabled).toBe(false)
  expect(getByRole('button', { name: 'OK' }).hasAttribute('disabled')).toBe(false)
  expect(queryByText(/again from/)).toBeNull()
})
