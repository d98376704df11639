import { expect } from 'vitest'
import { brokenRules } from './axe.ts'
import { Line } from './line.ts'
import { it } from './park-test.ts'
import { PHONE } from './visitor.ts'
import type { Visitor } from './visitor.ts'

const raceOf = ({ page, texts }: Visitor) => page.getByRole('dialog', { name: texts.arcade.names.JumpingDog })

/** Chooses the game in the window of a challenge. */
async function asksFor({ page, texts }: Visitor) {
  const window = page.getByRole('dialog', { name: texts.late.challenge.title })
  await window.getByRole('button', { name: texts.arcade.names.JumpingDog }).press('Enter')
}

const scoreOf = (visitor: Visitor) => raceOf(visitor).getByRole('group', { name: visitor.texts.arcade.shell.ownScore })

it('two dogs race: from the ring, by keys, to a bubble over each of them', async ({ park }) => {
  const one = await park.enters({ dogs: ['Ilter'] })
  const other = await park.enters({ dogs: ['Rap'] })
  const { arcade, game } = one.texts
  const { race } = arcade.shell
  await other.say('kom an')
  const bubble = one.page.locator('[data-bubble]', { hasText: 'kom an' })
  await bubble.waitFor()
  const box = await bubble.boundingBox()
  if (!box) throw new Error('nothing was said')
  await one.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await one.page.mouse.down()
  const verb = one.page.getByRole('menuitem', { name: game.dogMenu.challenge })
  await verb.waitFor()
  await one.page.mouse.up()
  await verb.press('Enter')
  await asksFor(one)

  const question = race.asked.replace('{{name}}', 'Ilter').replace('{{game}}', arcade.names.JumpingDog)
  await other.page.getByRole('status').getByRole('group', { name: question }).waitFor()
  expect(await brokenRules(other.page, 'the question')).toEqual([])
  await other.page.getByRole('application', { name: game.park.label }).focus()
  await other.page.keyboard.press('y')
  await other.page.keyboard.press('Tab')
  expect(await other.button(race.yes).evaluate((yes) => yes === document.activeElement)).toBe(true)
  await other.page.keyboard.press('Enter')

  // Nobody leaps, so both dogs knock the same bars.
  for (const visitor of [one, other]) await raceOf(visitor).getByRole('heading', { name: race.equal }).waitFor()
  expect(await brokenRules(one.page, 'the end of a race')).toEqual([])
  await one.page.keyboard.press('Escape')
  await raceOf(one).waitFor({ state: 'detached' })
  await expect.poll(() => one.page.locator('[data-bubble="result"]').count()).toBe(2)
  await one
    .log()
    .getByText(/Ilter: (\d+) · Rap: \1/)
    .waitFor()
})

it('a dog that loses the line in the middle of a race is told, and the other one plays to the end', async ({
  park,
}) => {
  const line = new Line()
  const one = await park.enters({ dogs: ['Ihærdig'] }, { viewport: PHONE, isTouch: true })
  const other = await park.enters({ dogs: ['Væk'] }, { before: (visitor) => line.leadsFrom(visitor) })
  const { race } = one.texts.arcade.shell
  await one.roster.chooses('Væk', one.texts.game.dogMenu.challenge)
  await asksFor(one)
  await other.presses(other.button(race.yes))
  await scoreOf(other).waitFor()
  await line.cut()
  await raceOf(other).getByText(race.cutOff).first().waitFor()
  await raceOf(one)
    .getByText(race.lost.replace('{{name}}', 'Væk'))
    .or(raceOf(one).getByText(race.out))
    .first()
    .waitFor()
  await raceOf(one).getByRole('heading', { name: race.won }).waitFor()
  await raceOf(one).getByText(race.out).waitFor()
  await one.presses(one.button(race.back))
  await one.page.locator('[data-bubble="result"]').waitFor({ state: 'attached' })
})
