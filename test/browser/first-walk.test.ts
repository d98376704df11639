import { expect } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { nameOfFile } from '#test/support/built-files.ts'
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

/** How often each is lost: more than once, since files that are fetched ahead are fetched again. */
const LOST_TIMES = 2

it('fetches the pictures of the park again that were lost', async ({ park }) => {
  const lost: Record<string, number> = {}
  const visitor = await park.enters(
    { dogs: ['Tabt'] },
    {
      before: ({ page }) =>
        page.route(/\/assets\//, (route, request) => {
          const what = /^(dogs|park-things-\w+-common)\.png$/.exec(nameOfFile(request.url()))?.[1]?.split('-').at(-1)
          if (what === undefined || lost[what] === LOST_TIMES) return route.fallback()
          lost[what] = (lost[what] ?? 0) + 1
          return route.abort()
        }),
    },
  )
  expect(lost).toEqual({ common: 2, dogs: 2 })
  // The browser itself writes the lost requests to the console.
  visitor.troubles.length = 0
})
