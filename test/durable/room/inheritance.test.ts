import { expect, it } from 'vitest'
import { aGrid, anEmptyGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'

const SOON = 60_000

function rebuilt(park: ReturnType<typeof aPark>) {
  park.publish({ pack: 'new', grid: anEmptyGrid(20, 20) })
}

it('[ED4] refuses the sign that a dog had no allowance left for', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let times = 0; times < 3; times++) bella.send({ type: 'emote', emote: 'heart' })
  rebuilt(park)
  bella.send({ type: 'emote', emote: 'heart' })
  expect(bella.last).toMatchObject({ type: 'refused', reason: 'too-fast' })
})

it('[ED4] lets nobody in who was banned before, with a ticket from before that', () => {
  const park = aPark()
  park.enter(1, { user: 7 })
  park.sendAway(7, park.now + SOON)
  rebuilt(park)
  const again = park.enter(1, { user: 7, epoch: 2 })
  expect(again.isOpen).toBe(false)
})

it('[ED4] goes on with the dig of a dog that stands where it stood', () => {
  const soil = aGrid(...Array<string>(20).fill('d'.repeat(20)))
  const park = aPark({ grid: soil })
  const bella = park.enter(1)
  const op = '00000000-0000-4000-8000-000000000001'
  bella.send({ type: 'dig', op })
  const { until } = bella.of('digging')[0]!
  park.publish({ pack: 'new' })
  park.wait(until - park.now)
  bella.send({ type: 'dig', op })
  expect(park.asked).toMatchObject([{ type: 'dig', op }])
})
