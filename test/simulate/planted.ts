import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import { Room } from '#durable/room/room.ts'
import type { RoomOptions } from '#durable/room/room.ts'
import type { RoomSnapshot, SavedDog } from '#durable/room/snapshot.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import { isWalkOn, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { MISTAKES } from './ledger/mistakes.ts'
import type { Plant } from './simulation.ts'
import { CALM } from './swarm.ts'
import type { Swarm } from './swarm.ts'

/** Rooms with one mistake each, of a kind that somebody could make. */
const ROOMS: Record<string, Plant> = {
  'walks without looking at the ground': madeWith(({ grid }) => ({
    grid: { ...grid, ground: grid.ground.map((ground) => (ground === 2 ? 0 : ground)) },
  })),
  'tells nobody of a lost connection': without((effect) => effect.do === 'tell' && effect.message.type === 'dropped'),
  'whispers to everybody': tellingAll('whispered'),
  'forgets who is ignored': altering((effect) => (effect.do === 'tell' ? { ...effect, unheardBy: [] } : effect)),
  'tells a line that it does not keep': without(
    (effect) => effect.do === 'keep' && typeof effect.what !== 'string' && 'line' in effect.what,
  ),
  'keeps nobody who comes or speaks': without(
    (effect) => effect.do === 'keep' && typeof effect.what !== 'string' && 'dog' in effect.what,
  ),
  'forgets to ask for the alarm': without((effect) => effect.do === 'wakeAt'),
  'tells a reader that was held nothing of what it missed': mishandling('caughtUp', () => []),
  'leaves the older window open': without(
    (effect) => effect.do === 'close' && effect.socket === 'own' && effect.code === CLOSE.elsewhere,
  ),
  'shows a hidden dog to others': tellingAll('rested'),
  'does not let a dog go that has come in elsewhere': mishandling('enteredElsewhere', () => []),
  'lets a dog back in by a pass from before it was sent away': roomWith(({ on, takeBack }) => {
    const given = new Map<string | undefined, Visitor>()
    return {
      on: (event, now) => {
        if (event.type === 'hello') given.set(event.visitor.pass, event.visitor)
        return on(event, now)
      },
      takeBack: (hash, now) => takeBack(hash, now) ?? given.get(hash) ?? null,
      has: () => true,
    }
  }),
  'leaves a dog on ground that is gone': {
    makeRoom: ({ grid, ...options }) => {
      const ground = new Uint8Array(grid.ground.length)
      const room = new Room({ ...options, grid: { ...grid, ground } })
      ground.set(grid.ground)
      return room
    },
  },
  'ends every walk when it is made anew': madeWith(({ grid, snapshot, now }) => ({
    snapshot: walking(snapshot, ({ walk }) => ({ ...placeAt(grid, walk, now).tile, dirs: '', startedAt: now })),
  })),
  'sends who has to stop to the first entry': madeWith(({ grid, entries: [{ x, y }], snapshot, now }) => ({
    snapshot: walking(snapshot, ({ walk }) => (isWalkOn(grid, walk) ? walk : { x, y, dirs: '', startedAt: now })),
  })),
  'stores the row of a dog as if it were older than all else': {
    storage: `create trigger oldest after insert on dog begin
      update dog set places_save = 0 where dog = new.dog;
    end`,
  },
  'tells nobody of a new revision': mishandling('reopened', (_, now, { on }) => on({ type: 'woken' }, now)),
  // The simulator found this mistake in November 2026; see test/durable/room/flooding.test.ts.
  'drops the walks of a flood without a word': without(
    (effect) => isRefusedByFlood(effect) && effect.message.request === 'walk',
  ),
  // The simulator found this one in November 2026 as well.
  'drops the acts of a flood without saying which': without(
    (effect) => isRefusedByFlood(effect) && effect.message.op !== undefined,
  ),
  'hides what somebody asks for in a version that there is not': mishandling('settled', (event, now, { on, kept }) => {
    const { act, outcome } = event
    const effects = on(event, now)
    if (outcome.type !== 'refused' || outcome.reason !== 'item-gone' || act.type !== 'pickUp') return effects
    const things = kept().ground.filter(({ id }) => id !== act.thing.id)
    return [...effects, ...on({ type: 'groundRead', things }, now)]
  }),
  'keeps nothing of what lies on the ground': without((effect) => effect.do === 'keep' && effect.what === 'ground'),
  'leaves lying what nobody can reach any more': without((effect) => effect.do === 'tidy'),
  'tells nobody what was laid down': without((effect) => effect.do === 'tell' && effect.message.type === 'laid'),
  'asks the ledger under an id of its own each time': altering((effect, now) =>
    effect.do === 'ask' ? { ...effect, act: { ...effect.act, op: `${effect.act.op}.${now}` } } : effect,
  ),
  'forgets what staff ask of it': without((effect) => effect.do === 'keep' && effect.what === 'calm'),
  'tells nobody what staff ask of it': mishandling('calmed', (event, now, { on }) =>
    on(event, now).filter((effect) => effect.do === 'keep'),
  ),
  'says in a pause what was only slowed down': madeWith(({ kept }) =>
    kept?.calm?.mode === 'pause' ? { kept: { ...kept, calm: { ...kept.calm, mode: 'slow' } } } : {},
  ),
  'shows after its sleep who hides': madeWith(({ snapshot }) => ({
    snapshot: snapshot && { ...snapshot, dogs: snapshot.dogs.map((dog) => ({ ...dog, hidden: false })) },
  })),
  'has one entry for all doors': madeWith(({ entries }) => ({ entries: [entries[0]] })),
  'goes by the old word lists': roomWith(({ goBy }) => ({
    goBy: (rules) => goBy({ ...rules, filter: filterWith([]) }),
  })),
  'goes by the old numbers of staff': roomWith(({ goBy }) => ({
    goBy: (rules) => goBy({ ...rules, settings: settingsFrom({}) }),
  })),
  'forgets the word lists in its sleep': madeWith(() => ({ filter: filterWith([]) })),
  'forgets the numbers of staff in its sleep': madeWith(() => ({ settings: settingsFrom({}) })),
  'keeps the seat of who has got up or left': mishandling('received', (event, now, { on, kept }) => {
    const { dog, message } = event
    const isTaken =
      message?.type === 'use' &&
      message.thing === 'stool' &&
      kept().things.some((use) => use.thing === 'stool' && use.dog !== dog)
    if (!isTaken) return on(event, now)
    const refused = { type: 'refused', request: 'use', op: message.op, reason: 'seat-taken' } as const
    return [{ do: 'send', to: dog, message: refused }]
  }),
  'takes the time of a use from the page': altering((effect) =>
    effect.do === 'tell' && effect.message.type === 'used'
      ? { ...effect, message: { ...effect.message, at: effect.message.at - 100 } }
      : effect,
  ),
  'keeps nothing of what is used': without((effect) => effect.do === 'keep' && effect.what === 'things'),
  'tells those alone of a ball who hear the dog': without(
    (effect) => effect.do === 'send' && effect.message.type === 'used',
  ),
  'tells nobody what the committee has set up': without(
    (effect) => effect.do === 'tell' && effect.message.type === 'stood',
  ),
  'tells nobody what the committee has taken away': without(
    (effect) => effect.do === 'tell' && effect.message.type === 'cleared',
  ),
  'keeps nothing of what the committee has set up': without(
    (effect) => effect.do === 'keep' && effect.what === 'festive',
  ),
  'says that it is done when the ledger has not answered': mishandling('settled', (event, now, { on }) => {
    const { act, outcome } = event
    const isUnknown = outcome.type === 'refused' && outcome.reason === 'try-again' && act.type === 'pickUp'
    return on(isUnknown ? { ...event, outcome: { type: 'pickUp' } } : event, now)
  }),
}

