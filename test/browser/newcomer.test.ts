import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import { npcTexts } from '#durable/rules/npcs/texts/en.ts'
import { nameOfFile } from '#test/support/built-files.ts'
import { comesInto } from './comes-into.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

/** A step takes less, ms. */
const STEP_MS = 350

const byEnter = (what: Locator) => what.press('Enter')

async function saysByKeys(visitor: Visitor, text: string) {
  const { page } = visitor
  const isWriting = () => visitor.field().evaluate((field) => field === document.activeElement)
  // While the bar is not there yet, the key does nothing, and letters would be keys of the park.
  await until(async () => {
    if (await isWriting()) return true
    await page.getByRole('application').press('Enter')
    return isWriting()
  }, STEP_MS)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
}

/** Goes to soil and digs, by keys; whoever is in the way ends the walk or the dig, and it is asked for again. */
async function digsByKeys(visitor: Visitor, isDug: () => Promise<boolean>) {
  const { page, texts } = visitor
  const { around, bar } = texts.game
  const soil = visitor.button(around.walkTo.replace('{{name}}', around.thing.digging))
  await until(async () => {
    if (await visitor.button(bar.dig).isVisible()) await page.getByRole('application').press('e')
    else await byEnter(soil)
    return isDug()
  }, 0)
}

/** The words that Garm has for a newcomer. */
const FIRST_BONE = new RegExp(
  [npcTexts['first-bone'], npcTexts['first-bone-asleep']].map((text) => text.replace(/[.?!]/g, '\\$&')).join('|'),
)

it('answers the hello of somebody new who is alone, and lets them dig, buy a hat and put it on, by keys', async ({
  park,
  annotate,
}) => {
  const visitor = await park.enters({ dogs: ['Tast'], isNew: true })
  const cameAt = Date.now()
  const { page, texts } = visitor
  const { life, map, bar } = texts.game
  const { bag, shop } = texts.late
  const purse = (bones: number) => page.getByRole('list', { name: life.own.label }).getByText(`${bones} bones`)

  await saysByKeys(visitor, 'hello')
  const bubble = page.locator('[data-bubble="npc"]').locator('bdi')
  await bubble.filter({ hasText: FIRST_BONE, visible: true }).waitFor()
  await purse(3).waitFor()

  const felt = page.getByText('+3 bones').first().waitFor()
  await digsByKeys(visitor, () =>
    purse(6)
      .waitFor({ timeout: DIG_SEEN_MS })
      .then(
        () => true,
        () => false,
      ),
  )
  await felt

  await page.reload()
  await visitor.inPark()
  await page.getByText(texts.late.firstWalk.wear.title).waitFor()
  await byEnter(visitor.button(bar.map))
  await byEnter(page.getByRole('button', { name: /^The Hat Shop, / }))
  await byEnter(visitor.button(map.go))
  await visitor.isIn('The Hat Shop')
  await byEnter(visitor.button(life.shop.open))
  await byEnter(visitor.button('Flower, 6 bones'))
  await byEnter(visitor.button(shop.buy))
  await page.getByText(shop.bought).waitFor()
  await byEnter(visitor.button(bar.bag))
  const window = page.getByRole('dialog', { name: bag.title })
  await byEnter(window.getByRole('button', { name: /Flower/ }))
  await byEnter(window.getByRole('button', { name: bag.putOn, exact: true }))
  await window.getByRole('button', { name: bag.takeOff, exact: true }).waitFor()
  // Ten minutes at most are promised to whoever reads all of it.
  await annotate(`a hat on after ${Math.round((Date.now() - cameAt) / 1000)} s`)
})

/** A dig takes three seconds; one that was asked for on the way is refused, and asked for again after this, ms. */
const DIG_SEEN_MS = 5000

/** Without it no room is shown. */
const PARK_PICTURE = /^park-things-\w+-common\.png$/

/** Somebody new whose page waits for the picture of the park until it may `arrive`. `room`: by default the plaza. */
async function entersBeforePicture(park: Park, dog: string, room?: string) {
  let arrive = () => {}
  const delay = new Promise<void>((resolve) => (arrive = resolve))
  const player = await park.player({ dogs: [dog], isNew: true })
  const visitor = await park.visitor({}, player)
  const stop = room === undefined ? null : await comesInto(visitor.page, room)
  await visitor.page.route('**/*', async (route) => {
    if (PARK_PICTURE.test(nameOfFile(route.request().url()))) await delay
    await route.fallback()
  })
  await visitor.goTo(`/h5/client?id=${player.dogs[0]?.id}`)
  if (stop) {
    await visitor.roster.hasYou()
    await stop()
  }
  return { visitor, arrive }
}

it('counts the talk with Garm of somebody who is faster than the picture of the park', async ({ park }) => {
  const { visitor, arrive } = await entersBeforePicture(park, 'Ilpote')
  const { page, texts } = visitor
  const keys = page.getByRole('group', { name: texts.game.hand.label })
  await byEnter(keys.getByRole('button', { name: texts.game.hand.talk.replace('{{name}}', NPC_ROWS.garm.name) }))
  await page.getByRole('status').filter({ hasText: NPC_ROWS.garm.name }).filter({ hasText: FIRST_BONE }).waitFor()
  arrive()
  await page.getByRole('region', { name: texts.late.firstWalk.label }).getByText('1 of 6 done').waitFor()
})

it('draws the room to which somebody has gone who is faster than the picture of the park', async ({ park }) => {
  const { visitor, arrive } = await entersBeforePicture(park, 'Ildør', 'hat-shop')
  const { page, texts } = visitor
  const { around, park: words } = texts.game
  await byEnter(visitor.button(around.goThrough.replace('{{room}}', 'Market Street')))
  await visitor.isIn('Market Street')
  arrive()
  await page.getByText(words.loading).waitFor({ state: 'detached' })
  expect(await page.getByRole('application', { name: words.label }).getAttribute('data-walled')).toBeNull()
})
