import { expect } from 'vitest'
import { LANGUAGES, LANGUAGE_NAMES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

/** The tabs as the specification orders them. */
const TABS = [
  ...['Tile', 'Item', 'Color', 'Shop', 'Sprite', 'Room', 'TileAccess', 'KnogleKnas', 'Abilities'],
  ...['Action', 'Commands', 'Announcements', 'User'],
] as const

const beret = SHEETS.items.rows.find(({ id }) => id === 'beret')

it('has the thirteen tabs in their order, without faults, and what is changed in them is there for a player at once', async ({
  park,
  annotate,
}) => {
  const [admin, player] = await Promise.all([
    park.enters({ dogs: ['Prissætter'], admin: 1 }),
    park.enters({ dogs: ['Stamkunde'] }, { room: 'hat-shop' }),
  ])
  const editor = new EditorHand(admin)
  const { people } = admin.texts.editor
  const acts: Partial<Record<(typeof TABS)[number], () => Promise<void>>> = {
    Item: () => changesPrice(editor, player),
    Action: () => givesAction(editor, player),
    Commands: () => renamesCommand(editor, player),
    Announcements: () => announces(editor, player),
  }
  await Promise.all([
    player.pressesRoomKey(player.texts.game.life.shop.open),
    admin.choosesInMenu(admin.texts.game.menu.editor),
  ])
  const tabs = admin.page.getByRole('tablist', { name: admin.texts.editor.tabs }).getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.allTextContents()).toEqual(TABS.map((name) => expect.stringMatching(new RegExp(`^${name}\\b`))))
  for (const name of TABS) {
    const begun = performance.now()
    await tabs.nth(TABS.indexOf(name)).click()
    await admin.page.getByRole('list', { name: name === 'User' ? people.found : name, exact: true }).waitFor()
    expect(await brokenRules(admin.page, `the tab ${name}`)).toEqual([])
    await acts[name]?.()
    await annotate(`${name}: ${Math.round(performance.now() - begun)} ms`)
  }
})

it('has a walk without faults that hinder anybody', async ({ park }) => {
  const admin = await park.enters({ dogs: ['Opslagsbog'], admin: 1 })
  const { map, walking } = admin.texts.editor
  await admin.choosesInMenu(admin.texts.game.menu.editor)
  await admin.button(map.open).click()
  await admin.button(walking.open).click()
  const walk = admin.page.getByRole('region', { name: walking.title.split('{{name}}')[0] })
  await walk.locator('canvas').waitFor()
  expect(await brokenRules(admin.page, 'the walk')).toEqual([])
  await admin.page.keyboard.press('Escape')
  await walk.waitFor({ state: 'detached' })
})

/** An administrator at the forms of the window. */
class EditorHand {
  readonly admin: Visitor

  constructor(admin: Visitor) {
    this.admin = admin
  }

  /** Opens the row of the chosen tab whose name begins so. */
  async opens(row: string) {
    await this.admin.page.getByRole('button', { name: new RegExp(`^${row}`) }).click()
  }

  async types(label: string, text: string) {
    await this.admin.page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }

  /** Fills in a text of the open form in some languages. */
  async typesTexts(legend: string, text: string, languages: readonly Language[] = LANGUAGES) {
    const group = this.admin.page.getByRole('group', { name: legend })
    for (const language of languages)
      await group.getByRole('textbox', { name: LANGUAGE_NAMES[language], exact: true }).fill(text)
  }

  /** Publishes the draft of the chosen tab once it is saved. */
  async publishes() {
    const { line, publish } = this.admin.texts.editor
    await this.admin.page.getByText(line.saved).waitFor()
    await this.admin.button(publish.open).click()
    await this.confirms()
  }

  /** Publishes what the sheet was before. */
  async goesBack() {
    const { compare, history } = this.admin.texts.editor
    await this.admin.button(history.open).click()
    const back = this.admin.page.getByRole('button', { name: new RegExp(`^${history.goBack}`) })
    await back.first().click()
    await this.admin.page.getByRole('heading', { name: compare.heading }).waitFor()
    await this.admin.button(this.admin.texts.editor.publish.open).click()
    await this.confirms()
  }

  /** Says why, and publishes. */
  private async confirms() {
    const { publish, reason } = this.admin.texts.editor
    await this.types(reason.why, 'for the fair')
    await this.admin.button(publish.do).click()
    await this.admin.page.getByText(publish.done).waitFor()
  }
}

/** A price changes in the open shop, and is what it was when the administrator goes back. */
async function changesPrice(editor: EditorHand, player: Visitor) {
  const old = beret?.price ?? 0
  const good = (price: number) => player.button(`${beret?.name.en}, ${price} bones`)
  await good(old).waitFor()
  await editor.opens('Beret')
  await editor.types(editor.admin.texts.editor.field.items.price, String(old + 1))
  await editor.publishes()
  await good(old + 1).waitFor()
  await editor.goesBack()
  await good(old).waitFor()
}

/** Dogs can sit on a table of the shop. */
async function givesAction(editor: EditorHand, player: Visitor) {
  const { actions, field, map, new: added } = editor.admin.texts.editor
  await editor.admin.button(added.open).click()
  await editor.types(added.key, 'sewing-seat')
  await editor.admin.button(added.make).click()
  await editor.typesTexts(field.actions.name, 'a warm table')
  await editor.admin.page.getByPlaceholder(map.searchThings).fill('sewing-table')
  await editor.admin.button(actions.add.replace('{{name}}', 'sewing-table')).click()
  await editor.publishes()
  await player.button(`${player.texts.game.around.does.seat}: a warm table`).waitFor()
}

/** A command answers to its new name. */
async function renamesCommand(editor: EditorHand, player: Visitor) {
  const { field } = editor.admin.texts.editor
  await editor.opens('/help')
  await editor.typesTexts(field.commands.name, 'lost', ['en'])
  await editor.publishes()
  const window = player.page.getByRole('dialog', { name: player.texts.game.menu.help })
  await player.triesToSay('/lost')
  await window.waitFor()
}

/** An announcement is out: the window of news has it. That open pages are told of it takes a minute [NW1]. */
async function announces(editor: EditorHand, player: Visitor) {
  const { news, people, reason } = editor.admin.texts.editor
  const { page } = editor.admin
  await editor.admin.button(news.write).click()
  const part = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}\\s*${LANGUAGE_NAMES.en}`) })
  await part(news.title).fill('A fair on the square')
  await part(news.message.replace(/[()]/g, '\\$&')).fill('Come on Sunday.')
  await editor.types(reason.why, 'for the fair')
  await editor.admin.button(news.save).click()
  await page.getByText(people.saved, { exact: true }).waitFor()
  await player.choosesInMenu(player.texts.game.menu.news)
  await player.page.getByText('A fair on the square').first().waitFor()
}
