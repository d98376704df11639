import { expect, it } from 'vitest'
import { osloMonth, osloMonthStart } from '#durable/rules/life/days.ts'
import { NOON, aPark } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'

const MONTH = osloMonth(NOON) + 1
/** The first whole month after the beginning of a test, and the one after it. */
const [FROM, SECOND, UNTIL] = [MONTH, MONTH + 1, MONTH + 2].map(osloMonthStart) as [number, number, number]
const COMMITTEE = { from: FROM, until: UNTIL, terms: 1 }
const GOES_ON = { from: NOON - 60_000, until: NOON + 60_000, terms: 1 }

const pennonsSeen = (socket: Socket) => socket.of('marked').map(({ dog, mark }) => [dog, mark.committee])

it('[PC8] turns the badge at the beginning, with the month and at the end, to the ms, in open sockets', () => {
  const park = aPark()
  const [bella, max] = [park.enter(1, { committee: COMMITTEE }), park.enter(2)]
  for (const [at, seen] of [
    [FROM, [[1, 1]]],
    [
      SECOND,
      [
        [1, 1],
        [1, 2],
      ],
    ],
    [
      UNTIL,
      [
        [1, 1],
        [1, 2],
        [1, null],
      ],
    ],
  ] as const) {
    park.wait(at - 1 - park.now)
    expect(pennonsSeen(max)).toEqual(seen.slice(0, -1))
    park.wait(1)
    expect(pennonsSeen(max)).toEqual(seen)
  }
  expect(pennonsSeen(bella)).toEqual(pennonsSeen(max))
  expect(park.wakeAt).toBeNull()
})

it('[PC8] turns it where the room has slept meanwhile, once', () => {
  const park = aPark()
  park.enter(1, { committee: COMMITTEE })
  const max = park.enter(2)
  park.hibernate()
  park.wait(FROM - park.now)
  park.hibernate()
  park.wait(UNTIL - park.now)
  park.hibernate()
  expect(pennonsSeen(max)).toEqual([
    [1, 1],
    [1, 2],
    [1, null],
  ])
})

it('[PC8] catches up where nobody woke the room at the time', () => {
  const park = aPark()
  park.enter(1, { committee: COMMITTEE })
  const max = park.enter(2)
  park.now = FROM
  park.hibernate()
  expect(pennonsSeen(max)).toEqual([[1, 1]])
})

it('[PC8] tells who comes of the badge, and nothing of a term that is over', () => {
  const park = aPark()
  park.enter(1, { committee: GOES_ON })
  park.enter(2, { committee: { ...GOES_ON, until: NOON } })
  expect(park.enter(3).of('welcome')[0]!.marks).toEqual([{ dog: 1, mark: { committee: 1 } }])
})

it('[PC8] introduces a dog anew that comes back after the term has begun', () => {
  const park = aPark()
  park.enter(1)
  const max = park.enter(2)
  park.enter(1, { epoch: 2, committee: GOES_ON })
  expect(pennonsSeen(max)).toEqual([[1, 1]])
})

it('[K4] shows nobody else the badge of a hidden dog', () => {
  const park = aPark()
  const bella = park.enter(1, { committee: COMMITTEE, mayHide: true, hidden: true })
  const max = park.enter(2)
  park.wait(FROM - park.now)
  expect([pennonsSeen(bella), pennonsSeen(max)]).toEqual([[[1, 1]], []])
})

it('forgets nothing that is due beside it', () => {
  const park = aPark()
  park.enter(1, { committee: GOES_ON })
  park.enter(2).drop()
  const max = park.enter(3)
  park.wait(60_000)
  expect(pennonsSeen(max)).toEqual([[1, null]])
  expect(max.of('left').map(({ dog }) => dog)).toEqual([2])
})
