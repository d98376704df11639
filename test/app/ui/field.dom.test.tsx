import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Field } from '#app/ui/field.tsx'
import { openedPage } from '#test/app/opened-page.tsx'

function openedForm(isOff = false) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const page = openedPage(
    <form onSubmit={onSubmit}>
      <Field label="Note" />
      <button type="submit" disabled={isOff}>
        OK
      </button>
    </form>,
  )
  return { ...page, field: page.getByRole('textbox'), onSubmit }
}

const lineBreak = () =>
  new InputEvent('beforeinput', { bubbles: true, cancelable: true, inputType: 'insertLineBreak', data: null })

it('sends its form when a keyboard puts in a line break in place of Enter', () => {
  const { field, onSubmit } = openedForm()
  fireEvent.keyDown(field, { key: 'Unidentified', keyCode: 229 })
  fireEvent(field, lineBreak())
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('sends its form once when the browser tells of the line break of a real Enter', () => {
  const { field, onSubmit } = openedForm()
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 })
  fireEvent(field, lineBreak())
  expect(onSubmit).not.toHaveBeenCalled()
})

it('sends no form that cannot be sent', () => {
  const { field, onSubmit } = openedForm(true)
  fireEvent(field, lineBreak())
  expect(onSubmit).not.toHaveBeenCalled()
})
