import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { PHONE } from './visitor.ts'

const DAY_MS = 86_400_000

const it = testInOwn(() => ParkServer.open())

it('tells the player of a dog that it has died of age, and lets it be born anew', async ({ park }) => {
  const visitor = await park.enters(
    { dogs: [{ name: 'Gammel', ageDays: 60, has: { lifepoints: 3 } }] },
    { viewport: PHONE },
  )
  const { ended } = visitor.texts.game
  const { newDog } = visitor.texts.kennel
  await park.turnClock(10 * DAY_MS)
  await visitor.page.getByText(ended.diedText.replace('{{name}}', 'Gammel')).waitFor()
  await visitor.page.getByRole('link', { name: ended.rebirth }).click()
  await visitor.page.getByRole('textbox', { name: newDog.name }).fill('Gammel igen')
  await visitor.button(newDog.ok).click()
  await visitor.inPark()
  const witness = await park.bot({ dogs: ['Ser igen'] })
  await witness.until(() => [...witness.dogs.values()].some(({ name }) => name === 'Gammel igen'))
})
