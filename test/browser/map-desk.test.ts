import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

it('hangs a bell in the meadow by keys, which whoever is there rings, and takes it away again', async ({ park }) => {
  const [admin, walker] = await Promise.all([
    park.enters({ dogs: ['Bygmester'], admin: 1 }, { room: 'meadow' }),
    park.enters({ dogs: ['Klokker'] }, { room: 'meadow' }),
  ])
  const { history, line, map, publish, reason } = admin.texts.editor
  const { around } = walker.texts.game
  const bell = walker.page.getByRole('button', { name: `${around.does.ring}: ${around.thing.bell}`, exact: true })
  const publishes = async (why: string) => {
    await admin.page.getByRole('textbox', { name: reason.why }).fill(why)
    await admin.button(publish.do).click()
    await admin.page.getByText(publish.done).waitFor()
  }
  await opensMap(admin)
  expect(await brokenRules(admin.page, 'the map desk')).toEqual([])

  const surface = admin.page.getByRole('application', { name: map.surface.split('.')[0]?.replace('{{name}}', '') })
  await admin.page.getByRole('button', { name: /^plaza\b/ }).press('Enter')
  await surface.press('p')
  await admin.page.getByRole('searchbox', { name: map.searchThings }).fill('bell')
  await admin.page.getByRole('button', { name: 'bell', exact: true }).press('Enter')
  // Beside the entry: a bell on it would keep everybody out.
  for (let step = 0; step < 3; step++) await surface.press('ArrowRight')
  await surface.press('Enter')
  await admin.page.getByText(line.saved).waitFor()
  await admin.button(publish.open).press('Enter')
  await publishes('a bell for the feast')
  await walker.presses(bell)

  await admin.button(history.open).press('Enter')
  await admin.page
    .getByRole('button', { name: new RegExp(`^${history.goBack}`) })
    .first()
    .press('Enter')
  await publishes('the feast is over')
  await bell.waitFor({ state: 'detached' })
  await admin.button(map.leave).press('Enter')
  await admin.page.getByRole('tablist', { name: admin.texts.editor.tabs }).waitFor()
})

/** Opens the map of the room in which the administrator is. */
async function opensMap(admin: Visitor) {
  const { map } = admin.texts.editor
  await admin.choosesInMenu(admin.texts.game.menu.editor)
  await admin.button(map.open).click()
  await admin.page.getByRole('application', { name: new RegExp(map.surface.split('{{name}}')[0] ?? '') }).waitFor()
}
