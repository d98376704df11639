import { expect } from 'vitest'
import type { Bot, Told } from '#test/bots/bot.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { opensBag, trades } from './trading.ts'
import { PHONE } from './visitor.ts'
import { Wire } from './wire.ts'

/** Two sockets are recorded separately, so an answer may be recorded this much before its request, ms. */
const OUT_OF_ORDER_MS = 1000

/** With mouse and keys, and with fingers only. */
const DEVICES = [
  { device: 'a desktop', n: 1, how: {} },
  { device: 'a phone', n: 2, how: { viewport: PHONE, isTouch: true } },
] as const

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
  return { visitor, witness, wire: line, seenAfter }
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

it.for(DEVICES)('sniffs a dog, gains karma and is told so, on $device', async ({ n, how }, { park }) => {
  const { visitor } = await watched(park, `Snude ${n}`, how)
  const { dogMenu, life } = visitor.texts.game
  await visitor.page.getByRole('list', { name: life.own.label }).getByText('30 karma').waitFor()
  const told = visitor.page.getByRole('status').getByText('+1 karma', { exact: true }).waitFor()
  await visitor.roster.chooses(`Ser Snude ${n}`, dogMenu.sniff)
  await told
  await visitor.page.getByText('31 karma').first().waitFor()
})

it('digs in sight of others and gets what it finds', async ({ park }) => {
  const { visitor, wire, seenAfter } = await watched(park, 'Hul')
  const { around, bar } = visitor.texts.game
  await visitor.walksTo(around.thing.digging)
  let found: number | null = null
  // A dig that is asked for while the dog walks is refused.
  while (found === null) {
    const startedAt = performance.now()
    await visitor.panes.putAway()
    await visitor.button(bar.dig).waitFor()
    await visitor.page.getByRole('application').press('e')
    const { text } = await wire.hears(/"type":"dug"|"reason":"(stand-still|not-dig-ground)"/, startedAt)
    if (text.includes('not-dig-ground')) await visitor.walksTo(around.thing.digging)
    const [, bones] = /"type":"dug".*"bones":(\d)/.exec(text) ?? []
    if (bones !== undefined) found = Number(bones)
  }
  await seenAfter(/"type":"dig"/, ({ type }) => type === 'dug')
  await visitor.page
    .getByText(`${60 + found} knogler`, { exact: true })
    .first()
    .waitFor()
})

it('falls asleep by two presses of the down arrow', async ({ park }) => {
  const { visitor, wire, witness } = await watched(park, 'Søvnig')
  await visitor.page.getByRole('application').focus()
  // On a slow machine the two presses are too far apart to count as a pair: the dog walks a step, and it is tried
  // again.
  for (let isAsked = false; !isAsked;) {
    const startedAt = performance.now()
    await visitor.page.keyboard.press('ArrowDown')
    await visitor.page.keyboard.press('ArrowDown')
    isAsked = await wire.says(/"type":"rest","pose":"curl"/, { since: startedAt, withinMs: 1000 })
  }
  await witness.until(() => isAsleep(witness, 'Søvnig'))
})

function isAsleep(witness: Bot, dog: string): boolean {
  return [...witness.dogs.values()].some(({ name, pose }) => name === dog && pose === 'curl')
}

it('goes to the hat shop by the map, and takes a coat from its mirror to the colour editor', async ({ park }) => {
  const visitor = await park.enters({ dogs: ['Handler'] })
  const { around, hand } = visitor.texts.game
  const { coat } = visitor.texts.kennel
  await visitor.setsOutFor('The Hat Shop')
  await visitor.isIn('The Hat Shop')
  await visitor.walksTo(around.thing.mirror)
  await visitor.button(hand.mirror).click()
  const window = visitor.page.getByRole('dialog', { name: visitor.texts.late.mirror.title })
  await window.getByRole('button', { name: coat.violet, exact: true }).click()
  expect(await brokenRules(visitor.page, 'mirror')).toEqual([])
  const putOn = visitor.texts.pages.dressing.putOn.replace('{{name}}', 'Handler')
  await window.getByRole('button', { name: putOn }).click()
  await visitor.page.waitForURL('**/h5/choose/color/*')
  await visitor.page.getByRole('button', { name: coat.violet, pressed: true }).waitFor()
})

