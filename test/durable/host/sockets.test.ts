import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { aPark } from '#test/support/park.ts'

const SWEEP_MS = 5 * 60_000

it('[K8] reports a socket as gone when it is gone, not when it is closed', () => {
  const park = aPark()
  const bella = park.enter(1, { epoch: 3 })
  bella.send(null)
  expect(bella.closedWith).toBe(CLOSE.badMessage)
  expect([park.closed, park.parted]).toEqual([[[1, 3]], []])
  park.drop(bella)
  expect(park.parted).toMatchObject([{ dog: 1, epoch: 3 }])
})

it('[K8] reports a socket as gone once, however often the platform says so', () => {
  const park = aPark()
  const bella = park.enter(1, { epoch: 3 })
  park.drop(bella)
  park.drop(bella)
  expect(park.parted).toMatchObject([{ dog: 1, epoch: 3 }])
})

it('[K8] counts a socket that never says hello, also when it is closed for that', () => {
  const park = aPark()
  const silent = park.knock(1, { epoch: 5 })
  park.wait(11_000)
  expect(silent.closedWith).toBe(CLOSE.silent)
  park.wait(SWEEP_MS)
  expect(park.stillThere.at(-1)).toMatchObject([{ dog: 1, epoch: 5 }])
  park.drop(silent)
  expect(park.parted).toMatchObject([{ dog: 1, epoch: 5 }])
})

it('[K8] reports every five minutes which sockets exist, also those that do not answer their close', () => {
  const park = aPark()
  park.enter(1, { epoch: 1 })
  const closed = park.enter(2, { epoch: 2 })
  closed.send(null)
  park.wait(SWEEP_MS)
  expect(park.stillThere.at(-1)).toMatchObject([
    { dog: 1, epoch: 1 },
    { dog: 2, epoch: 2 },
  ])
})

it('[K8] remembers over a sleep which sockets are closing', () => {
  const park = aPark()
  const closed = park.enter(1, { epoch: 7 })
  closed.send(null)
  park.wait(2 * 60_000)
  park.hibernate()
  park.wait(SWEEP_MS)
  expect(park.stillThere.at(-1)).toMatchObject([{ dog: 1, epoch: 7 }])
  expect(park.closed.at(-1)).toEqual([1, 7])
  park.drop(closed)
  expect(park.parted).toMatchObject([{ dog: 1, epoch: 7 }])
})

it('[K8] reports after a crash that no socket exists any more', () => {
  const park = aPark()
  park.enter(1)
  const before = park.stillThere.length
  park.crash()
  expect(park.stillThere.slice(before)).toEqual([[]])
})

it('[K8] keeps counting the open sockets over a sleep', () => {
  const park = aPark()
  park.enter(1)
  const before = park.stillThere.length
  park.hibernate()
  expect(park.stillThere.slice(before)).toEqual([])
})
