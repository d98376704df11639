import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findWholeChromium, launchKeepingPages } from './chromium.ts'
import { it as inPark } from './park-test.ts'
import { Park } from './park.ts'
import type { Visitor } from './visitor.ts'

// Whoever leaves the park for another page and comes back by the browser's back key finds the page as it was left: browsers
// keep it, closing its socket (bfcache). Chromium without windows keeps none, so these pages have a browser of their own.

/** `keeping`: the same park, for visitors whose browser keeps pages. */
const it = inPark
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await launchKeepingPages()
    onCleanup(() => browser.close())
    return browser
  })
  .extend('keeping', ({ server, browser }, { onCleanup }) => {
    const keeping = new Park(server, browser)
    onCleanup(async () => {
      const { troubles } = keeping
      await keeping.end()
      // The browser tells of each socket that it has closed.
      expect(troubles.filter((trouble) => !trouble.includes('Back-Forward Cache'))).toEqual([])
    })
    return keeping
  })
const hasBrowser = findWholeChromium() !== null

/** Leaves the park for another page of the site. */
async function leaves(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted })),
  )
  await visitor.goTo('/rules')
}

/** Comes back by the back key, to the very page that was left. */
async function comesBack({ page }: { page: Page }): Promise<void> {
  await page.goBack({ waitUntil: 'commit' })
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'wasKept'))).toBe(true)
}

it.runIf(hasBrowser)('has the dog in its place, and the lines of meanwhile', async ({ park, keeping }) => {
  const rex = await keeping.enters({ dogs: ['Tilbage'] })
  const fie = await park.enters({ dogs: ['Blivende'] })
  const start = await fie.roster.whereIs('Tilbage')
  await rex.page.keyboard.down('ArrowUp')
  await fie.roster.seesMove('Tilbage', start)
  await rex.page.keyboard.up('ArrowUp')
  const place = await fie.roster.standsAt('Tilbage')
  await rex.say('back soon')

  await leaves(rex)
  await fie.say('while you were away')
  await fie.hears('while you were away')
  await comesBack(rex)

  await rex.hears('while you were away')
  expect(await rex.log().getByText('back soon', { exact: true }).count()).toBe(1)
  expect(await fie.roster.standsAt('Tilbage')).toBe(place)
  await rex.say('here I am')
  await fie.hears('here I am')
})

it.runIf(hasBrowser)('shows that a trade is over which the other has ended meanwhile', async ({ park, keeping }) => {
  const giver = await keeping.enters({ dogs: ['Bytter væk'], language: 'dk' }, { room: 'hat-shop' })
  const taker = await park.enters({ dogs: ['Tusker væk'] }, { room: 'hat-shop' })
  const [mine, theirs] = [giver.texts.late.trade, taker.texts.late.trade]
  await giver.opensProfileOf('Tusker væk')
  await giver.presses(giver.button(mine.title))
  await taker.presses(taker.button(theirs.look))
  const window = taker.page.getByRole('dialog', { name: theirs.with.replace('{{name}}', 'Bytter væk') })
  await window.waitFor()

  await leaves(giver)
  await taker.page.keyboard.press('Escape')
  await window.waitFor({ state: 'hidden' })
  await comesBack(giver)

  await giver.page.getByText(mine.over).waitFor()
})

it.runIf(hasBrowser)('has paused the round that was being played, which goes on', async ({ keeping }) => {
  const visitor = await keeping.enters({ dogs: ['Spilpause'] }, { room: 'arcade' })
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const { around, hand } = texts.game
  await visitor.walksTo(around.thing.jumpingDog)
  await page.getByText(around.arrived.replace('{{name}}', around.thing.jumpingDog)).waitFor()
  await page.getByRole('button', { name: hand.play.JumpingDog }).click()
  await page.getByRole('button', { name: shell.card.play, exact: true }).click()
  const view = page.getByRole('dialog', { name: names.JumpingDog })
  const paused = view.getByRole('region', { name: shell.paused.title })
  await view.getByRole('button', { name: shell.pause }).waitFor()

  await leaves(visitor)
  await comesBack(visitor)

  await paused.waitFor()
  await visitor.presses(view.getByRole('button', { name: shell.paused.on }))
  await paused.waitFor({ state: 'detached' })
})
