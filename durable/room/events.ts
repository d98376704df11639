import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogStay, Visitor } from '#durable/protocol/gate.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { ClientMessage, DogId, WireThing } from '#durable/protocol/messages.ts'
import { ROULETTE } from '#durable/rules/committee/roulette.ts'
import { WHEEL } from '#durable/rules/committee/wheel.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import { CHALLENGE, TOGETHER } from '#durable/rules/games/round/challenge.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { Act, LedgerOutcome } from './act.ts'
import { calm } from './chat/calming.ts'
import { hearOnly } from './chat/hearing.ts'
import type { Effect } from './effects.ts'
import { enter, refresh, turnAway, welcomeAll } from './entering.ts'
import type { Hello } from './entering.ts'
import { cutOffFlooder, cutOffUser } from './flooding.ts'
import { askAbout, askAboutAll } from './gates.ts'
import { find, lay } from './ground/things.ts'
import { tidyUp } from './ground/tidying.ts'
import { openCall } from './life/calling.ts'
import { dealRace } from './life/challenging.ts'
import { drawTint } from './life/colouring.ts'
import { learn } from './life/learning.ts'
import { readPassers } from './life/passing.ts'
import { settle } from './life/settling.ts'
import { openRound } from './life/spinning.ts'
import { stamped } from './life/stamping.ts'
import type { StampAnswer } from './life/stamping.ts'
import type { LotAsked } from './state/kept.ts'
import { isAway } from './state/park-dog.ts'
import type { ParkDog } from './state/park-dog.ts'
import type { Park } from './state/park.ts'
import { clearIfClosed } from './stays/closing.ts'
import { cutOff, drop, sweep } from './stays/dropping.ts'
import { endStays } from './stays/leaving.ts'
import { seeOff } from './stays/seeing-off.ts'
import { sendAway } from './stays/sending-away.ts'
import type { Ending } from './stays/sending-away.ts'
import { hideFromOthers } from './stays/visibility.ts'
import { play } from './verbs.ts'

/** What goes on once a seed is there. */
const LOTS = { [WHEEL]: openRound, [ROULETTE]: drawTint, [CHALLENGE]: dealRace, [TOGETHER]: openCall }

/** What can happen to a room. `dog` is one with a socket of its own, where nothing else is said. */
export type RoomEvent =
  /** A visitor's socket has sent its hello. */
  | { type: 'hello'; visitor: Visitor; hello: Hello }
  /** A message has come from the dog's own socket; null is a frame that the protocol does not know [M4]. */
  | { type: 'received'; dog: DogId; message: ClientMessage | null }
  /** The dog's own socket was sent nothing since line `lastSeq`, and its reader reads again. */
  | { type: 'caughtUp'; dog: DogId; lastSeq: number }
  /** The dog's own socket was lost. Not for a socket that the room has closed or that another has replaced. */
  | { type: 'dropped'; dog: DogId }
  /** A socket of this visitor has closed before its hello. */
  | { type: 'turnedAway'; visitor: Visitor }
  /** [M7] The client on the dog's own socket pings too often. */
  | { type: 'pingedTooOften'; dog: DogId }
  /** [M6] The visitor, who need not have sent a hello, has flooded. */
  | { type: 'flooded'; visitor: Visitor }
  /** [M6] A dog of the user has flooded in another room, which has stored it. */
  | { type: 'floodedElsewhere'; user: number }
  /** The user has signed out or was kicked or banned. */
  | ({ type: 'sentAway'; user: number } & Omit<Ending, 'now'>)
  /** The dog, which need not be here, has entered another room with a ticket of this epoch. */
  | { type: 'enteredElsewhere'; dog: DogId; epoch: number }
  /** [E11] The dog has come back by a pass and may have missed a ticket: its page has to come by a new one. */
  | { type: 'ticketNeeded'; dog: DogId }
  /** The database knows nothing of these stays. */
  | { type: 'staysEnded'; stays: readonly DogStay[] }
  /** [C11] `unheard` are from now on the users whose words this user's dogs do not get. */
  | { type: 'ignoreListChanged'; user: number; unheard: readonly number[] }
  /** The ledger has answered an act. */
  | { type: 'settled'; act: Act; outcome: LedgerOutcome }
  /** [BK2] The database has answered what stamps a dog was given. */
  | ({ type: 'stamped' } & StampAnswer)
  /** [PC11] [PC13] The seed that was asked for, and its hash. */
  | { type: 'lotMade'; asked: LotAsked; lot: Lot }
  /** The things that lie here by the ledger. */
  | { type: 'groundRead'; things: readonly WireThing[] }
  /** [G6] What gates ask of these dogs; null of one of which the database has not said it. */
  | { type: 'passersRead'; passers: ReadonlyMap<DogId, Passer | null> }
  /** [ED5] The ledger has moved a thing that nobody could reach. */
  | { type: 'tidied'; thing: WireThing }
  /** The ledger has changed something about dogs that may be here. */
  | { type: 'learned'; events: readonly LedgerEvent[] }
  /** [C13] Staff set a calm mode; null ends it. */
  | { type: 'calmed'; calm: Calm | null }
  /** The time of the latest `wakeAt` effect has come, or the room has just been made. Harmless if early or repeated. */
  | { type: 'woken' }
  /**
   * In place of `woken` where the room was made anew from another pack, with its dogs in it. [US8] `areUsesNew`: it is the same pack,
   * and staff have changed what can be used.
   */
  | { type: 'reopened'; areUsesNew?: boolean }

