import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId, WireThing } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Hello } from '#durable/room/entering.ts'
import type { Act, LedgerOutcome } from '#durable/room/life/act.ts'
import { Room } from '#durable/room/room.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import type { Mistake } from './books/ledger.ts'
import type { MakeRoom } from './room-shell.ts'
import type { Plant } from './simulation.ts'
import { CALM } from './swarm.ts'
import type { Swarm } from './swarm.ts'

// Stands first: vite lifts what a class extends no further than the class.
function altered(alter: (effects: Effect[]) => Effect[]): MakeRoom {
  class Altered extends Room {
    override enter(visitor: Visitor, hello: Hello, now: number): Effect[] {
      return alter(super.enter(visitor, hello, now))
    }
    override receive(from: DogId, message: ClientMessage | null, now: number): Effect[] {
      return alter(super.receive(from, message, now))
    }
    override seeOff(id: DogId, epoch: number, now: number): Effect[] {
      return alter(super.seeOff(id, epoch, now))
    }
    override drop(id: DogId, now: number): Effect[] {
      return alter(super.drop(id, now))
    }
    override settle(asked: Act, outcome: LedgerOutcome, now: number): Effect[] {
      return alter(super.settle(asked, outcome, now))
    }
    override find(things: readonly WireThing[]): Effect[] {
      return alter(super.find(things))
    }
    override calmDown(asked: Calm | null): Effect[] {
      return alter(super.calmDown(asked))
    }
  }
  return (options) => new Altered(options)
}

class Gossip extends Room {
  override receive(from: DogId, message: ClientMessage | null, now: number): Effect[] {
    const effects = super.receive(from, message, now)
    const told = effects.flatMap((effect): Effect[] =>
      effect.do === 'send' && effect.message.type === 'rested' ? [{ do: 'tell', message: effect.message }] : [effect],
    )
    return told
  }
}

class Sleepy extends Room {
  override reopen(now: number): Effect[] {
    return this.wake(now)
  }
}

class Clinging extends Room {
  override seeOff(): Effect[] {
    return []
  }
}

class Gullible extends Room {
  override settle(asked: Act, outcome: LedgerOutcome, now: number): Effect[] {
    const effects = super.settle(asked, outcome, now)
    const isGone = outcome.type === 'refused' && outcome.reason === 'item-gone' && asked.type === 'pickUp'
    return isGone ? [...effects, ...this.find(this.kept.ground.filter(({ id }) => id !== asked.thing.id))] : effects
  }
}

class Hasty extends Room {
  override settle(asked: Act, outcome: LedgerOutcome, now: number): Effect[] {
    const isUnknown = outcome.type === 'refused' && outcome.reason === 'try-again' && asked.type === 'pickUp'
    return super.settle(asked, isUnknown ? { type: 'pickUp' } : outcome, now)
  }
}