/** A network without faults. Players mostly trade, or use what all see in use, or mostly pick things up. */
const TRADING = {
  ...{ ...CALM, nearMs: 1, spreadMs: 1, databaseMs: 3, actMs: 800, verbs: 0.6, trading: 0.8 },
  ...{ moveOn: 0.05, switchRoom: 0.05, leave: 0.02 },
}
const USING = { ...CALM, nearMs: 1, spreadMs: 1, actMs: 120 }
const PICKING_UP = { ...CALM, nearMs: 1, spreadMs: 1, databaseMs: 3, actMs: 60, verbs: 1, trading: 0.1 }

/** Rare mistakes: only one seed in hundreds finds them. Each has a network that finds it sooner. */
const HELPED: Record<string, Partial<Swarm>> = {
  'hides what somebody asks for in a version that there is not': PICKING_UP,
  'says that it is done when the ledger has not answered': { actMs: 120, verbs: 0.8, trading: 0.8 },
  'tells those alone of a ball who hear the dog': USING,
  'shows after its sleep who hides': { hide: 0.3, hibernate: 0.6 },
  'lets the other half of a refused op stand': TRADING,
  'trades what was offered without looking again': { ...TRADING, actMs: 300, databaseMs: 300 },
  'lets a purse go below nothing': TRADING,
  'lets a dog back in by a pass from before it was sent away': { expel: 0.06 },
  'drops the walks of a flood without a word': { flood: 0.06 },
  'goes by the old word lists': { settings: 0.2 },
  'forgets the word lists in its sleep': { settings: 0.2, hibernate: 0.6 },
  'keeps nothing of what the committee has set up': { hibernate: 0.6, actMs: 300 },
  'forgets the numbers of staff in its sleep': { settings: 0.2, hibernate: 0.6 },
}

