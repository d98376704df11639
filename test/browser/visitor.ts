import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { dk, en, no, se } from '#app/locales/messages.ts'
import type { Messages } from '#app/locales/messages.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { Panes } from './panes.ts'
import { Roster } from './roster.ts'
import { Testimony } from './testimony.ts'
import { PATIENCE_MS, until } from './until.ts'

const TEXTS: Record<Language, Messages> = { dk, en, no, se }

export type Viewport = { width: number; height: number }
export const DESKTOP: Viewport = { width: 1440, height: 900 }
/** Pixels are drawn in software here: a quarter of them, as on a page at half its size, saves a tenth of the time. */
const COARSE = 0.5
export const PHONE: Viewport = { width: 390, height: 844 }

/**
 * How a visitor comes. `isTouch`: on a phone or tablet without a mouse, where everything is tapped. `ratio`: device
 * pixels per CSS px. `session`: the visitor is signed in already.
 */
export type Coming = {
  url: string
  language?: Language
  viewport?: Viewport
  isTouch?: boolean
  ratio?: number
  session?: string
}

/**
 * The time between two frames of the park, ms. There is no graphics card here: drawing 60 a second would take a tenth of
 * the cores from the tests.
 */
const FRAME_MS = 50

/** A person with a browser of their own, who finds everything by its role and name, in their own language. */
export class Visitor {
  static readonly #here = new Set<Visitor>()
  readonly page: Page
  readonly texts: Messages
  readonly language: Language
  readonly testimony: Testimony
  readonly panes: Panes
  readonly roster: Roster
  readonly #context: BrowserContext
  readonly #url: string
  readonly #isTouch: boolean
  #steps = 0

  private constructor(context: BrowserContext, page: Page, { url, language = 'en', isTouch = false }: Coming) {
    this.#isTouch = isTouch
    this.#context = context
    this.#url = url
    this.page = page
    this.language = language
    this.texts = TEXTS[language]
    const hand = { page, texts: this.texts, presses: (what: Locator) => this.presses(what) }
    this.panes = new Panes(hand)
    this.roster = new Roster(hand, this.panes)
    this.testimony = new Testimony(page)
    page.setDefaultTimeout(PATIENCE_MS)
  }

