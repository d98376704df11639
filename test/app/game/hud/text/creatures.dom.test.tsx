import { expect, it } from 'vitest'
import { lore } from '#app/locales/texts/lore.ts'
import { CAT_AT, enteredPark } from '#test/app/game/entered-park.tsx'

it('names the creatures that are out at this hour, each with its line, to who reads the park as text', async () => {
  const { texts, passes, find, findByText, queryByText } = await enteredPark({ language: 'dk' })
  await passes(2000)
  await find('region', texts.game.around.creatures)
  await findByText(lore.squirrel.dk)
  // It is January.
  expect(queryByText(lore.butterfly.dk)).toBeNull()
})

it('says what a creature is that was tapped, and the dog walks there', async () => {
  const { container, findByText, meets } = await enteredPark({ language: 'se' })
  const bella = meets(2, 'Bella')
  const picture = container.querySelector('[data-park]')!
  Object.assign(picture, { setPointerCapture: () => {} })
  const at = { bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse', clientX: CAT_AT.x, clientY: CAT_AT.y }
  for (const type of ['pointerdown', 'pointerup']) picture.dispatchEvent(new PointerEvent(type, at))
  await findByText(lore.cat.se)
  expect(bella.of('walked')).toHaveLength(1)
})