/** Rooms with one mistake each, as a hurried hand might make it. */
const ROOMS: Record<string, MakeRoom> = {
  'walks without looking at the ground': (options) => {
    const { grid } = options
    return new Room({ ...options, grid: { ...grid, ground: grid.ground.map((ground) => (ground === 2 ? 0 : ground)) } })
  },
  'tells nobody of a lost connection': altered((effects) =>
    effects.filter((effect) => !(effect.do === 'tell' && effect.message.type === 'dropped')),
  ),
  'whispers to everybody': altered((effects) =>
    effects.map((effect) =>
      effect.do === 'send' && effect.message.type === 'whispered' ? { do: 'tell', message: effect.message } : effect,
    ),
  ),
  'forgets who is ignored': altered((effects) =>
    effects.map((effect) => (effect.do === 'tell' ? { ...effect, unheardBy: [] } : effect)),
  ),
  'tells a line that it does not keep': altered((effects) =>
    withoutKeeping(effects, (what) => typeof what !== 'string' && 'line' in what),
  ),
  'keeps nobody who comes or speaks': altered((effects) =>
    withoutKeeping(effects, (what) => typeof what !== 'string' && 'dog' in what),
  ),
  'forgets to ask for the alarm': altered((effects) => effects.filter(({ do: what }) => what !== 'wakeAt')),
  'tells a reader that was held nothing of what it missed': (options) => {
    const room = new Room(options)
    room.refresh = () => []
    return room
  },
  'leaves the older window open': altered((effects) =>
    effects.filter((effect) => !(effect.do === 'close' && effect.socket === 'own' && effect.code === 4005)),
  ),
  'shows a hidden dog to others': (options) => new Gossip(options),
  'does not let a dog go that has come in elsewhere': (options) => new Clinging(options),
  'leaves a dog on ground that is gone': (options) => {
    const { grid } = options
    const ground = new Uint8Array(grid.ground.length)
    const room = new Room({ ...options, grid: { ...grid, ground } })
    ground.set(grid.ground)
    return room
  },
  'tells nobody of a new revision': (options) => new Sleepy(options),
  // Found here in November 2026, see test/durable/room/flooding.test.ts.
  'drops the walks of a flood without a word': altered((effects) =>
    effects.filter((effect) => !(effect.do === 'send' && isDroppedWalk(effect))),
  ),
  // Found here in November 2026 as well.
  'drops the acts of a flood without saying which': altered((effects) =>
    effects.filter((effect) => !(effect.do === 'send' && isDroppedAct(effect))),
  ),
  'hides what somebody asks for in a version that there is not': (options) => new Gullible(options),
  'keeps nothing of what lies on the ground': altered((effects) =>
    withoutKeeping(effects, (what) => what === 'ground'),
  ),
  'tells nobody what was laid down': altered((effects) =>
    effects.filter((effect) => !(effect.do === 'tell' && effect.message.type === 'laid')),
  ),
  'asks the books under an id of its own each time': (options) => {
    let asked = 0
    return altered((effects) =>
      effects.map((effect) =>
        effect.do === 'ask' ? { ...effect, act: { ...effect.act, op: `${effect.act.op}.${++asked}` } } : effect,
      ),
    )(options)
  },
  'forgets what staff ask of it': altered((effects) => withoutKeeping(effects, (what) => what === 'calm')),
  'tells nobody what staff ask of it': (options) => {
    const room = new Room(options)
    const calmDown = room.calmDown.bind(room)
    room.calmDown = (calm) => calmDown(calm).filter((effect) => effect.do === 'keep')
    return room
  },
  'says in a pause what was only slowed down': (options) => {
    const calm = options.kept?.calm
    const isPause = calm?.mode === 'pause'
    return new Room(isPause ? { ...options, kept: { ...options.kept, calm: { ...calm, mode: 'slow' } } } : options)
  },
  'shows after its sleep who hides': (options) => {
    const dogs = options.snapshot?.dogs.map((dog) => ({ ...dog, hidden: false }))
    return new Room({ ...options, snapshot: options.snapshot && { ...options.snapshot, dogs: dogs ?? [] } })
  },
  'has one entry for all doors': (options) => new Room({ ...options, entries: [options.entries[0]] }),
  'goes by the old word lists': (options) => {
    const room = new Room(options)
    const goBy = room.goBy.bind(room)
    room.goBy = (rules) => goBy({ ...rules, filter: filterWith([]) })
    return room
  },
  'goes by the old numbers of staff': (options) => {
    const room = new Room(options)
    const goBy = room.goBy.bind(room)
    room.goBy = (rules) => goBy({ ...rules, settings: settingsFrom({}) })
    return room
  },
  'forgets the word lists in its sleep': (options) => {
    const { filter: _, ...others } = options
    return new Room(others)
  },
  'forgets the numbers of staff in its sleep': (options) => {
    const { settings: _, ...others } = options
    return new Room(others)
  },
  'says that it is done when the books have not answered': (options) => new Hasty(options),
}

const BOOKS: readonly Mistake[] = [
  'does an op as often as it is asked for',
  'lets the other half of a refused op stand',
  'lets a purse go below nothing',
  'takes a thing wherever it is',
  'trades what was offered without looking again',
  'pays only one side',
  'gives as many lives as a rebirth is asked for',
]

/** A network without faults, on which nearly all that happens is trading, or picking up. */
const TRADING = {
  ...{ ...CALM, nearMs: 1, farMs: 2, databaseMs: 3, actMs: 800, verbs: 0.6, trading: 0.8 },
  ...{ moveOn: 0.05, switchRoom: 0.05, leave: 0.02 },
}
const PICKING_UP = { ...CALM, nearMs: 1, farMs: 2, databaseMs: 3, actMs: 60, verbs: 1, trading: 0.1 }

/** Mistakes that the faults which seeds draw bring out in one seed of hundreds, and what brings them out sooner. */
const HELPED: Record<string, Partial<Swarm>> = {
  'hides what somebody asks for in a version that there is not': PICKING_UP,
  'says that it is done when the books have not answered': { actMs: 120, verbs: 0.8, trading: 0.8 },
  'lets the other half of a refused op stand': TRADING,
  'trades what was offered without looking again': TRADING,
}

/** Parks with one mistake each: what the simulator does not find, it does not guard. */
export const PLANTED: Record<string, Plant> = Object.fromEntries([
  ...Object.entries(ROOMS).map(([mistake, makeRoom]) => [`a room that ${mistake}`, helped(mistake, { makeRoom })]),
  ...BOOKS.map((mistake) => [`a ledger that ${mistake}`, helped(mistake, { mistake })]),
])

function helped(mistake: string, plant: Plant): Plant {
  return { ...plant, swarm: HELPED[mistake] }
}

type Keeping = Extract<Effect, { do: 'keep' }>

function withoutKeeping(effects: Effect[], isSuch: (what: Keeping['what']) => boolean): Effect[] {
  return effects.filter((effect) => effect.do !== 'keep' || !isSuch(effect.what))
}

function isDroppedAct({ message }: Extract<Effect, { do: 'send' }>): boolean {
  return message.type === 'refused' && message.op !== undefined && (message.retryInMs ?? 99) <= 50
}

// The limit of walks and poses has its own words; those of a flood come after at most 50 ms.
function isDroppedWalk({ message }: Extract<Effect, { do: 'send' }>): boolean {
  return message.type === 'refused' && message.request === 'walk' && (message.retryInMs ?? 99) <= 50
}
