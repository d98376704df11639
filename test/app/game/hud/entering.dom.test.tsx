import { expect, it } from 'vitest'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'

it('enters its room while the pack of the room is on its way', async () => {
  const { room } = await enteredPark({ room: 'meadow', isPackLate: true })
  expect(room('meadow').own.has(ME)).toBe(true)
})