  /** All visitors who have not left. */
  static get here(): readonly Visitor[] {
    return [...Visitor.#here]
  }

  /** Errors of the page and its console; a test must end with none. */
  get troubles(): string[] {
    return this.testimony.troubles
  }

  static async come(browser: Browser, coming: Coming): Promise<Visitor> {
    const { language = 'en', viewport = DESKTOP, isTouch = false, ratio = COARSE } = coming
    const device = { viewport, hasTouch: isTouch, isMobile: isTouch, deviceScaleFactor: ratio }
    const context = await browser.newContext({ ...device, locale: LANGUAGE_TAGS[language], reducedMotion: 'reduce' })
    await context.addInitScript(drawSeldom, FRAME_MS)
    if (coming.session !== undefined) await context.addInitScript(keepSession, coming.session)
    const visitor = new Visitor(context, await context.newPage(), coming)
    Visitor.#here.add(visitor)
    context.on('close', () => Visitor.#here.delete(visitor))
    return visitor
  }

  /** Opens an address, and waits until it is loaded; a page that leads on at once may never be. */
  async goTo(path: string, waitUntil: 'load' | 'commit' = 'load') {
    await this.page.goto(`${this.#url}${path}`, { waitUntil })
  }

  /** Signs in locally from the start page, or from another address that leads to it. */
  async signIn(email: string, address = '/') {
    const { signIn } = this.texts.site
    await this.goTo(address)
    await this.page.getByRole('textbox', { name: signIn.email }).fill(email)
    await this.presses(this.button(signIn.submit))
    const known = this.page.getByRole('link', { name: signIn.enter })
    await known.or(this.page.getByRole('textbox', { name: this.texts.kennel.newUser.username })).waitFor()
  }

  /** [S12] Says to be old enough and to have read the terms, on the page of a newcomer. */
  async agree() {
    await this.page.getByRole('checkbox').check()
  }

  /** After signing in for the first time: chooses a username, makes a dog and enters the park. */
  async becomeUser({ username, dog }: { username: string; dog: string }) {
    const { newUser, newDog } = this.texts.kennel
    await this.page.getByRole('textbox', { name: newUser.username }).fill(username)
    await this.agree()
    await this.presses(this.button(newUser.ok))
    await this.page.getByRole('textbox', { name: newDog.name }).fill(dog)
    await this.presses(this.button(newDog.ok))
    await this.inPark()
  }

  /** Enters the park from the chooser with the user's first dog, or a later one. */
  async enterPark(place = 0) {
    await this.presses(this.page.getByRole('link', { name: this.texts.kennel.choose.enter }).nth(place))
    await this.inPark()
  }

  /** Waits until the own dog is in the park and its picture, which takes the taps, is there. */
  async inPark() {
    const { label, loading } = this.texts.game.park
    await this.page.getByRole('application', { name: label }).waitFor()
    await this.roster.hasYou()
    await this.page.getByRole('status').getByText(loading).waitFor({ state: 'hidden' })
  }

  /**
   * Says a line, and presses Enter again until the field is empty: the room may refuse a fast talker, or be
   * disconnected.
   */
  async say(text: string) {
    await this.field().fill(text)
    const isSaid = async () => {
      await this.field().press('Enter')
      return (await this.field().inputValue()) === ''
    }
    await until(isSaid, 250)
  }

  /** Types a line and presses Enter once, whether it is sent or not. */
  async triesToSay(text: string) {
    await this.field().fill(text)
    await this.field().press('Enter')
  }

  /** The chat field. */
  field(): Locator {
    return this.page.getByRole('textbox', { name: this.texts.game.say.label })
  }

  /** Waits until the chat log has the line. */
  async hears(text: string) {
    await this.panes.open('chat')
    await this.log().getByText(text, { exact: true }).waitFor()
  }

  /** Searches for a dog by the beginning of its name, until it is found. */
  async finds(name: string) {
    const { bar, search } = this.texts.game
    const field = this.page.getByRole('searchbox', { name: search.name })
    if (!(await field.isVisible())) {
      await this.presses(this.button(bar.menu))
      await this.presses(this.page.getByRole('menuitem', { name: bar.search }))
    }
    await field.fill(name)
    await this.#goTo(name).waitFor()
  }

  /** Goes to a dog that was found. */
  async goesTo(name: string) {
    await this.presses(this.#goTo(name))
  }

  async choosesInMenu(entry: string) {
    await this.#choosesIn(this.texts.game.bar.menu, entry)
  }

  /** Chooses something that the own dog can do where it is, besides the best of it. */
  async choosesAtHand(entry: string) {
    await this.panes.putAway()
    await this.#choosesIn(this.texts.game.hand.more, entry)
  }

  /** `menu` names both the key and the list that it opens. */
  async #choosesIn(menu: string, entry: string) {
    const list = this.page.getByRole('menu', { name: menu })
    // A tap right after a gesture with two fingers is not always recognized, so it is repeated.
    const opens = async () => {
      if (!(await list.isVisible())) await this.presses(this.button(menu))
      return list.waitFor({ timeout: ACROSS_THE_SCREEN_MS }).then(
        () => true,
        () => false,
      )
    }
    await until(opens, 0)
    const asKey = this.page.getByRole('menuitem', { name: entry })
    await this.presses(asKey.or(this.page.getByRole('menuitemcheckbox', { name: entry })))
  }

  /** Presses the key of what the room offers, which a list over the park of a phone hides. */
  async pressesRoomKey(words: string) {
    if (this.#isTouch) await this.panes.putAway()
    await this.presses(this.button(words))
  }

  /** Starts a walk to the nearest thing of this kind. */
  async walksTo(thing: string) {
    await this.panes.open('dogs')
    await this.presses(this.button(this.texts.game.around.walkTo.replace('{{name}}', thing)))
  }

  async opensProfileOf(dog: string) {
    const { dogMenu, life } = this.texts.game
    await this.roster.chooses(dog, dogMenu.profile)
    await this.page.getByRole('dialog', { name: life.profile.title }).getByText(dog, { exact: true }).waitFor()
  }

  #goTo(name: string): Locator {
    const { goTo } = this.texts.game.search
    return this.page.getByRole('button', { name: goTo.replace('{{name}}', name) })
  }

  log(): Locator {
    return this.page.getByRole('log')
  }

  /** Walks a little: a tile to the east or, on a touch screen, to a tapped point. */
  async stepsAside() {
    if (!this.#isTouch) return this.page.keyboard.press('ArrowRight')
    this.#steps += 1
    await this.tapPark(0.35 + 0.1 * (this.#steps % 4), 0.4 + 0.06 * (this.#steps % 3))
  }

  /** Clicks or taps the park at a point given as parts of its width and height. */
  async tapPark(x: number, y: number) {
    const park = this.page.getByRole('application', { name: this.texts.game.park.label })
    const box = await park.boundingBox()
    if (!box) throw new Error('the park is not on screen')
    const { mouse, touchscreen } = this.page
    const point = [box.x + box.width * x, box.y + box.height * y] as const
    const isHit = await park.evaluate((element, at) => element.contains(document.elementFromPoint(...at)), point)
    this.testimony.note(`tap at ${point.map(Math.round).join(',')}${isHit ? '' : ' on something that covers the park'}`)
    await (this.#isTouch ? touchscreen.tap(...point) : mouse.click(...point))
  }

  /** A room on the map, which is opened for it. Its accessible name begins with the name of the room. */
  async spotOf(room: string): Promise<Locator> {
    const key = this.button(this.texts.game.bar.map)
    if ((await key.getAttribute('aria-pressed')) === 'false') await this.presses(key)
    return this.page.getByRole('button', { name: new RegExp(`^${room}, `) })
  }

  /** Chooses a room on the map and starts the trip there. */
  async setsOutFor(room: string) {
    await this.presses(await this.spotOf(room))
    await this.presses(this.button(this.texts.game.map.go))
    await this.onTheWayTo(room).waitFor()
  }

  /** The notice that the dog is on its way to a room. */
  onTheWayTo(room: string): Locator {
    return this.page.getByText(this.texts.game.map.onTheWay.replace('{{room}}', room))
  }

  /** Waits until the sign shows the name of this room. */
  async isIn(room: string) {
    await this.#sign(room).waitFor()
  }

  /** Walks towards a point of the screen, screen by screen, until the own dog has come through a door to this room. */
  async walksUntilIn(room: string, point: readonly [number, number]) {
    await this.walksUntilSees(this.#sign(room), point)
  }

  /** The same, until something is visible. */
  async walksUntilSees(what: Locator, [x, y]: readonly [number, number]) {
    const walks = async () => {
      await this.tapPark(x, y)
      // A walk across the screen is over by then, so no earlier tap disturbs what comes next.
      return what.waitFor({ timeout: ACROSS_THE_SCREEN_MS }).then(
        () => true,
        () => false,
      )
    }
    await until(walks, 0)
  }

  /** Takes a picture of the screen, once its images and fonts are loaded. */
  async shoot(path: string) {
    await this.testimony.quiet()
    await this.page.evaluate(() => document.fonts.ready)
    await this.page.screenshot({ path, animations: 'disabled' })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** Clicks or taps. */
  async presses(what: Locator) {
    await (this.#isTouch ? what.tap() : what.click())
  }

  async leave() {
    await this.#context.close()
  }

  #sign(room: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: room })
  }
}

const ACROSS_THE_SCREEN_MS = 8000

/** Runs in the page: slows down animation frames. */
function drawSeldom(everyMs: number) {
  window.requestAnimationFrame = (draw) => window.setTimeout(() => draw(performance.now()), everyMs)
  window.cancelAnimationFrame = (frame) => window.clearTimeout(frame)
}

/** Runs in the page: stores the session once per tab, so that signing out is not undone by a reload. */
function keepSession(session: string) {
  if (!location.protocol.startsWith('http') || sessionStorage.getItem('session was kept')) return
  sessionStorage.setItem('session was kept', '')
  localStorage.setItem('voffpark.session', session)
}
