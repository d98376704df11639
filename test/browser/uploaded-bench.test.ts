import { uses } from '#app/locales/texts/uses.ts'
import { anAction } from '#test/support/action-rows.ts'
import { it } from './park-test.ts'
import { BenchMaker } from './uploaded-bench.ts'

it('[SP3] [SP4] [US8] a bench that was uploaded is drawn for a player who was there before it, and is sat on by an action given to it', async ({
  park,
}) => {
  const [player, admin] = await Promise.all([
    park.enters({ dogs: ['Sidder'] }, { room: 'meadow' }),
    park.bot({ dogs: ['Snedker'], admin: 1 }, 'meadow'),
  ])
  const maker = new BenchMaker(admin)
  const path = await maker.publishes('pink-bench', 'Pink bench')
  const drawn = player.page.waitForResponse((response) => response.url().endsWith(path))
  // Beside where dogs arrive.
  await maker.putsInto('meadow', { id: 'own-bench', prefab: 'own-pink-bench', x: 784, y: 224 })
  await drawn
  const action = anAction(['own-pink-bench'])
  await maker.gives({ ...action })
  const { language, page } = player
  const called = action.name[language]
  admin.send({ type: 'use', op: crypto.randomUUID(), thing: 'own-bench', how: 0 })
  const sits = uses.sits[language].replace('{{name}}', 'Snedker').replace('{{thing}}', called)
  await page.getByText(sits, { exact: true }).first().waitFor({ state: 'attached' })
  if (process.env.SHOT) {
    await page.waitForTimeout(3000)
    await page.screenshot({ path: process.env.SHOT })
  }
})
