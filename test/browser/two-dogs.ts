import type { Browser } from 'playwright-core'
import { brokenRules } from './axe.ts'
import { Visitor } from './visitor.ts'
import { Wire } from './wire.ts'

/** The Hat Shop, in the languages of the two. */
const SHOP = { hers: 'Hattebutikken', his: 'The Hat Shop' }

/** Two pages tell of their wires on lines of their own: an answer may be noted before what it answers, ms. */
const OUT_OF_ORDER_MS = 1000

type Device = Pick<Parameters<typeof Visitor.come>[1], 'viewport' | 'isTouch'>

/** Bella, in Danish, and Pluto, in English, who are in the plaza: what they do there, each with a device of their own. */
export class TwoDogs {
  readonly bella: Visitor
  readonly pluto: Visitor
  /** How long after it was asked for the other one was told of an act, ms. */
  readonly seen: Record<string, number> = {}
  /** The rules of axe that Bella's screen has broken. */
  readonly broken: string[] = []
  readonly #bellaWire: Wire
  readonly #plutoWire: Wire

  private constructor(bella: Visitor, pluto: Visitor) {
    this.bella = bella
    this.pluto = pluto
    this.#bellaWire = new Wire(bella.page)
    this.#plutoWire = new Wire(pluto.page)
  }

  static async meet(browser: Browser, url: string, { hers, his }: { hers: Device; his: Device }): Promise<TwoDogs> {
    const bella = await Visitor.come(browser, { url, language: 'dk', ...hers })
    const pluto = await Visitor.come(browser, { url, language: 'en', ...his })
    const both = new TwoDogs(bella, pluto)
    await bella.signIn('player@voffpark.test')
    await bella.goTo('/h5/choose')
    await bella.enterPark()
    await pluto.signIn('supporter@voffpark.test')
    await pluto.goTo('/h5/choose')
    await pluto.enterPark(1)
    return both
  }

  async leave() {
    await Promise.all([this.bella.leave(), this.pluto.leave()])
  }

  get troubles(): string[] {
    return [...this.bella.troubles, ...this.pluto.troubles, ...this.broken]
  }

  /** A line of the table of what was seen. */
  get table(): string {
    const acts = Object.entries(this.seen).map(([act, ms]) => `${act} ${ms} ms`)
    return `seen by the other after: ${acts.join(', ')}`
  }

  async talk() {
    await this.bella.say('Hej Pluto')
    await this.pluto.hears('Hej Pluto')
    await this.#isSeen('line', /"type":"say"/, /Hej Pluto/)
  }

  async sniff() {
    const { bella } = this
    const { life, dogMenu } = bella.texts.game
    await bella.page.getByRole('list', { name: life.own.label }).getByText('30 karma').waitFor()
    await bella.roster.chooses('Pluto', dogMenu.sniff)
    await bella.page.getByText('31 karma').first().waitFor()
    await this.#isSeen('sniff', /"type":"sniff"/, /"type":"sniffed"/)
  }

  async becomeFriends() {
    const { bella, pluto } = this
    const { life, windows } = bella.texts.game
    await bella.opensProfileOf('Pluto')
    await bella.presses(bella.button(life.friends.ask))
    await pluto.presses(pluto.button(pluto.texts.game.life.friends.accept))
    await bella.page.getByText(life.friends.areFriends).waitFor()
    await bella.presses(bella.button(windows.close.replace('{{title}}', life.profile.title)))
  }

