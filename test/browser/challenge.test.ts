import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { Line } from './line.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

const raceOf = ({ page, texts }: Visitor) => page.getByRole('dialog', { name: texts.arcade.names.JumpingDog })

it('two dogs race: from the verbs of a dog to the bubble, though one of them loses the line in the middle', async ({
  park,
}) => {
  const line = new Line()
  const one = await park.enters({ dogs: ['Ilter'] })
  const other = await park.enters({ dogs: ['Rap'] }, { before: (visitor) => line.leadsFrom(visitor) })
  const { race, end } = one.texts.arcade.shell
  const { names } = one.texts.arcade
  await one.roster.chooses('Rap', one.texts.game.dogMenu.challenge)
  await one.presses(one.page.getByRole('dialog').getByRole('button', { name: names.JumpingDog }))
  await other.presses(other.button(race.yes))
  await raceOf(one).waitFor()
  await raceOf(other).waitFor()
  // Nobody leaps: the dogs run until they have knocked three bars.
  await expect.poll(() => raceOf(other).getByRole('group').first().innerText()).not.toMatch(/^0/)
  await line.cut()
  await raceOf(one).getByText(race.lost.replace('{{name}}', 'Rap')).waitFor()
  await raceOf(other).getByText(race.cutOff).waitFor()
  await raceOf(one).getByRole('heading', { name: end.title }).waitFor()
  await raceOf(one).getByText(race.out).waitFor()
  expect(await brokenRules(one.page, 'the end of a race')).toEqual([])
  await one.page.locator('[data-bubble="result"]').getByText(names.JumpingDog).waitFor({ state: 'attached' })
  await one.presses(one.button(race.back))
  await raceOf(one).waitFor({ state: 'detached' })
  await one
    .log()
    .getByText(new RegExp(`Ilter: \\d+ · Rap: ${race.out}`))
    .waitFor()
})
