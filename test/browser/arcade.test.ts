import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import { until } from './until.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** The parts of the arcade, by their roles and names. */
function arcadeOf({ page, texts: { arcade } }: Visitor) {
  const { shell, names, knogleknas } = arcade
  const view = page.getByRole('dialog', { name: names.KnogleKnas })
  return {
    card: page.getByRole('dialog', { name: shell.card.title }),
    view,
    end: view.getByRole('region', { name: shell.end.title }),
    paused: view.getByRole('region', { name: shell.paused.title }),
    resume: view.getByRole('button', { name: shell.paused.on }),
    largest: view.getByRole('list', { name: knogleknas.largest }).getByRole('button').first(),
    grid: view.getByRole('grid', { name: knogleknas.grid }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

type Arcade = ReturnType<typeof arcadeOf>

/** What is left of the round, as it is shown. */
async function figuresOf(view: Locator): Promise<string> {
  return (await view.getByRole('listitem').allTextContents()).join()
}

/** How long a move may take to be seen before it is made again, ms: a late frame pauses the round meanwhile. */
const SEEN_WITHIN_MS = 1500

/** One move, and waits until it is seen in what is left. A round that a late frame has paused is played on. */
async function makes({ view, end, paused, resume }: Arcade, move: () => Promise<unknown>) {
  const before = await figuresOf(view)
  const isSeen = async () => (await end.isVisible()) || (await figuresOf(view)) !== before
  await until(async () => {
    if (await paused.isVisible()) await resume.press('Enter')
    // What cannot be pressed now, for the round is paused, is pressed in the next attempt.
    await move().catch(() => null)
    return expect
      .poll(isSeen, { timeout: SEEN_WITHIN_MS })
      .toBe(true)
      .then(
        () => true,
        () => false,
      )
  }, 0)
}

async function playsOut(arcade: Arcade, move: () => Promise<unknown>) {
  while (!(await arcade.end.isVisible())) await makes(arcade, move)
}

it('opens a cabinet by hand, and plays heaps by roles and names, by arrows and by one switch', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Knas'] }, { room: 'arcade' })
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const arcade = arcadeOf(visitor)
  await visitor.walksTo(texts.game.around.thing.arcade)
  await page.getByRole('button', { name: texts.game.hand.play.JumpingDog }).waitFor()
  await page.getByRole('application', { name: texts.game.park.label }).focus()
  await page.keyboard.press('e')
  await arcade.card.waitFor()
  await visitor.presses(arcade.button(names.KnogleKnas))
  await arcade.button(shell.card.play).waitFor()
  expect(await brokenRules(page, 'the card')).toEqual([])

  await visitor.presses(arcade.button(shell.card.play))
  await arcade.grid.waitFor()
  await arcade.largest.waitFor({ state: 'attached' })
  await page.keyboard.press('p')
  await arcade.paused.waitFor()
  expect(await brokenRules(page, 'the pause')).toEqual([])
  await arcade.resume.press('Enter')
  await arcade.paused.waitFor({ state: 'detached' })
  expect(await brokenRules(page, 'the round')).toEqual([])
  await playsOut(arcade, () => arcade.largest.press('Enter', { timeout: SEEN_WITHIN_MS }))
  await arcade.end.getByText(shell.end.punches.replace('{{count}}', '1')).waitFor()
  expect(await brokenRules(page, 'the end card')).toEqual([])

  // The key is heard only after a while, so that none of the round begins another one.
  await until(async () => {
    await page.keyboard.press('r')
    return arcade.grid.isVisible().then((isThere) => isThere && arcade.end.isHidden())
  }, 100)
  await makes(arcade, async () => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
  })
  await page.keyboard.press('Escape')
  await arcade.view.waitFor({ state: 'detached' })

  await page.getByRole('checkbox', { name: shell.card.oneSwitch }).check()
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.grid.waitFor()
  for (let moves = 0; moves < 3; moves++) await makes(arcade, () => page.keyboard.press('Space'))
  await page.keyboard.press('Escape')
  await visitor.presses(arcade.button(shell.card.boards))
  // Bots of the seed may have all ten places of the day: then the own row is below them.
  await arcade.card
    .getByRole('row')
    .filter({ hasText: `Knas ${shell.boards.you}` })
    .waitFor()
  expect(await brokenRules(page, 'the boards')).toEqual([])
})

it('plays a heap by taps on a phone, and sends a round whose end did not get through', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Bank'], language: 'dk' }, { viewport: PHONE, isTouch: true })
  const { page, texts } = visitor
  const { shell } = texts.arcade
  const arcade = arcadeOf(visitor)
  await visitor.panes.putAway()
  await visitor.choosesInMenu(texts.game.menu.arcade)
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.grid.waitFor()
  const isEnd = (body: string | null) => body?.includes('finishRound(') ?? false
  await page.route('**/api/graphql', (route) =>
    isEnd(route.request().postData()) ? route.abort('connectionrefused') : route.continue(),
  )
  await playsOut(arcade, async () => {
    const at = await arcade.largest.getAttribute('data-at', { timeout: SEEN_WITHIN_MS })
    await arcade.grid.locator(`[data-at="${at}"]`).tap({ timeout: SEEN_WITHIN_MS })
  })
  await arcade.end.getByText(shell.end.kept).waitFor()
  await page.unroute('**/api/graphql')
  await visitor.presses(arcade.button(shell.end.toCard))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.getByText(shell.sent.one.split('{{')[0] ?? '').waitFor()
})
