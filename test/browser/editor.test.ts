import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

it('shows the price that an administrator has typed to a second one, and breaks no rule of axe', async ({ park }) => {
  const [one, other] = await Promise.all(
    ['Redaktør', 'Medredaktør'].map((dog) => park.enters({ dogs: [dog], admin: 1 })),
  )
  if (!one || !other) throw new Error('nobody is there')
  await opensBeanie(one)
  const { field, line } = one.texts.editor
  const price = one.page.getByRole('textbox', { name: field.items.price })
  const before = Number(await price.inputValue())
  await price.fill(String(before + 3))
  await one.page.getByText(line.saved).waitFor()
  expect(await brokenRules(one.page, 'the editor')).toEqual([])

  await opensBeanie(other)
  const same = other.page.getByRole('textbox', { name: field.items.price })
  await expect.poll(() => same.inputValue()).toBe(String(before + 3))
  // The other tests have the sheet as it is published.
  await one.button(one.texts.editor.undo).click()
  await expect.poll(() => same.inputValue()).toBe(String(before))
})

/** Opens the editor from the menu, and the beanie in it. */
async function opensBeanie(admin: Visitor) {
  await admin.choosesInMenu(admin.texts.game.menu.editor)
  await admin.page.getByRole('button', { name: /^Beanie/ }).click()
}
