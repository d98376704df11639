import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import { npcTexts } from '#durable/rules/npcs/texts/en.ts'
import { nameOfFile } from '#test/support/built-files.ts'
import { comesInto } from './comes-into.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { until } from './until.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

/** So near to the eastern door there is soil south of the path, tiles. */
const ABOVE_SOIL = 7
/** The lesson counts a walk of so many, tiles. */
const WALK_TILES = 2
/** A step takes less, ms. */
const STEP_MS = 350

/** A way to play: how something is pressed, and what else the way has of its own. */
type Way = {
  dog: string
  device: Parameters<Park['enters']>[1]
  press: (what: Locator) => Promise<void>
  says: (visitor: Visitor, text: string) => Promise<void>
  goesToSoil: (visitor: Visitor) => Promise<void>
  digs: (visitor: Visitor) => Promise<void>
}

const byEnter = (what: Locator) => what.press('Enter')
const byTap = (what: Locator) => what.tap()
const digKey = (visitor: Visitor) => visitor.button(visitor.texts.game.bar.dig)
const soil = ({ texts: { game } }: Visitor) => game.around.walkTo.replace('{{name}}', game.around.thing.digging)

/** How far the row of the ways says that a room is. */
async function tilesTo({ page, texts }: Visitor, room: string): Promise<number> {
  const row = page.getByRole('region', { name: texts.game.around.ways }).getByRole('listitem')
  return parseInt(await row.filter({ hasText: room }).locator('small').innerText())
}

/** Presses the keys in turn until the dog is there. */
async function pressUntil({ page }: Visitor, isThere: () => Promise<boolean>, ...keys: string[]): Promise<void> {
  let pressed = 0
  const goesOn = async () => {
    if (await isThere()) return true
    await page.keyboard.press(keys[pressed++ % keys.length] ?? '')
    return false
  }
  await until(goesOn, STEP_MS)
}

