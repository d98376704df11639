import { expect } from 'vitest'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

const beret = SHEETS.items.rows.find(({ id }) => id === 'beret')

it('publishes a price, which an open shop shows at once, and goes back to the one before', async ({
  park,
  annotate,
}) => {
  const [admin, customer] = await Promise.all([
    park.enters({ dogs: ['Prissætter'], admin: 1 }),
    park.enters({ dogs: ['Stamkunde'] }, { room: 'hat-shop' }),
  ])
  const { compare, field, history, line, publish, reason } = admin.texts.editor
  const old = beret?.price ?? 0
  const good = (price: number) => customer.button(`${beret?.name.en}, ${price} bones`)
  /** Publishes the draft; in the shop the beret then costs this. */
  const publishes = async (price: number) => {
    await admin.button(publish.open).click()
    await admin.page.getByRole('textbox', { name: reason.why }).fill('for the fair')
    await admin.button(publish.do).click()
    const [publishedAt, shownAt] = await Promise.all(
      [admin.page.getByText(publish.done), good(price)].map(async (what) => {
        await what.waitFor()
        return performance.now()
      }),
    )
    await annotate(
      `${price} bones in the shop ${Math.round((shownAt ?? 0) - (publishedAt ?? 0))} ms after it was published`,
    )
  }
  await Promise.all([
    customer.pressesRoomKey(customer.texts.game.life.shop.open).then(() => good(old).waitFor()),
    opensBeret(admin),
  ])
  await admin.page.getByRole('textbox', { name: field.items.price }).fill(String(old + 1))
  await admin.page.getByText(line.saved).waitFor()
  expect(await brokenRules(admin.page, 'the editor')).toEqual([])
  await publishes(old + 1)

  await admin.button(history.open).click()
  const back = admin.page.getByRole('button', { name: new RegExp(`^${history.goBack}`) })
  await back.first().click()
  await admin.page.getByRole('heading', { name: compare.heading }).waitFor()
  await publishes(old)
})

it('has tabs and a walk without faults that hinder anybody', async ({ park }) => {
  const admin = await park.enters({ dogs: ['Opslagsbog'], admin: 1 })
  const { map, people, tab, walking } = admin.texts.editor
  await admin.choosesInMenu(admin.texts.game.menu.editor)
  for (const words of [
    tab.tile,
    tab.sprites,
    tab.room,
    tab.access,
    tab.knogleknas,
    tab.abilities,
    tab.actions,
    tab.commands,
    tab.announcements,
    tab.user,
  ]) {
    await admin.page.getByRole('tab', { name: new RegExp(`^${words}\\b`) }).click()
    await admin.page.getByRole('list', { name: words === tab.user ? people.found : words, exact: true }).waitFor()
    expect(await brokenRules(admin.page, `the tab ${words}`)).toEqual([])
  }
  await admin.button(map.open).click()
  await admin.button(walking.open).click()
  const walk = admin.page.getByRole('region', { name: walking.title.split('{{name}}')[0] })
  await walk.locator('canvas').waitFor()
  expect(await brokenRules(admin.page, 'the walk')).toEqual([])
  await admin.page.keyboard.press('Escape')
  await walk.waitFor({ state: 'detached' })
})

/** Opens the editor from the menu, and the beret in it. */
async function opensBeret(admin: Visitor) {
  await admin.choosesInMenu(admin.texts.game.menu.editor)
  await admin.page.getByRole('button', { name: /^Beret/ }).click()
}
