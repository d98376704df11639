import { uses } from '#app/locales/texts/uses.ts'
import { it } from './park-test.ts'
import type { Visitor } from './visitor.ts'

type Sentence = keyof typeof uses

/** The key of a thing's row in the park as text. */
function row({ texts, page }: Visitor, deed: 'roll' | 'ring' | 'seat', thing: 'ball' | 'bell' | 'bench') {
  const { around } = texts.game
  return page.getByRole('button', { name: `${around.does[deed]}: ${around.thing[thing]}`, exact: true })
}

/** Waits until a reader of the park as text is told one of these sentences about a dog. */
async function isTold({ page, language }: Visitor, dog: string, ...sentences: Sentence[]) {
  const patterns = sentences.map((key) =>
    uses[key][language]
      .replace('{{name}}', dog)
      .replaceAll('.', '\\.')
      .replaceAll(/{{\w+}}/g, '.+'),
  )
  const told = page.getByText(new RegExp(`^(${patterns.join('|')})$`))
  await told.first().waitFor({ state: 'attached' })
}

it('two strangers play ball without a word, and one who reads the park as text follows it and joins', async ({
  park,
}) => {
  const [one, reader] = [
    await park.enters({ dogs: ['Kast'] }, { room: 'meadow' }),
    await park.enters({ dogs: ['Læser'], language: 'dk' }, { room: 'meadow' }),
  ]
  await one.presses(row(one, 'roll', 'ball'))
  await isTold(reader, 'Kast', 'rolls', 'rollsBy')
  await reader.presses(row(reader, 'roll', 'ball'))
  await isTold(one, 'Læser', 'rolls', 'rollsBy')
})

it('they ring the bell, swim, shake and sit side by side', async ({ park }) => {
  const one = await park.enters({ dogs: ['Klem'] }, { room: 'lake' })
  const other = await park.enters({ dogs: ['Klang'] }, { room: 'lake' })
  // The bell is on an island: whoever rings it has swum.
  await one.presses(row(one, 'ring', 'bell'))
  await isTold(other, 'Klem', 'rings')
  await one.presses(one.button(one.texts.game.hand.shake))
  await isTold(other, 'Klem', 'shakes', 'splashes')
  await one.presses(row(one, 'seat', 'bench'))
  await isTold(other, 'Klem', 'sits')
  await other.presses(row(other, 'seat', 'bench'))
  await isTold(one, 'Klang', 'sitsBeside')
})
