import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { openDb } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { makeThing } from '#worker/ledger/things.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import { opensBag } from './trading.ts'
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

it.for([
  { how: 'by keys', dog: 'Genfødt', device: {}, does: (key: Locator) => key.press('Enter') },
  { how: 'on a phone', dog: 'Hvalp', device: { viewport: PHONE, isTouch: true }, does: (key: Locator) => key.tap() },
])(
  'lets a reborn dog take out what is beyond the slots of its backpack, $how',
  async ({ dog, device, does }, { park }) => {
    const player = await park.player({ dogs: [{ name: dog, ageDays: 0 }] })
    const things = { crown: 'bag:3', beanie: 'bag:5', flower: 'bag:7', cape: 'bag:11' }
    for (const [kind, slot] of Object.entries(things)) {
      const op = { id: `${dog}:${slot}`, actor: null, kind: 'outfit', request: {}, now: 0 } as const
      const made = makeThing(op.id, { kind, to: { dog: player.dogs[0]?.id ?? 0, slot } })
      await perform(openDb(park.server.database), op, { writes: [made], result: told({}) })
    }
    const visitor = await park.enters(player, device)
    const { bag, slot } = visitor.texts.late
    const window = await opensBag(visitor, 'Crown')
    const key = (name: string) => window.getByRole('button', { name, exact: true })
    const locks = () => window.getByText(bag.locked, { exact: true }).count()
    expect(await locks()).toBe(2)
    await window.getByText(bag.count.replace('{{number}}', '1').replace('{{slots}}', '5')).waitFor()
    await window.getByText(bag.kept_other.replace('{{count}}', '3')).waitFor()

    await does(key('Beanie'))
    await does(key(bag.takeOut))
    await key(`${slot.back}: Beanie`).waitFor()
    expect(await locks()).toBe(3)
    await does(key(bag.putAway))
    await window.getByText(bag.count.replace('{{number}}', '2').replace('{{slots}}', '5')).waitFor()
    expect(await locks()).toBe(3)
    await does(key(bag.second))
    await key('Cape').waitFor()
  },
)
