import { expect } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { nameOfFile } from '#test/support/built-files.ts'
import { brokenRules } from './axe.ts'
import { it } from './park-test.ts'
import type { Park } from './park.ts'
import { DESKTOP, PHONE } from './visitor.ts'
import type { Viewport, Visitor } from './visitor.ts'

type Newcomer = { language: Language; viewport: Viewport; dog: string }

/** Signs in, becomes a user, makes a dog and enters the park, all by clicks. */
async function comesAnew(park: Park, { language, viewport, dog }: Newcomer): Promise<Visitor> {
  const visitor = await park.visitor({ language, viewport })
  await visitor.signIn(`${language}-${dog.length}-${viewport.width}@voffpark.test`)
  await visitor.becomeUser({ username: `hos ${dog}`, dog })
  return visitor
}

it('lets two new players make dogs, meet in the park, see each other walk, and talk', async ({ park }) => {
  const how = { language: 'en', viewport: DESKTOP } as const
  const one = await comesAnew(park, { ...how, dog: 'Rusty' })
  const other = await comesAnew(park, { ...how, dog: 'Pepper' })
  const before = await other.roster.whereIs('Rusty')
  await one.tapPark(0.5, 0.75)
  await other.roster.seesMove('Rusty', before)
  await one.say('Woof, Pepper!')
  await other.hears('Woof, Pepper!')
  await other.say('Yes, Rusty: æøå ÆØÅ *')
  await one.hears('Yes, Rusty: æøå ÆØÅ *')
})

/** `tap` is a point of the picture (as parts of its size) where no dog is, since a click on a dog does not walk. */
it.for<Newcomer & { tap: [number, number] }>([
  { language: 'dk', viewport: DESKTOP, dog: 'Søren', tap: [0.5, 0.75] },
  { language: 'no', viewport: PHONE, dog: 'Tåke', tap: [0.3, 0.15] },
])(
  'lets somebody new make a dog, walk, and talk with another ($language, $viewport.width px)',
  async ({ tap, ...newcomer }, { park }) => {
    const { dog } = newcomer
    const other = await park.bot({ dogs: [`Møder ${dog}`] })
    const visitor = await comesAnew(park, newcomer)
    const goal = () => {
      const seen = [...other.dogs.values()].find(({ name }) => name === dog)
      return JSON.stringify(seen && other.goalOf(seen.id))
    }
    const before = goal()
    await visitor.panes.putAway()
    await visitor.tapPark(...tap)
    await other.until(() => goal() !== before)
    await visitor.say(`Ja: æøå ÆØÅ * ${dog}`)
    await other.until(() => other.lines.some(({ text }) => text === `Ja: æøå ÆØÅ * ${dog}`))
    other.say(`Hej ${dog}`)
    await visitor.hears(`Hej ${dog}`)
  },
)

/** A player in the park, and a bot that sees where their dog is. */
async function seenBy(park: Park, dog: string, witness: string) {
  const bot = await park.bot({ dogs: [witness] })
  const walker = await park.enters({ dogs: [dog] })
  await walker.roster.standsAt(dog)
  const tile = () => {
    const seen = [...bot.dogs.values()].find(({ name }) => name === dog)
    return seen && bot.goalOf(seen.id)
  }
  return { walker, bot, tile }
}

it('walks a dog by letters, and never by the same letters typed into the field', async ({ park }) => {
  const { walker, bot, tile } = await seenBy(park, 'Bogstav', 'Ser bogstav')
  const start = tile()
  await walker.field().focus()
  await walker.page.keyboard.type('wwwwww', { delay: 100 })
  await walker.page.keyboard.press('Enter')
  await bot.until(() => bot.lines.some(({ text }) => text === 'wwwwww'))
  expect(tile()).toEqual(start)

  // The same keys walk once the focus has left the field.
  await walker.page.keyboard.press('Escape')
  await walker.page.keyboard.type('ww', { delay: 100 })
  await bot.until(() => (tile()?.y ?? Infinity) < (start?.y ?? 0))
})

it('walks a dog by arrows for as long as they are held', async ({ park }) => {
  const { walker, bot, tile } = await seenBy(park, 'Pil', 'Ser pil')
  const start = tile()
  await walker.page.getByRole('application').focus()
  await walker.page.keyboard.down('ArrowDown')
  await bot.until(() => (tile()?.y ?? 0) > (start?.y ?? Infinity) + 2)
  await walker.page.keyboard.up('ArrowDown')
})

it('walks to a dog, mentions it and leaves the room by text alone, breaking no rule of axe', async ({ park }) => {
  await park.bot({ dogs: ['Nævnt'] })
  const walker = await park.enters({ dogs: ['Nævner'] })
  const { around, dogMenu } = walker.texts.game
  await walker.button(around.walkTo.replace('{{name}}', 'Nævnt')).click()
  await walker.page.getByText(around.arrived.replace('{{name}}', 'Nævnt')).waitFor()
  await walker.page.getByRole('button', { name: /^Nævnt / }).click()
  await walker.button(dogMenu.mention).click()
  expect(await walker.field().inputValue()).toBe('@Nævnt ')
  await walker.button(around.goThrough.replace('{{room}}', 'The Meadow')).click()
  await walker.isIn('The Meadow')
  expect(await brokenRules(walker.page, 'the park')).toEqual([])
})

/** How often each request is lost: more than once, since files that are fetched ahead are fetched again. */
const LOST_TIMES = 2

it('retries lost requests: settings, pictures, and the script of the tour', async ({ park }) => {
  const lost: Record<string, number> = {}
  const visitor = await park.enters(
    { dogs: ['Tabt'], isNew: true },
    {
      before: ({ page }) =>
        page.route(/\/assets\/|\/api\/graphql$/, (route, request) => {
          const told = `${nameOfFile(request.url())} ${request.postData() ?? ''}`
          const what = /first-walk(?=\.js)|(park-things|dogs)(?=[-\w]*\.png)|MyPreferences/.exec(told)?.[0]
          if (what === undefined || lost[what] === LOST_TIMES) return route.fallback()
          lost[what] = (lost[what] ?? 0) + 1
          return route.abort()
        }),
    },
  )
  await visitor.button(visitor.texts.late.firstWalk.skip).click()
  expect(lost).toEqual({ 'first-walk': 2, 'park-things': 2, dogs: 2, MyPreferences: 2 })
  // The browser itself writes the lost requests to the console.
  visitor.troubles.length = 0
})
