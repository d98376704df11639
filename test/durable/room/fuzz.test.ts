import { expect, it } from 'vitest'
import { POSES } from '#durable/protocol/messages.ts'
import type { ChatLine, ServerMessage, Whisper, WireDog } from '#durable/protocol/messages.ts'
import { isSaid } from '#durable/room/chat/log.ts'
import { wireDog } from '#durable/room/state/park-dog.ts'
import { CHAT_BURST, CHAT_MAX, CHAT_REFILL_MS } from '#durable/rules/chat.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import { endOf, placeAt } from '#durable/rules/walks.ts'
import { aGrid } from '#test/support/grids.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'
import { below, pick, seeded } from '#test/support/random.ts'

const GRID = aGrid(
  '################',
  '#......~~......#',
  '#.###..~~..###.#',
  '#.#.......d..#.#',
  '#...####.###...#',
  '#......#.#.....#',
  '#.~~...#.#..##.#',
  '#.~~.......##..#',
  '################',
)
const DOGS = 6
const STEPS = 250

/** The state of a client that follows the protocol, and nothing else. */
class View {
  readonly dogs = new Map<number, WireDog>()
  lines: (ChatLine | Whisper)[] = []

  read(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.dogs.clear()
        for (const dog of message.dogs) this.dogs.set(dog.id, dog)
        this.lines = [...message.lines]
        return
      case 'entered':
        return void this.dogs.set(message.dog.id, message.dog)
      case 'left':
        return void this.dogs.delete(message.dog)
      case 'dropped':
        return this.change(message.dog, { away: true })
      case 'returned':
        return this.change(message.dog, { away: false })
      case 'walked': {
        const { x, y, dirs, startedAt } = message
        const dog = this.dogs.get(message.dog)!
        const facing = placeAt(GRID, dog.walk, startedAt).facing ?? dog.facing
        return this.change(message.dog, { pose: 'stand', facing, walk: { x, y, dirs, startedAt } })
      }
      case 'rested':
        expect(endOf(this.dogs.get(message.dog)!.walk)).toEqual({ x: message.x, y: message.y })
        return this.change(message.dog, { pose: message.pose })
      case 'said':
      case 'whispered':
        return void this.lines.push(message)
      case 'dressed':
        return this.change(message.dog, { wear: message.wear })
      case 'marked':
      case 'gatesOpen':
      case 'gateShut':
      case 'used':
      case 'wheelSet':
      case 'tintAsked':
      case 'tintAnswered':
      case 'challengeAsked':
      case 'challengeDenied':
      case 'raceCalled':
      case 'raceSet':
      case 'raced':
      case 'stood':
      case 'cleared':
      case 'nose':
      case 'emoted':
      case 'typing':
      case 'refused':
      case 'risen':
      case 'scored':
      case 'playing':
      case 'watched':
      case 'nudge':
      case 'sentAway':
      case 'calmed':
      case 'died':
      case 'sniffed':
      case 'digging':
      case 'dug':
      case 'laid':
      case 'lifted':
      case 'pooped':
      case 'scooped':
      case 'smelled':
      case 'postRead':
      case 'done':
        return
    }
  }

  private change(dog: number, changes: Partial<WireDog>): void {
    this.dogs.set(dog, { ...this.dogs.get(dog)!, ...changes })
  }
}

class Simulation {
  readonly park: TestPark
  readonly random: () => number
  private readonly sockets: Socket[] = []
  private readonly views = new Map<Socket, { view: View; read: number }>()
  private epoch = 0
  private asked = 0

  constructor(seed: number) {
    this.random = seeded(seed)
    const things = ['ball', 'stool', 'bell'].map((prefab) => ({ id: prefab, prefab, x: 272, y: 112 }))
    this.park = aPark({ grid: GRID, entries: [{ x: 8, y: 3 }], maxDogs: 5, things })
  }

  step(): void {
    const { park, random } = this
    const chance = below(random, 100)
    const socket = this.sockets.length > 0 ? pick(random, this.sockets) : null
    if (!socket || chance < 14) this.enter()
    else if (chance < 50) socket.walk(below(random, 20) - 2, below(random, 13) - 2, chance)
    else if (chance < 68) socket.say(pick(random, ['hej', 'hej', 'vov', '', 'x'.repeat(121), `n${below(random, 99)}`]))
    else if (chance < 70) socket.whisper(1 + below(random, DOGS), `psst ${below(random, 99)}`)
    else if (chance < 71) socket.send({ type: 'emote', emote: 'heart' }).send({ type: 'typing' })
    else if (chance < 72) this.leavePrint(socket)
    else if (chance < 73) this.play(socket)
    else if (chance < 74) this.tryThing(socket)
    else if (chance < 76) socket.send({ type: 'rest', pose: pick(random, POSES) })
    else if (chance < 82) socket.drop()
    else if (chance < 84) socket.send({ type: 'leave' })
    else if (chance < 85) socket.send(null)
    else if (chance < 88) for (let n = 0; n < 30; n++) socket.send({ type: 'rest', pose: 'sit' })
    else if (chance < 91) park.hibernate()
    else if (chance < 92) park.hibernate(socket)
    else if (chance < 93) park.crash()
    else park.wait(pick(random, [1, 60, 250, 1_000, 9_000, DROPPED_KEPT_MS]))
    if (chance % 3 === 0) park.wait(below(random, 300))
    this.check()
  }

