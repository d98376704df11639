import { expect, it } from 'vitest'
import { Groups } from '#durable/host/groups.ts'

type Placed = { group: number | null }

function admitted(groups: Groups<Placed>, count: number): Placed[] {
  const all = Array.from({ length: count }, (): Placed => ({ group: null }))
  all.forEach((who) => groups.admit(who))
  return all
}

it('fills one group before it begins the next, and fills gaps first', () => {
  const groups = new Groups<Placed>(2)
  const [first, second, third] = admitted(groups, 3)
  expect([first!.group, second!.group, third!.group]).toEqual([0, 0, 1])
  groups.leave(first!)
  expect(first!.group).toBeNull()
  const [fourth, fifth] = admitted(groups, 2)
  expect([fourth!.group, fifth!.group, groups.count]).toEqual([0, 1, 2])
  expect([...groups.membersOf(0)]).toEqual([second, fourth])
  expect([...groups.membersOf(1)]).toEqual([third, fifth])
})

it('sends to a hundred listeners at once and to more of them in turns', () => {
  const groups = new Groups<Placed>()
  admitted(groups, 100)
  expect([groups.count, groups.next(), groups.next()]).toEqual([1, 0, 0])
  admitted(groups, 1)
  expect([groups.count, groups.next(), groups.next()]).toEqual([2, 1, 0])
})

it('gives every group its turn, but none to an empty last group', () => {
  const groups = new Groups<Placed>(1)
  const [first, second, third] = admitted(groups, 3)
  expect(new Set([groups.next(), groups.next(), groups.next()])).toEqual(
    new Set([first!.group, second!.group, third!.group]),
  )
  expect(groups.turnMs(50)).toBe(16)
  groups.leave(second!)
  expect(groups.count).toBe(3)
  groups.leave(third!)
  expect([groups.count, groups.next(), groups.next()]).toEqual([1, 0, 0])
  expect([...groups.membersOf(0)]).toEqual([first])
})