/** Parks with one mistake each. The simulator must find all of them. */
export const PLANTED: Record<string, Plant> = Object.fromEntries([
  ...Object.entries(ROOMS).map(([mistake, room]) => [`a room that ${mistake}`, { ...room, swarm: HELPED[mistake] }]),
  ...MISTAKES.map((mistake) => [`a ledger that ${mistake}`, { mistake, swarm: HELPED[mistake] }]),
])

function madeWith(others: (options: RoomOptions) => Partial<RoomOptions>): Plant {
  return { makeRoom: (options) => new Room({ ...options, ...others(options) }) }
}

/** The dogs of a snapshot on other walks. */
function walking(snapshot: RoomSnapshot | null, walkOf: (dog: SavedDog) => Walk): RoomSnapshot | null {
  return snapshot && { ...snapshot, dogs: snapshot.dogs.map((dog) => ({ ...dog, walk: walkOf(dog) })) }
}

type Right = Pick<Room, 'on' | 'goBy' | 'takeBack'> & { kept: () => Room['kept'] }

/** A room with wrong methods; `right` are the right ones. */
function roomWith(others: (right: Right) => Partial<Room>): Plant {
  return {
    makeRoom: (options) => {
      const room = new Room(options)
      const [on, goBy, takeBack] = [room.on.bind(room), room.goBy.bind(room), room.takeBack.bind(room)]
      return Object.assign(room, others({ on, goBy, takeBack, kept: () => room.kept }))
    },
  }
}

type Wrong<Type extends RoomEvent['type']> = (event: EventOf<Type>, now: number, right: Right) => Effect[]
type EventOf<Type extends RoomEvent['type']> = Extract<RoomEvent, { type: Type }>

/** A room that handles one type of event wrongly. */
function mishandling<Type extends RoomEvent['type']>(type: Type, handle: Wrong<Type>): Plant {
  const isSuch = (event: RoomEvent): event is EventOf<Type> => event.type === type
  return roomWith((right) => ({
    on: (event, now) => (isSuch(event) ? handle(event, now, right) : right.on(event, now)),
  }))
}

function altering(alter: (effect: Effect, now: number) => Effect): Plant {
  return { alter: (effects, now) => effects.map((effect) => alter(effect, now)) }
}

/** Everybody is told what is meant for one dog. */
function tellingAll(type: ServerMessage['type']): Plant {
  return altering((effect) =>
    effect.do === 'send' && effect.message.type === type ? { do: 'tell', message: effect.message } : effect,
  )
}

function without(isSuch: (effect: Effect) => boolean): Plant {
  return { alter: (effects) => effects.filter((effect) => !isSuch(effect)) }
}

type Refused = Extract<Effect, { do: 'send' }> & { message: { type: 'refused' } }

// A message of a flood is refused for at most 50 ms, a walk over the limit of walks and poses for longer.
function isRefusedByFlood(effect: Effect): effect is Refused {
  return effect.do === 'send' && effect.message.type === 'refused' && (effect.message.retryInMs ?? 99) <= 50
}
