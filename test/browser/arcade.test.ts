import type { Locator, WebSocketRoute } from 'playwright-core'
import { expect } from 'vitest'
import { UNAVAILABLE_AFTER_MS } from '#app/game/model/connection/link.ts'
import { PRODUCT_NAME } from '#app/product.ts'
import { STAND, WOOF } from '#durable/rules/games/cats-free/picnic.ts'
import { readPicnicLog } from '#durable/rules/games/cats-free/replay-picnic.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { logOfText, textOfLog } from '#durable/rules/games/round/log-text.ts'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { brokenRules } from './axe.ts'
import { intercept } from './intercept.ts'
import { Line } from './line.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { until } from './until.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** The parts of the arcade, by their roles and names. */
function arcadeOf({ page, texts: { arcade } }: Visitor, game: GameKey = 'KnogleKnas') {
  const { shell, names, knogleknas } = arcade
  const view = page.getByRole('dialog', { name: names[game] })
  const card = page.getByRole('dialog', { name: shell.card.title })
  return {
    card,
    view,
    end: view.getByRole('region', { name: shell.end.title }),
    paused: view.getByRole('region', { name: shell.paused.title }),
    refused: view.getByRole('alert', { name: shell.refused.title }),
    takeOver: view.getByRole('button', { name: shell.refused.takeOver }),
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

/** How long a move may take to be seen before it is made again, ms: the heap takes none while its pieces fall. */
const SEEN_WITHIN_MS = 1500

/** One move, and waits until it is seen in what is left. */
async function makes(arcade: Arcade, move: () => Promise<unknown>) {
  const { view, end } = arcade
  const before = await figuresOf(view)
  const isSeen = async () => (await end.isVisible()) || (await figuresOf(view)) !== before
  await until(async () => {
    // What cannot be pressed now is pressed in the next attempt.
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

it('opens a cabinet by hand, plays heaps by names, arrows and one switch, and a round of each other game', async ({
  park,
  annotate,
}) => {
  const line = new Line()
  const visitor = await park.enters({ dogs: ['Knas'] }, { room: 'arcade', before: (one) => line.leadsFrom(one) })
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const arcade = arcadeOf(visitor)
  const { around, hand } = texts.game
  await visitor.walksTo(around.thing.jumpingDog)
  // A cabinet that the dog walks past is at hand for a moment only.
  await page.getByText(around.arrived.replace('{{name}}', around.thing.jumpingDog)).waitFor()
  await page.getByRole('button', { name: hand.play.JumpingDog }).waitFor()
  await page.getByRole('application', { name: texts.game.park.label }).focus()
  await page.keyboard.press('e')
  await arcade.card.waitFor()
  await watchesABot(park, visitor, line)
  await visitor.presses(arcade.button(names.KnogleKnas))
  await arcade.button(shell.card.play).waitFor()
  expect(await brokenRules(page, 'the card')).toEqual([])

  await visitor.presses(arcade.button(shell.card.play))
  await arcade.grid.waitFor()
  await arcade.largest.waitFor({ state: 'attached' })
  await page.keyboard.press('p')
  await arcade.paused.waitFor()
  expect(await brokenRules(page, 'the pause')).toEqual([])
  await visitor.presses(arcade.resume)
  await arcade.paused.waitFor({ state: 'detached' })
  expect(await brokenRules(page, 'the round')).toEqual([])
  await playsOut(arcade, () => arcade.largest.press('Enter', { timeout: SEEN_WITHIN_MS }))
  await arcade.end.getByText(shell.end.punches.replace('{{count}}', '1')).waitFor()
  await page.locator('[data-bubble="result"]').getByText(names.KnogleKnas).waitFor({ state: 'attached' })
  expect(await brokenRules(page, 'the end card')).toEqual([])
  // Animations are off here: what is shown for a moment has to go without them.
  await expect.poll(() => arcade.view.getByText(/^\+\d+$/).count()).toBe(0)

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

  await visitor.presses(arcade.button(shell.card.back))
  await annotate(`the next round is there ${Math.round(await runsByOneSwitch(visitor))} ms after the key`)
  await guardsByOneSwitch(visitor)
  await page.getByRole('checkbox', { name: shell.card.oneSwitch }).uncheck()
  await leavesThePicnic(visitor)
  await refusesASecondRound(visitor)
})

/**
 * A bot plays at the cabinet beside the visitor, who watches it from the card, also over its next rounds of the same
 * course, before one of which the visitor has lost the connection.
 */
async function watchesABot(park: Park, visitor: Visitor, line: Line) {
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const bot = await park.bot({ dogs: ['Springer'] }, 'arcade')
  bot.walk(13, 6)
  const course = { game: 'JumpingDog', seed: numberedSeed(3), isCalm: false }
  const begins = (round: string) => bot.send({ type: 'played', round, from: 0, tick: 0, bytes: '', course })
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  begins(first)
  const view = page.getByRole('dialog', {
    name: shell.watch.title.replace('{{name}}', 'Springer').replace('{{game}}', names.JumpingDog),
  })
  const score = view.getByRole('group', { name: shell.ownScore })
  // From too far away the room shows nothing: then the bot is still on its way.
  await until(async () => {
    await visitor.presses(page.getByRole('button', { name: shell.watch.key.replace('{{name}}', 'Springer') }))
    await view.getByText(shell.refused.back).or(score).first().waitFor()
    if (await score.isVisible()) return true
    await page.keyboard.press('Escape')
    await view.waitFor({ state: 'detached' })
    return false
  }, 250)
  const log = botRun(course.seed, 'regular', numberedSeed(1)).log
  bot.send({ type: 'played', round: first, from: 0, tick: 400, bytes: textOfLog(log.slice(0, 20)) })
  await expect.poll(() => score.innerText()).not.toMatch(/^0/)
  expect(await brokenRules(page, 'the watched round')).toEqual([])
  bot.send({ type: 'played', round: first, from: 20, tick: 400, bytes: '', isLast: true })
  const over = view.getByText(shell.watch.over.replace('{{name}}', 'Springer'))
  await over.waitFor()
  begins(second)
  await view.getByText(shell.watch.behind).waitFor()
  bot.send({ type: 'played', round: second, from: 0, tick: 1, bytes: '', isLast: true })
  await over.waitFor()
  await line.cut()
  let isLit = false
  bot.onTold = ({ type, dog }) => void (isLit ||= type === 'playing' && dog === bot.dog)
  begins(third)
  await bot.until(() => isLit)
  await line.mend()
  await view.getByText(shell.watch.behind).waitFor()
  await page.keyboard.press('Escape')
  await view.waitFor({ state: 'detached' })
  bot.send({ type: 'played', round: third, from: 0, tick: 1, bytes: '', isLast: true })
}

/** Leaves the game by a tap, also if the round has ended meanwhile. */
async function leavesByTap({ view, end }: Arcade, { shell }: Visitor['texts']['arcade']) {
  const key = (part: Locator, name: string) => part.getByRole('button', { name, exact: true }).first()
  await until(async () => {
    const way = (await end.isVisible()) ? key(end, shell.end.toCard) : key(view, shell.leave)
    // What is covered by now is tapped in the next attempt.
    await way.tap({ timeout: SEEN_WITHIN_MS }).catch(() => null)
    return view.isHidden()
  }, 100)
}

/** Waits for the own row on the boards of a game, and goes back to its card. */
async function seesOwnRow(visitor: Visitor, arcade: Arcade) {
  const { shell } = visitor.texts.arcade
  await visitor.presses(arcade.button(shell.card.boards))
  await arcade.card.getByRole('row').filter({ hasText: shell.boards.you }).first().waitFor()
  await visitor.presses(arcade.button(shell.card.back))
}

/** Two leaps and three knocks; *Again* by the same key, which is the switch. Returns how many ms that takes. */
async function runsByOneSwitch(visitor: Visitor): Promise<number> {
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const arcade = arcadeOf(visitor, 'JumpingDog')
  await visitor.presses(arcade.button(names.JumpingDog))
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.view.getByText(shell.attempt.replace('{{attempt}}', '1')).waitFor()
  for (let leaps = 0; leaps < 2; leaps++) await page.keyboard.press('Space')
  await arcade.end.waitFor()
  await arcade.end.getByText(shell.end.first).waitFor()
  const second = shell.attempt.replace('{{attempt}}', '2')
  const againMs = page.evaluate(msFromKeyTo, second)
  await until(async () => {
    await page.keyboard.press('Space')
    return arcade.end.isHidden()
  }, 100)
  await arcade.view.getByText(second).waitFor()
  await page.keyboard.press('Escape')
  await arcade.view.waitFor({ state: 'detached' })
  await seesOwnRow(visitor, arcade)
  return againMs
}

/** Runs in the page: ms from the last key before these words are in the open game until they are. */
function msFromKeyTo(words: string): Promise<number> {
  return new Promise((resolve) => {
    const listening = new AbortController()
    let pressedAt = 0
    window.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), {
      signal: listening.signal,
      capture: true,
    })
    const watching = new MutationObserver(() => {
      if (!document.querySelector('dialog[data-playing]')?.textContent.includes(words)) return
      watching.disconnect()
      listening.abort()
      resolve(performance.now() - pressedAt)
    })
    watching.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}

/** Whether the body of a request tells the end of a round. */
const isEndOfRound = (body: string | null) => body?.includes('finishRound(') ?? false

/** The orders of the picnic whose log this page sends next. */
async function ordersSent({ page }: Visitor): Promise<number[]> {
  const request = await page.waitForRequest((sent) => isEndOfRound(sent.postData()))
  const { variables }: { variables: { log: string } } = request.postDataJSON()
  const bytes = logOfText(variables.log)
  const orders = typeof bytes === 'string' ? bytes : readPicnicLog(bytes)
  if (typeof orders === 'string') throw new Error(`the log was ${orders}`)
  return orders.map(({ order }) => order)
}

/** A step in one of the sixteen directions. */
const isStep = (order: number) => order !== STAND && order !== WOOF

/** The switch sends the dog to the cat in the ring, which flees; held, it woofs. */
async function guardsByOneSwitch(visitor: Visitor) {
  const { page, texts } = visitor
  const { shell, names, catsFree } = texts.arcade
  const arcade = arcadeOf(visitor, 'CatsFree')
  await visitor.presses(arcade.button(names.CatsFree))
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.view.getByText(shell.attempt.replace('{{attempt}}', '1')).waitFor()
  const score = arcade.view.getByRole('group', { name: shell.ownScore })
  await until(async () => {
    await page.keyboard.press('Space')
    return !/^0/.test(await score.innerText())
  }, 250)
  const rests = arcade.view.locator('[data-is-ready="false"]').getByText(catsFree.woof)
  await page.keyboard.down('Space')
  await rests.waitFor()
  await page.keyboard.up('Space')
  const orders = ordersSent(visitor)
  // The player is at the boards before the server has got the round.
  let deliver = () => {}
  const boardsAreOpen = new Promise<void>((resolve) => (deliver = resolve))
  const stop = await intercept(page, '**/api/graphql', async (route) => {
    if (isEndOfRound(route.request().postData())) await boardsAreOpen
    await route.fallback()
  })
  await page.keyboard.press('Escape')
  expect((await orders).filter((order) => order === WOOF)).toEqual([WOOF])
  expect((await orders).some(isStep)).toBe(true)
  await arcade.view.waitFor({ state: 'detached' })
  await visitor.presses(arcade.button(shell.card.boards))
  await arcade.card.getByRole('cell').first().waitFor()
  deliver()
  await arcade.card.getByRole('row').filter({ hasText: shell.boards.you }).first().waitFor()
  await visitor.presses(arcade.button(shell.card.back))
  await stop()
}

/** A tap on the lawn calls the dog there, and a tap on the key woofs. */
async function guardsByTaps(visitor: Visitor) {
  const { page, texts } = visitor
  const { shell, names, catsFree } = texts.arcade
  const arcade = arcadeOf(visitor, 'CatsFree')
  await visitor.presses(arcade.button(names.CatsFree))
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.view.getByText(shell.attempt.replace('{{attempt}}', '1')).waitFor()
  const { width, height } = PHONE
  const rests = arcade.view.locator('[data-is-ready="false"]').getByText(catsFree.woof)
  await until(async () => {
    await page.touchscreen.tap(width / 3, height / 2)
    await arcade.view.getByText(catsFree.woof).tap()
    return rests.isVisible()
  }, 250)
  const orders = ordersSent(visitor)
  await leavesByTap(arcade, texts.arcade)
  expect(await orders).toContain(WOOF)
  expect((await orders).some(isStep)).toBe(true)
  await arcade.view.waitFor({ state: 'detached' })
  await seesOwnRow(visitor, arcade)
}

/** Two steps and a woof: what is left by Esc counts as far as it was played. */
async function leavesThePicnic(visitor: Visitor) {
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const arcade = arcadeOf(visitor, 'CatsFree')
  await visitor.presses(arcade.button(names.CatsFree))
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.view.getByText(shell.attempt.replace('{{attempt}}', '2')).waitFor()
  for (const key of ['ArrowUp', 'ArrowLeft', 'Space']) await page.keyboard.press(key)
  await page.keyboard.press('Escape')
  await arcade.view.waitFor({ state: 'detached' })
  await seesOwnRow(visitor, arcade)
}

/** A round that another tab has begun stands in the way of one here, until it is given up. */
async function refusesASecondRound(visitor: Visitor) {
  const { page, texts } = visitor
  const { shell } = texts.arcade
  const arcade = arcadeOf(visitor, 'CatsFree')
  await page.evaluate(beginElsewhere, rulesVersionOf('CatsFree'))
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.refused.getByText(shell.refused.open).waitFor()
  expect(await brokenRules(page, 'the refusal')).toEqual([])
  await visitor.presses(arcade.takeOver)
  await arcade.view.getByText(shell.attempt.replace('{{attempt}}', '4')).waitFor()
}

/** Runs in the page: begins a round as another tab does, of which this one keeps nothing. */
async function beginElsewhere(rules: number) {
  const ask = async (query: string) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage['voffpark.session']}` }
    const response = await fetch('/api/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
    const answer: { data: { myUser: { dogs: { id: number }[] } } } = JSON.parse(await response.text())
    return answer
  }
  const [dog] = (await ask('{ myUser { dogs { id } } }')).data.myUser.dogs
  await ask(
    `mutation { startRound(op: "${crypto.randomUUID()}", dogId: ${dog?.id}, game: CatsFree, rules: ${rules}) { id } }`,
  )
}

/** From the page of a game's boards: *Play*, a dog, and *Play* on the card. */
async function comesFromBoards(visitor: Visitor, game: GameKey) {
  const { page, texts } = visitor
  const arcade = arcadeOf(visitor, game)
  const { play } = texts.pages.highscore
  await visitor.goTo(`/highscore/${game}`)
  await visitor.presses(page.getByRole('link', { name: play.replace('{{game}}', texts.site.scores.games[game]) }))
  await visitor.presses(page.getByRole('link', { name: texts.kennel.choose.enter }))
  await visitor.presses(arcade.button(texts.arcade.shell.card.play))
  return arcade
}

/** Plays a round whose end is lost on its way to the server. */
async function losesEndOf({ page }: Visitor, playsRound: () => Promise<unknown>) {
  const stop = await intercept(page, '**/api/graphql', (route) =>
    isEndOfRound(route.request().postData()) ? route.abort('connectionrefused') : route.continue(),
  )
  const lost = page.waitForEvent('requestfailed', (request) => isEndOfRound(request.postData()))
  await playsRound()
  await lost
  await stop()
}

it('plays a heap, a run and a picnic by taps on a phone, from the boards in three, and sends a round whose end did not get through', async ({
  park,
}) => {
  const player = await park.player({ dogs: ['Bank'], language: 'dk' })
  const visitor = await park.visitor({ viewport: PHONE, isTouch: true }, player)
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const sockets: WebSocketRoute[] = []
  await page.routeWebSocket(/./, (socket) => {
    socket.connectToServer()
    sockets.push(socket)
  })
  const arcade = await comesFromBoards(visitor, 'KnogleKnas')
  await arcade.grid.waitFor()
  const tapsLargest = async () => {
    const at = await arcade.largest.getAttribute('data-at', { timeout: SEEN_WITHIN_MS })
    await arcade.grid.locator(`[data-at="${at}"]`).tap({ timeout: SEEN_WITHIN_MS })
  }
  for (let taps = 0; taps < 3; taps++) await makes(arcade, tapsLargest)
  await leavesByTap(arcade, texts.arcade)
  const [arrived = ''] = shell.sent.one.split('{{score}}')
  const run = arcadeOf(visitor, 'JumpingDog')
  await visitor.presses(run.button(names.JumpingDog))
  await losesEndOf(visitor, async () => {
    await visitor.presses(run.button(shell.card.play))
    await run.view.getByText(shell.attempt.replace('{{attempt}}', '1')).waitFor()
    const { width, height } = PHONE
    for (let leaps = 0; leaps < 2; leaps++) await page.touchscreen.tap(width / 2, height / 2)
    await leavesByTap(run, texts.arcade)
  })
  await run.view.waitFor({ state: 'detached' })
  // Whether the room has seen the round depends on which it hears of first: that the dog is gone, or that it is back.
  await sockets.at(-1)?.close({ code: 1012 })
  await page.getByText(arrived.replace('{{game}}', names.JumpingDog)).waitFor()
  await guardsByTaps(visitor)
})

it('plays a round to its end while the park cannot be reached, and keeps its log', async ({ park }) => {
  const line = new Line()
  const visitor = await park.enters(
    { dogs: ['Afbrudt'] },
    { room: 'arcade', before: (visitor) => line.leadsFrom(visitor) },
  )
  const { page, texts } = visitor
  const { shell, names } = texts.arcade
  const arcade = arcadeOf(visitor, 'JumpingDog')
  await visitor.choosesInMenu(texts.game.menu.arcade)
  await visitor.presses(arcade.button(names.JumpingDog))
  // On a busy machine the round may be over before the line is cut.
  await intercept(page, '**/api/graphql', (route) =>
    isEndOfRound(route.request().postData()) ? route.abort('connectionrefused') : route.fallback(),
  )
  await visitor.presses(arcade.button(shell.card.play))
  await arcade.view.getByText(shell.attempt.replace('{{attempt}}', '1')).waitFor()
  await intercept(page, '**/api/graphql', (route) => route.abort('connectionrefused'))
  await line.cut()
  await page.locator('[data-lost="true"]').waitFor()
  await page.evaluate((ms) => {
    const now = Date.now.bind(Date)
    Date.now = () => now() + ms
  }, UNAVAILABLE_AFTER_MS)
  // The dog runs into the hurdles until the round is over.
  await arcade.end.getByText(shell.end.kept).waitFor()
  await visitor.presses(arcade.button(shell.end.toCard))
  await page.getByText(texts.words.unavailable.replace('{{product}}', PRODUCT_NAME)).waitFor()
})