const WAYS: Record<'keys' | 'touch' | 'text alone', Way> = {
  keys: {
    dog: 'Tast',
    device: {},
    press: byEnter,
    says: async (visitor, text) => {
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
    },
    goesToSoil: async (visitor) => {
      await pressUntil(visitor, async () => (await tilesTo(visitor, 'Market Street')) <= ABOVE_SOIL, 'ArrowRight')
      // Round the kennel, where the dog has gone a few steps too far.
      await pressUntil(visitor, () => digKey(visitor).isVisible(), 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft')
    },
    digs: ({ page }) => page.getByRole('application').press('e'),
  },
  touch: {
    dog: 'Finger',
    device: { viewport: PHONE, isTouch: true },
    press: byTap,
    says: async (visitor, text) => {
      await visitor.panes.putAway()
      await visitor.field().tap()
      await visitor.field().pressSequentially(text)
      await visitor.button(visitor.texts.game.say.send).tap()
    },
    goesToSoil: async (visitor) => {
      await visitor.panes.open('dogs')
      await visitor.button(soil(visitor)).tap()
      await visitor.panes.putAway()
    },
    digs: async (visitor) => digKey(visitor).tap(),
  },
  'text alone': {
    dog: 'Tekst',
    device: { isPlain: true },
    press: byEnter,
    says: async (visitor, text) => {
      await visitor.field().fill(text)
      await visitor.field().press('Enter')
    },
    goesToSoil: (visitor) => visitor.button(soil(visitor)).press('Enter'),
    digs: async (visitor) => digKey(visitor).press('Enter'),
  },
}

/** What the page says in words about somebody who lives in the park. */
function answerOf(visitor: Visitor, way: keyof typeof WAYS): Locator {
  const words = new RegExp(
    [npcTexts['first-bone'], npcTexts['first-bone-asleep']].map((text) => text.replace(/[.?!]/g, '\\$&')).join('|'),
  )
  if (way !== 'text alone')
    return visitor.page.locator('[data-bubble="npc"]').locator('bdi').filter({ hasText: words, visible: true })
  return visitor.page.getByRole('status').filter({ hasText: NPC_ROWS.garm.name }).filter({ hasText: words })
}

it.for(['keys', 'touch', 'text alone'] as const)(
  'answers the hello of somebody new who is alone, and lets them dig, buy a hat and put it on, by %s',
  async (way, { park, annotate }) => {
    const { dog, device, press, says, goesToSoil, digs } = WAYS[way]
    const visitor = await park.enters({ dogs: [dog], isNew: true }, device)
    const cameAt = Date.now()
    const { page, texts } = visitor
    const { life, map, bar } = texts.game
    const { bag, shop } = texts.late
    const purse = (bones: number) => page.getByRole('list', { name: life.own.label }).getByText(`${bones} bones`)

    await says(visitor, 'hello')
    await answerOf(visitor, way).waitFor()
    await purse(3).waitFor()

    await goesToSoil(visitor)
    const felt = page.getByText('+3 bones').first().waitFor()
    await until(async () => {
      await digs(visitor)
      return purse(6)
        .waitFor({ timeout: DIG_SEEN_MS })
        .then(
          () => true,
          () => false,
        )
    }, 0)
    await felt

    if (way === 'keys') {
      await page.reload()
      await visitor.inPark()
      await page.getByText(texts.late.firstWalk.wear.title).waitFor()
    }
    await press(visitor.button(bar.map))
    await press(page.getByRole('button', { name: /^The Hat Shop, / }))
    await press(visitor.button(map.go))
    await visitor.isIn('The Hat Shop')
    await press(visitor.button(life.shop.open))
    await press(visitor.button('Flower, 6 bones'))
    await press(visitor.button(shop.buy))
    await page.getByText(shop.bought).waitFor()
    await press(visitor.button(bar.bag))
    const window = page.getByRole('dialog', { name: bag.title })
    await press(window.getByRole('button', { name: /Flower/ }))
    await press(window.getByRole('button', { name: bag.putOn, exact: true }))
    await window.getByRole('button', { name: bag.takeOff, exact: true }).waitFor()
    // Ten minutes at most are promised to whoever reads all of it.
    await annotate(`a hat on after ${Math.round((Date.now() - cameAt) / 1000)} s`)
  },
)

/** A dig takes three seconds; one that was asked for on the way is refused, and asked for again after this, ms. */
const DIG_SEEN_MS = 5000

const PARK_PICTURE = /park-things-\w+\.png$/
const LESSONS_SCRIPT = /first-walk\.js$/
/** What a page asks for before it shows the lessons, told by the file or body of the request. */
const BEFORE_LESSONS = [
  { name: 'their own settings', request: /MyPreferences/, dog: 'Ilfod' },
  { name: 'the picture of the park', request: PARK_PICTURE, dog: 'Ilpote' },
  { name: 'the script of the lessons', request: LESSONS_SCRIPT, dog: 'Ilsom' },
]

/** Somebody new whose page waits for one request until it may `arrive`. `room`: where they enter, by default the plaza. */
async function entersBefore(park: Park, { dog, request, room }: { dog: string; request: RegExp; room?: string }) {
  let arrive = () => {}
  const delay = new Promise<void>((resolve) => (arrive = resolve))
  const player = await park.player({ dogs: [dog], isNew: true })
  const visitor = await park.visitor({}, player)
  const stop = room === undefined ? null : await comesInto(visitor.page, room)
  await visitor.page.route('**/*', async (route) => {
    const asked = route.request()
    if (request.test(`${asked.postData() ?? ''}${nameOfFile(asked.url())}`)) await delay
    await route.fallback()
  })
  await visitor.goTo(`/h5/client?id=${player.dogs[0]?.id}`)
  if (stop) {
    await visitor.roster.hasYou()
    await stop()
  }
  return { visitor, arrive }
}

const lessonsOf = ({ page, texts }: Visitor) => page.getByRole('region', { name: texts.late.firstWalk.label })

it.for(BEFORE_LESSONS)('counts the talk with Garm of somebody who is faster than $name', async (slow, { park }) => {
  const { visitor, arrive } = await entersBefore(park, slow)
  const { game } = visitor.texts
  const keys = visitor.page.getByRole('group', { name: game.hand.label })
  await byEnter(keys.getByRole('button', { name: game.hand.talk.replace('{{name}}', NPC_ROWS.garm.name) }))
  await answerOf(visitor, 'text alone').waitFor()
  arrive()
  await lessonsOf(visitor).getByText('1 of 6 done').waitFor()
})

it('counts the walk of somebody who is faster than the script of the lessons', async ({ park }) => {
  const { visitor, arrive } = await entersBefore(park, { dog: 'Iltrin', request: LESSONS_SCRIPT })
  await visitor.inPark()
  const start = await tilesTo(visitor, 'Market Street')
  await pressUntil(visitor, async () => (await tilesTo(visitor, 'Market Street')) <= start - WALK_TILES, 'ArrowRight')
  arrive()
  await lessonsOf(visitor).getByText('1 of 6 done').waitFor()
})

it('draws the room to which somebody has gone who is faster than the picture of the park', async ({ park }) => {
  const { visitor, arrive } = await entersBefore(park, { dog: 'Ildør', request: PARK_PICTURE, room: 'hat-shop' })
  const { page, texts } = visitor
  const { around, park: words } = texts.game
  await byEnter(visitor.button(around.goThrough.replace('{{room}}', 'Market Street')))
  await visitor.isIn('Market Street')
  arrive()
  await page.getByText(words.loading).waitFor({ state: 'detached' })
  expect(await page.getByRole('application', { name: words.label }).getAttribute('data-walled')).toBeNull()
})