  /** Until there is a bone: who asks on the way is told to stand still first, and a place that was dug rests. */
  async dig() {
    const { bella } = this
    const { around, bar } = bella.texts.game
    await bella.walksTo(around.thing.digging)
    for (let bones = 0; bones === 0;) {
      const startedAt = performance.now()
      await bella.choosesInMenu(bar.dig)
      const { text } = await this.#bellaWire.hears(
        /"type":"dug"|"reason":"(stand-still|tile-rests|not-dig-ground)"/,
        startedAt,
      )
      bones = Number(/"type":"dug".*"bones":(\d)/.exec(text)?.[1] ?? 0)
      if (bones > 0) await this.#isSeen('dig', /"type":"dig"/, /"type":"dug"/)
      else if (text.includes('not-dig-ground')) await bella.walksTo(around.thing.digging)
      else if (!text.includes('stand-still')) await bella.stepsAside()
    }
    await bella.page
      .getByText(/^6[13] knogler$/)
      .first()
      .waitFor()
  }

  /** By the down arrow, twice: a machine that is too slow for that to be a pair has walked a step, and does it again. */
  async fallAsleep() {
    const { bella, pluto } = this
    for (let isAsked = false; !isAsked;) {
      const startedAt = performance.now()
      await bella.page.keyboard.press('ArrowDown')
      await bella.page.keyboard.press('ArrowDown')
      isAsked = await this.#bellaWire.says(/"type":"rest","pose":"curl"/, { since: startedAt, withinMs: 1000 })
    }
    await pluto.roster.seesAsleep('Bella')
  }

  async goShopping() {
    await this.bella.setsOutFor(SHOP.hers)
    await this.bella.isIn(SHOP.hers)
  }

  /** Pluto goes to where his friend is, by the list of his friends, from room to room and up to her. */
  async followFriend() {
    const { pluto } = this
    const { friends } = pluto.texts.game.life
    await pluto.choosesInMenu(friends.title)
    await pluto.presses(pluto.button(friends.goTo.replace('{{name}}', 'Bella')))
    await pluto.isIn(SHOP.his)
    await pluto.roster.isBeside('Bella')
  }

  /** Pluto goes to where Bella is, by the search. */
  async find() {
    const { pluto } = this
    await pluto.finds('Bella')
    await pluto.goesTo('Bella')
    await pluto.isIn(SHOP.his)
  }

  async buyFlower() {
    const { bella } = this
    const { shop } = bella.texts.game.life
    await bella.presses(bella.button(shop.open))
    await bella.presses(bella.button('Blomst, 6 knogler'))
    await this.#look('shop')
    await bella.presses(bella.button(shop.buy))
    await bella.page.getByText(shop.bought).waitFor()
  }

  /** In place of the hat that it wore. */
  async wearFlower() {
    const { bella } = this
    const { life } = bella.texts.game
    await this.#opensBag()
    const does = async (thing: RegExp, ...words: string[]) => {
      await bella.presses(this.bag.getByRole('button', { name: thing }))
      for (const word of words) await bella.presses(this.bag.getByRole('button', { name: word, exact: true }))
    }
    await does(/Hue/, life.bag.takeOff, life.bag.putAway)
    await does(/Blomst/, life.bag.takeOut, life.bag.putOn)
    await this.#isSeen('hat', /CarryThing.*"to":"hat"/s, /"type":"dressed".*"hat":"flower"/)
  }

  async tradeThereAndBack() {
    const { bella, pluto } = this
    const flower = this.bag.getByRole('button', { name: 'Blomst' })
    await trade([bella, 'Blomst'], [pluto, 'Pluto'], () => this.#look('trade'))
    await this.#opensBag()
    await flower.waitFor({ state: 'detached' })
    await trade([pluto, 'Flower'], [bella, 'Bella'])
    await this.#opensBag()
    await flower.waitFor()
  }

  /** On a phone another window has taken its place; it is open once it shows what it has. */
  async #opensBag() {
    const { bella, bag } = this
    if (!(await bag.isVisible())) await bella.presses(bella.button(bella.texts.game.bar.bag))
    await bag.getByRole('button', { name: /Hue/ }).waitFor()
  }

  get bag() {
    const { bella } = this
    return bella.page.getByRole('dialog', { name: bella.texts.game.life.bag.title })
  }

  async #look(where: string) {
    this.broken.push(...(await brokenRules(this.bella.page, where)))
  }

  /** What Bella's page asks for, and what Pluto's hears of it. */
  async #isSeen(act: string, asked: RegExp, heard: RegExp) {
    const askedAt = await this.#bellaWire.saidAt(asked)
    const { at } = await this.#plutoWire.hears(heard, askedAt - OUT_OF_ORDER_MS)
    this.seen[act] = Math.max(0, Math.round(at - askedAt))
  }
}

/** One dog offers a thing to the one called `to`, both say yes. */
async function trade(
  [giver, thing]: readonly [Visitor, string],
  [taker, to]: readonly [Visitor, string],
  look = async () => {},
) {
  const [mine, theirs] = [giver.texts.game.life.trade, taker.texts.game.life.trade]
  await giver.opensProfileOf(to)
  await giver.presses(giver.button(mine.title))
  await taker.presses(taker.button(theirs.look))
  await giver.presses(giver.button(thing))
  await giver.presses(giver.button(mine.agree))
  await giver.page.getByText(mine.waiting.replace('{{name}}', to)).waitFor()
  await look()
  await taker.page.getByText(theirs.agreed, { exact: true }).waitFor()
  await taker.presses(taker.button(theirs.agree))
  for (const [visitor, words] of [
    [giver, mine],
    [taker, theirs],
  ] as const) {
    await visitor.page.getByText(words.done).waitFor()
    await visitor.presses(visitor.button(words.close))
  }
}
