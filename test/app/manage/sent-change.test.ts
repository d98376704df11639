import { expect, it, vi } from 'vitest'
import type { Desk } from '#app/load-context.ts'
import { changeUser, nameChoice } from '#app/manage/users/sent-change.ts'

/** What the desk is asked when this choice of names is sent. */
async function asked(choice: string, fault = 'rude') {
  const takeName = vi.fn(async () => {})
  const form = new FormData()
  for (const [name, value] of Object.entries({ form: 'name', name: choice, fault, reason: 'why' }))
    form.set(name, value)
  await changeUser({ takeName } as unknown as Desk, 7, form)
  return takeName.mock.calls
}

it('takes the name of the user, whose choice has no dog', async () => {
  const taking = { userId: 7, dogId: null, name: 'hos Bella', fault: 'rude', foundBy: 'staff', reason: 'why' }
  expect(await asked(nameChoice(null, 'hos Bella'))).toEqual([[taking]])
})

it('takes the name of a dog, which may begin with digits', async () => {
  const taking = { userId: 7, dogId: 42, name: '7 Bella', fault: 'rude', foundBy: 'staff', reason: 'why' }
  expect(await asked(nameChoice(42, '7 Bella'))).toEqual([[taking]])
})

it('refuses a fault that it does not know, and a choice without a name', async () => {
  await expect(asked(nameChoice(42, 'Bella'), 'blue')).rejects.toMatchObject({ status: 400 })
  await expect(asked('42')).rejects.toMatchObject({ status: 400 })
})
