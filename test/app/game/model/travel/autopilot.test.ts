import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Autopilot } from '#app/game/model/travel/autopilot.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

const DOORS = ROOM_DOCS.flatMap(({ key, doors }) =>
  doors.map(({ id, to, access }) => ({ id, from: key, to: to.room, isClosed: access !== undefined })),
)

/** A dog in a park where every door is one walk away. */
class Park {
  room: string | null
  /** The doors that the dog was sent to. */
  readonly sent: string[] = []
  readonly cutOff = new Set<string>()
  /** The dogs that it was sent to meet. */
  readonly met: number[] = []
  on: string | null = null
  why: Refusal | null = null
  readonly pilot = new Autopilot({
    room: () => this.room,
    walkToDoor: (door) => {
      if (this.cutOff.has(door)) return false
      this.sent.push(door)
      return true
    },
    approach: (dog) => {
      this.met.push(dog)
    },
    show: (trip) => {
      this.on = trip?.name ?? null
    },
    refuse: (why) => {
      this.why = why
    },
  })

  constructor(room: string) {
    this.room = room
  }

  send(to: string) {
    this.pilot.start({ to, name: to, doors: DOORS })
  }

  /** The dog goes through the door that it was sent to. */
  passes() {
    const door = DOORS.find(({ id }) => id === this.sent.at(-1))
    this.arrivesIn(door?.to ?? null)
  }

  arrivesIn(room: string | null) {
    this.room = room
    this.pilot.arrived()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('walks from door to door until it arrives, and then leaves the dog alone', () => {
  const park = new Park('plaza')
  park.send('cinema')
  expect([park.sent, park.on]).toEqual([['plaza-east'], 'cinema'])
  park.passes()
  expect(park.on).toBe('cinema')
  park.passes()
  expect([park.sent, park.on, park.room]).toEqual([['plaza-east', 'market-cinema'], null, 'cinema'])
  park.arrivesIn('market-street')
  expect(park.sent).toHaveLength(2)
})

it('walks up to the wanted dog once, in the room that it arrives in', () => {
  const park = new Park('plaza')
  park.send('cinema')
  park.pilot.seek(7)
  expect([park.on, park.met]).toEqual([null, []])
  park.arrivesIn('forest')
  park.arrivesIn('lake')
  expect(park.met).toEqual([7])
  park.pilot.seek(8)
  expect(park.pilot.refused('room-full')).toBe(false)
  park.arrivesIn('forest')
  park.pilot.seek(9)
  park.pilot.stop()
  park.arrivesIn('lake')
  expect(park.met).toEqual([7])
})

it('ends at once if the dog is there already', () => {
  const park = new Park('plaza')
  park.send('plaza')
  expect([park.sent, park.on, park.why]).toEqual([[], null, null])
})

it('stops when told to, and forgets the last way for a new one', () => {
  const park = new Park('plaza')
  park.send('cinema')
  park.pilot.stop()
  park.passes()
  expect([park.sent, park.on]).toEqual([['plaza-east'], null])
  park.send('memorial-grove')
  expect(park.sent.at(-1)).toBe('market-plaza')
})

it('waits while the connection is lost, and asks for the way from where the dog then is', () => {
  const park = new Park('plaza')
  park.send('cinema')
  park.room = null
  park.pilot.astray()
  vi.advanceTimersByTime(60_000)
  expect([park.sent, park.on]).toEqual([['plaza-east'], 'cinema'])
  park.arrivesIn('plaza')
  expect(park.sent).toEqual(['plaza-east', 'plaza-east'])
  park.arrivesIn('harbour')
  expect(park.sent.at(-1)).toBe('harbour-stairs')
})

it('takes another door if one cannot be reached on foot, and says so if none can', () => {
  const park = new Park('plaza')
  park.cutOff.add('plaza-gate')
  park.send('meadow')
  expect(park.sent).toEqual(['plaza-east'])
  const lone = new Park('cinema')
  lone.cutOff.add('cinema-street')
  lone.send('plaza')
  expect([lone.on, lone.why]).toEqual([null, 'no-way-there'])
})

it('finds no way into a closed house', () => {
  const park = new Park('plaza')
  park.send('house-klanen')
  expect([park.sent, park.on, park.why]).toEqual([[], null, 'no-way-there'])
})

it('stops at a door that refuses, and leaves the reason to the door', () => {
  const park = new Park('plaza')
  park.send('cinema')
  expect(park.pilot.refused('only-pack')).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect([park.sent, park.on, park.why]).toEqual([['plaza-east'], null, null])
})

it.each(['try-again', null] as const)('tries a door again a second after %s, five times in all', (why) => {
  const park = new Park('plaza')
  park.send('cinema')
  for (let go = 1; go < 5; go++) {
    expect(park.pilot.refused(why)).toBe(true)
    vi.advanceTimersByTime(999)
    expect(park.sent).toHaveLength(go)
    vi.advanceTimersByTime(1)
    expect(park.sent).toHaveLength(go + 1)
  }
  expect(park.pilot.refused(why)).toBe(false)
  expect([park.on, park.why]).toEqual([null, null])
})

it('gives up on a walk that is interrupted repeatedly, but not on a long way', () => {
  const park = new Park('plaza')
  park.send('cinema')
  for (let go = 1; go < 5; go++) park.pilot.astray()
  expect([park.on, park.sent.length]).toEqual(['cinema', 5])
  park.passes()
  park.pilot.astray()
  expect(park.on).toBe('cinema')
  for (let go = 2; go <= 5; go++) park.pilot.astray()
  expect([park.on, park.why]).toEqual([null, 'try-again'])
})

it('does not try a door for a trip that is over', () => {
  const park = new Park('plaza')
  expect(park.pilot.refused(null)).toBe(false)
  park.send('cinema')
  park.pilot.refused(null)
  park.pilot.stop()
  vi.advanceTimersByTime(60_000)
  expect(park.sent).toHaveLength(1)
})