it.for(DEVICES)(
  'buys a flower and wears it in place of its hat in sight of others, on $device',
  async ({ n, how }, { park }) => {
    const { visitor, seenAfter } = await watched(park, `Kunde ${n}`, { ...how, room: 'hat-shop' })
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
  },
)

it('follows a friend from room to room and up to it, by the list of friends', async ({ park }) => {
  const shopping = await park.player({ dogs: ['Forud'] })
  const following = await park.player({ dogs: ['Følger'] })
  const database = park.server.database
  await database
    .prepare('insert into friend (asker, asked, asked_at, since) values (?1, ?2, ?3, ?3)')
    .bind(shopping.dogs[0]?.id, following.dogs[0]?.id, Date.now())
    .run()
  await park.bot(shopping, 'hat-shop')
  const visitor = await park.enters(following, { viewport: PHONE })
  const { friends } = visitor.texts.game.life
  await visitor.presses(visitor.button(friends.title))
  await visitor.presses(visitor.button(friends.goTo.replace('{{name}}', 'Forud')))
  await visitor.isIn('The Hat Shop')
  await visitor.roster.isBeside('Forud')
})

it('goes to a dog in another room, by the search, with fingers only', async ({ park }) => {
  await park.bot({ dogs: ['Forsvundet'] }, 'hat-shop')
  const visitor = await park.enters({ dogs: ['Sporhund'] }, { viewport: PHONE, isTouch: true })
  await visitor.finds('Forsvundet')
  await visitor.goesTo('Forsvundet')
  await visitor.isIn('The Hat Shop')
})

/** Two players in the hat shop; the first one has a flower. */
async function twoTraders(park: Park, n: number, [hers, his]: readonly [object, object]) {
  const giver = await park.enters(
    { dogs: [{ name: `Bytter ${n}`, wear: { hat: 'flower' } }], language: 'dk' },
    { room: 'hat-shop', ...hers },
  )
  const taker = await park.enters({ dogs: [`Tusker ${n}`] }, { room: 'hat-shop', ...his })
  return [giver, taker] as const
}

it.for([
  { devices: 'a desktop and a phone', n: 1, hers: {}, his: { viewport: PHONE } },
  { devices: 'two phones, with fingers only', n: 2, hers: DEVICES[1].how, his: DEVICES[1].how },
])('trades a thing to another dog and back on $devices', async ({ n, hers, his }, { park }) => {
  const [giver, taker] = await twoTraders(park, n, [hers, his])
  const broken: string[] = []
  await trades([giver, 'Blomst'], [taker, `Tusker ${n}`], async () => {
    broken.push(...(await brokenRules(giver.page, 'trade')))
  })
  expect(broken).toEqual([])
  await opensBag(taker, 'Flower')
  await trades([taker, 'Flower'], [giver, `Bytter ${n}`])
  await opensBag(giver, 'Blomst')
})

it('ends a trade whose window is closed by Escape in the park, and hears of the next one', async ({ park }) => {
  const [giver, taker] = await twoTraders(park, 4, [{}, {}])
  const [mine, theirs] = [giver.texts.game.life.trade, taker.texts.game.life.trade]
  await giver.opensProfileOf('Tusker 4')
  await giver.button(mine.title).click()
  await taker.button(theirs.look).click()
  const window = giver.page.getByRole('dialog', { name: mine.with.replace('{{name}}', 'Tusker 4') })
  await window.waitFor()
  await giver.page.getByRole('application').press('Escape')
  await window.waitFor({ state: 'detached' })
  await taker.page.getByText(theirs.over).waitFor()
  await taker.button(theirs.close).click()

  await taker.opensProfileOf('Bytter 4')
  await taker.button(theirs.title).click()
  await giver.button(mine.look).waitFor()
})

it('sends a friend request and is told of the answer, with fingers only', async ({ park }) => {
  const [asker, asked] = await twoTraders(park, 3, [DEVICES[1].how, DEVICES[1].how])
  const { friends } = asker.texts.game.life
  const { favours } = asker.texts.late
  await asker.opensProfileOf('Tusker 3')
  await asker.presses(asker.button(friends.ask))
  await asked.presses(asked.button(asked.texts.game.life.friends.accept))
  await asker.page.getByText(friends.areFriends, { exact: true }).waitFor()
  await asker.page.getByText(favours.friendship.replace('{{name}}', 'Tusker 3')).waitFor()
})
