import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

/** The parts of the arcade, by their roles and names. */
function arcadeOf({ page, texts: { arcade } }: Visitor) {
  const { shell, names, knogleknas } = arcade
  const view = page.getByRole('dialog', { name: names.KnogleKnas })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    card: page.getByRole('dialog', { name: shell.card.title }),
    view,
    end: view.getByRole('region', { name: shell.end.title }),
    paused: view.getByRole('region', { name: shell.paused.title }),
    largest: view.getByRole('list', { name: knogleknas.largest }).getByRole('button'),
    grid: view.getByRole('grid', { name: knogleknas.grid }),
    button,
  }
}

/** Moves until the end card is there; each move is seen in what is left before the next. */
async function playsOut({ view, end }: { view: Locator; end: Locator }, move: () => Promise<void>) {
  const figures = view.getByRole('listitem')
  await until(async () => {
    if (await end.isVisible()) return true
    const before = await figures.allTextContents()
    await move()
    await until(async () => (await end.isVisible()) || (await figures.allTextContents()).join() !== before.join(), 50)
    return false
  }, 0)
}

it('opens the cabinet by hand, and plays a heap by roles and names and another by one switch', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Knas'] }, { room: 'arcade' })
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const arcade = arcadeOf(visitor)
  await visitor.walksTo(texts.game.around.thing.arcade)
  const play = page.getByRole('button', { name: texts.game.hand.play.JumpingDog })
  await play.waitFor()
  await visitor.panes.putAway()
  await page.keyboard.press('e')
  await arcade.card.waitFor()
  await visitor.presses(arcade.button(names.KnogleKnas))
  await arcade.button(shell.card.play).waitFor()
  expect(await brokenRules(page, 'the card')).toEqual([])

  await visitor.presses(arcade.button(shell.card.play))
  await arcade.grid.waitFor()
  await page.keyboard.press('p')
  await arcade.paused.waitFor()
  expect(await brokenRules(page, 'the pause')).toEqual([])
  await visitor.presses(arcade.button(shell.paused.on))
  expect(await brokenRules(page, 'the round')).toEqual([])
  await playsOut(arcade, () => arcade.largest.first().press('Enter'))
  await arcade.end.getByText(/Play card: 1 of 7 days/).waitFor()
  expect(await brokenRules(page, 'the end card')).toEqual([])

  await visitor.presses(arcade.button(shell.end.toCard))
  await page.getByRole('checkbox', { name: shell.card.oneSwitch }).check()
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.grid.waitFor()
  await playsOut(arcade, () => page.keyboard.press('Space'))
  await page.keyboard.press('Escape')
  await visitor.presses(arcade.button(shell.card.boards))
  await arcade.card.getByRole('row', { name: /Knas/ }).waitFor()
  expect(await brokenRules(page, 'the boards')).toEqual([])
})
