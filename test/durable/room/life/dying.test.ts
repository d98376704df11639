import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

it('[H9] tells all that a dog has died, and closes its socket with the reason', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1), park.enter(2)]
  park.learn([{ type: 'died', dog: 1 }])
  expect(max.received.slice(-2)).toEqual([
    { type: 'died', dog: 1 },
    { type: 'left', dog: 1 },
  ])
  expect(bella.closedWith).toBe(CLOSE.died)
  park.learn([{ type: 'died', dog: 1 }])
  expect(max.of('died')).toHaveLength(1)
})

it('[H9] takes away a dead dog with a lost connection, and tells nobody of a hidden one', () => {
  const park = aPark()
  const max = park.enter(2)
  park.enter(1).drop()
  park.learn([{ type: 'died', dog: 1 }])
  expect(max.last).toEqual({ type: 'left', dog: 1 })
  const spy = park.enter(3, { mayHide: true, hidden: true })
  park.learn([{ type: 'died', dog: 3 }])
  expect(max.of('died')).toEqual([{ type: 'died', dog: 1 }])
  expect(spy.closedWith).toBe(CLOSE.died)
})