  private tryThing(socket: Socket): void {
    const thing = pick(this.random, ['ball', 'stool', 'bell', 'self', 'nothing'])
    socket.send({ type: 'use', op: `op ${this.asked++}`, thing, how: below(this.random, 9) })
  }

  private play(socket: Socket): void {
    const from = below(this.random, 2)
    const course = { game: 'JumpingDog', seed: '0'.repeat(32), isCalm: false } as const
    const piece = { round: `round ${below(this.random, 2)}`, from, tick: below(this.random, 99), bytes: 'AQ' } as const
    socket.send({ type: 'watch', dog: pick(this.random, [null, 1 + below(this.random, DOGS)]) })
    socket.send({
      type: 'played',
      ...piece,
      ...(from === 0 && { course }),
      ...(this.asked % 3 === 0 && { isLast: true }),
    })
  }

  // The ledger answers only now and then; the answer is sent to one dog only.
  private leavePrint(socket: Socket): void {
    const { park, random } = this
    const [op, dog] = [`op ${this.asked++}`, 1 + below(random, DOGS)]
    socket.send({ type: 'pawPrint', op, dog, text: pick(random, ['', 'paw of mine', 'x'.repeat(101)]) })
    if (park.asked.length > 0 && below(random, 3) > 0) park.answer({ type: 'pawPrint' })
  }

  private enter(): void {
    const dog = 1 + below(this.random, DOGS)
    this.epoch += 1
    const epoch = below(this.random, 5) === 0 ? Math.max(1, this.epoch - 4) : this.epoch
    const name = below(this.random, 6) === 0 ? 'Renamed' : `Dog ${dog}`
    this.sockets.push(
      this.park.enter(dog, { epoch, name }, { lastSeq: pick(this.random, [null, 0, this.park.log.length]) }),
    )
    if (this.sockets.length > 12) this.sockets.shift()
  }

  private check(): void {
    const { park } = this
    const { now } = park
    const dogs = park.room.snapshot(now).dogs
    expect(new Set(dogs.map((dog) => dog.visitor.dog)).size).toBe(dogs.length)
    expect(dogs.length).toBe(park.room.size)
    expect(dogs.length).toBeLessThanOrEqual(5)

    for (const { walk, visitor, awaySince } of dogs) {
      const { tile } = placeAt(GRID, walk, now)
      expect(isWalkable(GRID, tile.x, tile.y)).toBe(true)
      expect(park.own.has(visitor.dog)).toBe(awaySince === null)
      if (awaySince !== null) expect(now - awaySince).toBeLessThan(DROPPED_KEPT_MS)
    }
    for (const socket of park.own.values()) expect(socket.isOpen).toBe(true)
    this.checkViews()
    this.checkLog()
  }

  private checkViews(): void {
    const { park } = this
    const truth = park.room
      .snapshot(park.now)
      .dogs.map((dog) => wireDog(GRID, { ...dog, ...NO_LIMITS }, park.now))
      .sort((a, b) => a.id - b.id)
    for (const socket of park.own.values()) {
      const known = this.views.get(socket) ?? { view: new View(), read: 0 }
      for (const message of socket.received.slice(known.read)) known.view.read(message)
      this.views.set(socket, { view: known.view, read: socket.received.length })
      const seen = [...known.view.dogs.values()]
        .map((dog) => ({ ...dog, facing: placeAt(GRID, dog.walk, park.now).facing ?? dog.facing }))
        .sort((a, b) => a.id - b.id)
      expect(seen.map(standing(park.now))).toEqual(truth.map(standing(park.now)))
      const heard = known.view.lines.map(({ seq, text }) => `${seq} ${text}`)
      const { dog } = socket.visitor
      const due = park.log.filter(
        (line) => isSaid(line) && (line.to === undefined || line.to === dog || line.dog === dog),
      )
      expect(heard).toEqual(due.slice(due.length - heard.length).map(({ seq, text }) => `${seq} ${text}`))
    }
  }

  private checkLog(): void {
    this.park.log.forEach((line, n) => {
      expect(line.seq).toBe(n + 1)
      expect([...line.text].length).toBeLessThanOrEqual(CHAT_MAX)
    })
    for (let dog = 1; dog <= DOGS; dog++) {
      const times = this.park.log.filter((line) => line.dog === dog && isSaid(line)).map((line) => line.at)
      times.forEach((at, n) => {
        const sixth = times[n - CHAT_BURST]
        if (sixth !== undefined) expect(at - sixth).toBeGreaterThanOrEqual(CHAT_REFILL_MS)
      })
    }
  }
}

const NO_LIMITS = {
  pennons: null,
  messages: 0,
  lines: 0,
  moves: 0,
  repeat: null,
  emotes: 0,
  typing: 0,
  acts: 0,
  uses: 0,
  returns: 0,
  asking: null,
  dig: null,
  usedOp: null,
  didAt: {},
  strikes: { count: 0, at: 0, droppedWalks: 0, droppedActs: 0 },
}

/** A dog as others see it: the walk of a dog that stands is left out, since only its end shows. */
function standing(now: number) {
  return ({ walk, ...dog }: WireDog) => {
    const { x, y, moving } = placeAt(GRID, walk, now)
    return { ...dog, x, y, moving }
  }
}

it.each(Array.from({ length: 24 }, (_, n) => n + 1))(
  'seed %i: everyone sees the same park, and it keeps its rules',
  (seed) => {
    const simulation = new Simulation(seed)
    for (let step = 0; step < STEPS; step++) simulation.step()
  },
)
