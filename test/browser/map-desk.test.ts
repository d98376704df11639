import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { MapBuilder } from './map-builder.ts'
import { it } from './park-test.ts'

it('hangs a bell in the meadow by keys, which whoever is there rings, and takes it away again', async ({ park }) => {
  const [admin, walker] = await Promise.all([
    park.enters({ dogs: ['Bygmester'], admin: 1 }, { room: 'meadow' }),
    park.enters({ dogs: ['Klokker'] }, { room: 'meadow' }),
  ])
  const { map } = admin.texts.editor
  const { around } = walker.texts.game
  const bell = walker.page.getByRole('button', { name: `${around.does.ring}: ${around.thing.bell}`, exact: true })
  const builder = new MapBuilder(admin)
  const { surface } = builder
  await builder.opens()
  expect(await brokenRules(admin.page, 'the map desk')).toEqual([])

  await builder.goesToEntry('plaza')
  await surface.press('p')
  await admin.page.getByRole('searchbox', { name: map.searchThings }).fill('bell')
  await admin.page.getByRole('button', { name: 'bell', exact: true }).press('Enter')
  // Beside the entry: a bell on it would keep everybody out.
  await builder.moves(3, 0)
  await surface.press('Enter')
  await builder.publishes('a bell for the feast')
  await walker.presses(bell)

  await builder.goesBack('the feast is over')
  await bell.waitFor({ state: 'detached' })
  await admin.button(map.leave).press('Enter')
  await admin.page.getByRole('tablist', { name: admin.texts.editor.tabs }).waitFor()
})
