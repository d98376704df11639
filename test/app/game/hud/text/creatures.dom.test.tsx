import { expect, it } from 'vitest'
import { lore } from '#app/locales/texts/lore.ts'
import { enteredPark } from '#test/app/game/entered-park.tsx'

it('names the creatures that are out at this hour, each with its line, to who reads the park as text', async () => {
  const { texts, passes, find, findByText, queryByText } = await enteredPark({ language: 'dk' })
  await passes(2000)
  await find('region', texts.game.around.creatures)
  await findByText(lore.squirrel.dk)
  // It is January.
  expect(queryByText(lore.butterfly.dk)).toBeNull()
})

it('says what a creature is that was tapped, and leaves the dog where it is', async () => {
  const { container, findByText, sockets } = await enteredPark({ language: 'se' })
  const picture = container.querySelector('[data-park]')!
  Object.assign(picture, { setPointerCapture: () => {} })
  const at = { bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: 5 }
  for (const type of ['pointerdown', 'pointerup']) picture.dispatchEvent(new PointerEvent(type, at))
  await findByText(lore.cat.se)
  expect(sockets[0]?.of('walked')).toEqual([])
})
