import { expect, it } from 'vitest'
import { SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'
import type { TestPark } from '#test/support/park.ts'

/** A park that has stopped and started again, in which dog 1 was until a moment before, and dogs 2 and 3 all the time. */
function afterACrash(): TestPark {
  const park = aPark()
  const [bella] = [1, 2, 3].map((dog) => park.enter(dog))
  park.wait(SAVE_WITHIN_MS)
  bella!.send({ type: 'leave' })
  park.crash()
  return park
}

it('asks the database after a crash where the dogs are that it has cut off', () => {
  expect(afterACrash().sweeps.map(({ here }) => here.map(({ dog }) => dog))).toEqual([[1, 2, 3]])
})

it('lets a dog leave of which the database knows no stay', () => {
  const park = afterACrash()
  const max = park.enter(2)
  park.sweeps[0]!.room.endStays([{ dog: 1, epoch: 1 }])
  expect(max.last).toEqual({ type: 'left', dog: 1 })
  expect(park.room.visitors.map(({ dog }) => dog)).toEqual([2, 3])
})

it('lets a dog stay that has come since the database was asked, though it then had no stay', () => {
  const park = afterACrash()
  const bella = park.enter(1, { epoch: 2 })
  park.sweeps[0]!.room.endStays([{ dog: 1, epoch: 1 }])
  expect(bella.isOpen).toBe(true)
  expect(park.room.has(1)).toBe(true)
})

it('asks the page of a dog for a ticket that is here by a stay of which the database knows nothing', () => {
  const park = afterACrash()
  const max = park.enter(2)
  park.sweeps[0]!.room.endStays([{ dog: 2, epoch: 1 }])
  expect(max.closedWith).toBe(CLOSE.needsTicket)
  expect(park.room.has(2)).toBe(true)
})

it('asks nothing after a sleep, in which nobody is cut off', () => {
  const park = aPark()
  park.enter(1)
  park.hibernate()
  expect(park.sweeps).toEqual([])
})

it('reports the sockets that are still there once after a crash, with nobody in the room as well', () => {
  expect(afterACrash().stillThere).toEqual([[], []])
  const empty = aPark()
  empty.crash()
  expect(empty.stillThere).toEqual([[], []])
})