type Type = RoomEvent['type']
type EventOf<T extends Type> = { [One in T]: Extract<RoomEvent, { type: One }> }[T]
type Handler<T extends Type> = (park: Park, event: EventOf<T>, now: number) => Effect[]

const KEEP_THINGS: Effect = { do: 'keep', what: 'things', when: 'later' }

const EVENTS: { readonly [T in Type]: Handler<T> } = {
  hello: (park, { visitor, hello }, now) => enter(park, visitor, hello, now),
  received: (park, { dog, message }, now) => ofConnected(park, dog, (one) => play(park, one, message, now)),
  caughtUp: (park, { dog, lastSeq }, now) => ofConnected(park, dog, (one) => refresh(park, one, { lastSeq, now })),
  dropped: (park, { dog }, now) => ofConnected(park, dog, (one) => drop(park, one, now)),
  turnedAway: (park, { visitor }, now) => turnAway(park, visitor, now),
  pingedTooOften: (park, { dog }, now) => ofConnected(park, dog, ({ visitor }) => cutOffFlooder(park, visitor, now)),
  flooded: (park, { visitor }, now) => cutOffFlooder(park, visitor, now),
  floodedElsewhere: (park, { user }, now) => cutOffUser(park, user, now),
  sentAway: (park, { user, ...why }, now) => sendAway(park, user, { ...why, now }),
  enteredElsewhere: (park, { dog, epoch }, now) => seeOff(park, dog, { epoch, now }),
  ticketNeeded: (park, { dog }, now) =>
    ofConnected(park, dog, (one) => cutOff(park, one, { code: CLOSE.needsTicket, now })),
  staysEnded: (park, { stays }, now) => endStays(park, stays, now),
  ignoreListChanged: (park, { user, unheard }) => hearOnly(park, user, unheard),
  stamped: (park, event) => stamped(park, event),
  settled: (park, { act, outcome }, now) => [
    ...settle(park, act, outcome, now),
    ...(movesThings(act) ? askAbout(park, [act.dog], now) : []),
    ...tidyUp(park),
  ],
  lotMade: (park, { asked, lot }, now) => LOTS[asked.thing](park, asked, lot, now),
  groundRead: (park, { things }) => [...find(park, things), ...tidyUp(park)],
  passersRead: (park, { passers }, now) => readPassers(park, passers, now),
  tidied: (park, { thing }) => lay(park, thing),
  learned: (park, { events }, now) => learn(park, events, now),
  calmed: (park, { calm: asked }) => calm(park, asked),
  woken: (park, _, now) => [
    ...sweep(park, now),
    ...clearIfClosed(park, now),
    ...askAboutAll(park, now),
    ...tidyUp(park),
  ],
  reopened: (park, { areUsesNew }, now) => [
    ...sweep(park, now),
    ...clearIfClosed(park, now),
    ...welcomeAll(park, now),
    ...(areUsesNew ? [KEEP_THINGS] : []),
    ...askAboutAll(park, now),
    ...tidyUp(park),
  ],
}

/** Handles an event. All effects pass `hideFromOthers`, so that no handler can show a hidden dog to others [K4]. */
export function handle(park: Park, event: RoomEvent, now: number): Effect[] {
  return hideFromOthers(park, handleAs(park, { type: event.type, event }, now))
}

type Happened<T extends Type> = { type: T; event: EventOf<T> }

function handleAs<T extends Type>(park: Park, { type, event }: Happened<T>, now: number): Effect[] {
  return EVENTS[type](park, event, now)
}

/** [G6] Whether the act changes what the dog has, so that its gates may open or shut. */
function movesThings({ type }: Act): boolean {
  return type === 'drop' || type === 'pickUp'
}

/** What comes from a socket of a dog that has none any more changes nothing. */
function ofConnected(park: Park, id: DogId, change: (dog: ParkDog) => Effect[]): Effect[] {
  const dog = park.dogs.get(id)
  return dog && !isAway(dog) ? change(dog) : []
}
