import type { Locator } from 'playwright-core'
import type { Visitor } from './visitor.ts'

/** An administrator at the map of the room in which they are, who works by keys. */
export class MapBuilder {
  readonly admin: Visitor
  readonly surface: Locator

  constructor(admin: Visitor) {
    this.admin = admin
    const [beginning] = admin.texts.editor.map.surface.split('{{name}}')
    this.surface = admin.page.getByRole('application', { name: new RegExp(`^${beginning}`) })
  }

  /** Opens the map from the menu. */
  async opens() {
    const { admin } = this
    await admin.choosesInMenu(admin.texts.game.menu.editor)
    await admin.button(admin.texts.editor.map.open).click()
    await this.surface.waitFor()
  }

  /** Puts the cursor on an entry of the room. */
  async goesToEntry(id: string) {
    await this.admin.page.getByRole('tab', { name: this.admin.texts.editor.map.tab.list }).press('Enter')
    await this.admin.page.getByRole('button', { name: new RegExp(`^${id}\\b`) }).press('Enter')
  }

  /** Moves the cursor by so many tiles. */
  async moves(across: number, down: number) {
    for (let step = 0; step < Math.abs(across); step++)
      await this.surface.press(across < 0 ? 'ArrowLeft' : 'ArrowRight')
    for (let step = 0; step < Math.abs(down); step++) await this.surface.press(down < 0 ? 'ArrowUp' : 'ArrowDown')
  }

  /** Paints the rectangle from the cursor to so many tiles further. */
  async paintsRectangle(paint: string, across: number, down: number) {
    await this.surface.press('r')
    await this.admin.button(paint).press('Enter')
    await this.surface.press('Enter')
    await this.moves(across, down)
    await this.surface.press('Enter')
  }

  /** Publishes what is drawn, for this reason. */
  async publishes(why: string) {
    const { line, publish } = this.admin.texts.editor
    await this.admin.page.getByText(line.saved).waitFor()
    await this.admin.button(publish.open).press('Enter')
    await this.confirms(why)
  }

  /** Publishes what the room was before. */
  async goesBack(why: string) {
    const { history } = this.admin.texts.editor
    await this.admin.button(history.open).press('Enter')
    const name = new RegExp(`^${history.goBack}`)
    await this.admin.page.getByRole('button', { name }).first().press('Enter')
    await this.confirms(why)
  }

  private async confirms(why: string) {
    const { publish, reason } = this.admin.texts.editor
    await this.admin.page.getByRole('textbox', { name: reason.why }).fill(why)
    await this.admin.button(publish.do).click()
    await this.admin.page.getByText(publish.done).waitFor()
  }
}
