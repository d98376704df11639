import { expect } from 'vitest'
import type { Told } from '#test/bots/bot.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { opensBag, trades } from './trading.ts'
import { PHONE } from './visitor.ts'
import { Wire } from './wire.ts'

/** Two sockets are recorded separately, so an answer may be recorded this much before its request, ms. */
const OUT_OF_ORDER_MS = 1000

const FINGERS_ONLY = { viewport: PHONE, isTouch: true } as const

/** A player with a page, a recording of its traffic, and a bot that sees what the dog does. */
async function watched(park: Park, dog: string, how: Parameters<Park['enters']>[1] = {}) {
  const witness = await park.bot({ dogs: [`Ser ${dog}`] }, how.room)
  const heard: { at: number; told: Told }[] = []
  witness.onTold = (told) => void heard.push({ at: performance.now(), told })
  let wire: Wire | undefined
  const visitor = await park.enters(
    { dogs: [{ name: dog, wear: { hat: 'beanie' }, has: { bones: 60, karma: 30 } }], language: 'dk' },
    { ...how, before: async ({ page }) => (wire = new Wire(page)) },
  )
  if (!wire) throw new Error('the page has no wire')
  const line = wire
  /** The time from the request of the page until the bot received the message, ms. */
  const seenAfter = async (asked: RegExp, isTold: (told: Told) => boolean) => {
    const askedAt = await line.saidAt(asked)
    const since = () => heard.find(({ at, told }) => at >= askedAt - OUT_OF_ORDER_MS && isTold(told))
    await witness.until(() => since() !== undefined)
    return Math.max(0, Math.round((since()?.at ?? 0) - askedAt))
  }
  return { visitor, seenAfter }
}

// The promise is 200 ms on two quiet cores; `npm run soak -- --only crowd` holds a room to it.
it('shows others a line and a sniff, and tells after how long', async ({ park, annotate }) => {
  const { visitor, seenAfter } = await watched(park, 'Hurtig')
  const { dogMenu } = visitor.texts.game
  await visitor.say('Hej alle')
  const line = await seenAfter(/"type":"say"/, ({ type, text }) => type === 'said' && text === 'Hej alle')
  await visitor.roster.chooses('Ser Hurtig', dogMenu.sniff)
  const sniff = await seenAfter(/"type":"sniff"/, ({ type }) => type === 'sniffed')
  await annotate(`seen by the other after: line ${line} ms, sniff ${sniff} ms`)
})

it('goes to the hat shop by the map, and takes a coat from its mirror to the colour editor', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Handler'] })
  const { around, hand } = visitor.texts.game
  const { coat } = visitor.texts.kennel
  await visitor.setsOutFor('The Hat Shop')
  await visitor.isIn('The Hat Shop')
  await visitor.walksTo(around.thing.mirror)
  await visitor.button(hand.open.mirror).click()
  const window = visitor.page.getByRole('dialog', { name: visitor.texts.late.mirror.title })
  await window.getByRole('button', { name: coat.violet, exact: true }).click()
  expect(await brokenRules(visitor.page, 'mirror')).toEqual([])
  const putOn = visitor.texts.pages.dressing.putOn.replace('{{name}}', 'Handler')
  await window.getByRole('button', { name: putOn }).click()
  await visitor.page.waitForURL('**/h5/choose/color/*')
  await visitor.page.getByRole('button', { name: coat.violet, pressed: true }).waitFor()
})

it('buys a flower and wears it in place of its hat in sight of others, with fingers only', async ({ park }) => {
  const { visitor, seenAfter } = await watched(park, 'Kunde', { ...FINGERS_ONLY, room: 'hat-shop' })
  const { bag, shop } = visitor.texts.late
  await visitor.pressesRoomKey(visitor.texts.game.life.shop.open)
  await visitor.presses(visitor.button('Blomst, 6 knogler'))
  expect(await brokenRules(visitor.page, 'shop')).toEqual([])
  await visitor.presses(visitor.button(shop.buy))
  await visitor.page.getByText(shop.bought).waitFor()

  const window = await opensBag(visitor, 'Hue')
  const does = async (thing: RegExp, ...words: string[]) => {
    await visitor.presses(window.getByRole('button', { name: thing }))
    for (const word of words) await visitor.presses(window.getByRole('button', { name: word, exact: true }))
  }
  await does(/Hue/, bag.takeOff, bag.putAway)
  await does(/Blomst/, bag.takeOut, bag.putOn)
  await seenAfter(
    /CarryThing.*"to":"hat"/s,
    (told) => told.type === 'dressed' && JSON.stringify(told).includes('"hat":"flower"'),
  )
})

it('trades a thing to another dog on two phones, with fingers only', async ({ park }) => {
  const giver = await park.enters(
    { dogs: [{ name: 'Bytter', wear: { hat: 'flower' } }], language: 'dk' },
    { room: 'hat-shop', ...FINGERS_ONLY },
  )
  const taker = await park.enters({ dogs: ['Tusker'] }, { room: 'hat-shop', ...FINGERS_ONLY })
  const broken: string[] = []
  await trades([giver, 'Blomst'], [taker, 'Tusker'], async () => {
    broken.push(...(await brokenRules(giver.page, 'trade')))
  })
  expect(broken).toEqual([])
  await opensBag(taker, 'Flower')
})
