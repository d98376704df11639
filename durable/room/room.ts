import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { DogStay, Visitor } from '#durable/protocol/gate.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { ClientMessage, DogId, WireDoor, WireThing } from '#durable/protocol/messages.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import type { SeenRound } from '#durable/rules/games/round/watching.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import type { Act, LedgerOutcome } from './act.ts'
import { calm } from './chat/calming.ts'
import { hearOnly } from './chat/hearing.ts'
import { latest } from './chat/log.ts'
import type { Effect } from './effects.ts'
import { enter, refresh, turnAway, welcomeAll } from './entering.ts'
import type { Hello } from './entering.ts'
import { cutOffFlooder } from './flooding.ts'
import { find } from './ground/things.ts'
import { learn } from './life/learning.ts'
import { settle } from './life/settling.ts'
import { hasSeen } from './rounds/playing.ts'
import { restore, savedDog, savedPlace, savedPlaces, snapshotOf } from './snapshot.ts'
import type { RoomSnapshot, SavedDog, SavedPlace, SavedPlaces } from './snapshot.ts'
import { NOTHING_KEPT } from './state/kept.ts'
import type { KeptLine, KeptParts } from './state/kept.ts'
import { isAway } from './state/park-dog.ts'
import type { NamedTile, Park } from './state/park.ts'
import { HIDDEN_SLOTS_FROM, Slots } from './state/slots.ts'
import { TakenTiles } from './state/taken-tiles.ts'
import { cutOff, drop, sweep } from './stays/dropping.ts'
import { endStays } from './stays/leaving.ts'
import { takeBack } from './stays/returning.ts'
import { seeOff } from './stays/seeing-off.ts'
import { sendAway } from './stays/sending-away.ts'
import type { Ending } from './stays/sending-away.ts'
import { hideFromOthers } from './stays/visibility.ts'
import { play } from './verbs.ts'

export type RoomOptions = {
  key: string
  /** The hash of its pack. */
  pack?: string
  grid: Grid
  entries: readonly [NamedTile, ...NamedTile[]]
  doors?: readonly WireDoor[]
  snapshot: RoomSnapshot | null
  /**
   * The newest lines of the log, oldest first: at least CHAT_REPLAY_MAX public ones and as many whispers, if there are.
   */
  lines: readonly KeptLine[]
  /** The stored parts. */
  kept?: Partial<KeptParts>
  /** The visitors whose sockets stayed open while the room slept. */
  connected: readonly Visitor[]
  now: number
  maxDogs?: number
} & Partial<StaffRules>

/**
 * What staff may change: the settings, initial values by default, and the word filter, by default with the lists of the
 * code.
 */
type StaffRules = Pick<Park, 'settings' | 'filter'>

/**
 * A dog in the room, as the evidence of a report needs it. `unheard` are the users whose words its user does not get.
 */
export type Witness = { dog: DogId; name: string; user: number; isHidden: boolean; unheard: readonly number[] }

/**
 * One room in play: a message and the time go in, effects come out. Times are epoch ms. Call `wake` once after making a
 * room, before anything else: its effects are about what has happened while the room slept.
 */
export class Room {
  private readonly park: Park

  constructor(options: RoomOptions) {
    const {
      key,
      pack = '',
      grid,
      entries,
      doors = [],
      snapshot,
      lines,
      kept = {},
      connected,
      now,
      maxDogs = ROOM_MAX_DOGS,
      settings = settingsFrom({}),
      filter = filterWith([]),
    } = options
    const newest = latest(lines)
    const lastSeq = Math.max(snapshot?.lastSeq ?? 0, newest.at(-1)?.seq ?? 0)
    this.park = {
      key,
      pack,
      grid,
      entries,
      doors,
      maxDogs,
      settings,
      filter,
      dogs: new Map(),
      taken: new TakenTiles(grid),
      slots: new Slots(),
      hiddenSlots: new Slots(HIDDEN_SLOTS_FROM),
      lines: newest,
      lastSeq,
      lostAsleep: [],
      kept: { ...NOTHING_KEPT, ...kept },
      lifted: new Map(),
      dressed: new Map(),
      barred: new Map(),
      wakeAt: undefined,
    }
    restore(this.park, { snapshot, connected, now })
  }

  /** The number of dogs in the room, including those whose connections are lost. */
  get size(): number {
    return this.park.dogs.size
  }

  has(id: DogId): boolean {
    return this.park.dogs.has(id)
  }

  /** The visitors whose dogs are in the room, including those whose connections are lost. */
  get visitors(): Visitor[] {
    return [...this.park.dogs.values()].map(({ visitor }) => visitor)
  }

  /** The dogs that have lost their connections while there was no room; none once the room was woken. */
  get cutOff(): readonly DogId[] {
    return this.park.lostAsleep
  }

  get witnesses(): Witness[] {
    return [...this.park.dogs.values()].map(({ visitor: { dog, name, user, unheard }, hidden }) => {
      return { dog, name, user, isHidden: hidden, unheard }
    })
  }

  /** The number of the newest line; 0 before the first. */
  get lastSeq(): number {
    return this.park.lastSeq
  }

  /** Replaces what staff have set. */
  goBy({ settings, filter }: StaffRules): void {
    this.park.settings = settings
    this.park.filter = filter
  }

  /** A visitor's socket has sent its hello. */
  enter(visitor: Visitor, hello: Hello, now: number): Effect[] {
    return hideFromOthers(this.park, enter(this.park, visitor, hello, now))
  }

  /** [E11] Uses up a pass. Returns the visitor that it lets in, who has yet to send a hello; null for nobody. */
  takeBack(hash: string, now: number): Visitor | null {
    return takeBack(this.park, hash, now)
  }

  /** [E11] The dog has come back by a pass and may have missed a ticket: its page is asked to come by a new one. */
  askForTicket(id: DogId, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    if (!dog || isAway(dog)) return []
    return hideFromOthers(this.park, cutOff(this.park, dog, { code: CLOSE.needsTicket, now }))
  }

  /** A message has come from the dog's own socket; null is a frame that the protocol does not know [M4]. */
  receive(from: DogId, message: ClientMessage | null, now: number): Effect[] {
    const dog = this.park.dogs.get(from)
    if (!dog || isAway(dog)) return []
    return hideFromOthers(this.park, play(this.park, dog, message, now))
  }

  /** [M7] The client on the dog's own socket pings too often: the socket is closed. */
  pingedTooOften(id: DogId, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    return dog && !isAway(dog) ? this.cutOffFlooder(dog.visitor, now) : []
  }

  /** [M6] The visitor, who need not have sent a hello, has flooded: the dogs of its user are cut off. */
  cutOffFlooder(visitor: Visitor, now: number): Effect[] {
    return hideFromOthers(this.park, cutOffFlooder(this.park, visitor, now))
  }

  /** The dog's own socket was sent nothing since line `lastSeq`: sends a welcome with all that it has missed. */
  refresh(id: DogId, lastSeq: number, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    return dog && !isAway(dog) ? refresh(this.park, dog, { lastSeq, now }) : []
  }

  /**
   * The dog's own socket was lost. Not to be called for a socket that the room has closed or that another has replaced.
   */
  drop(id: DogId, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    return dog ? hideFromOthers(this.park, drop(this.park, dog, now)) : []
  }

  /** The user has signed out or was kicked or banned: their dogs leave. */
  sendAway(user: number, why: Omit<Ending, 'now'>, now: number): Effect[] {
    return sendAway(this.park, user, { ...why, now })
  }

  /** The dog has entered another room with a ticket of this epoch: it leaves, unless it is here with a newer one. */
  seeOff(id: DogId, epoch: number, now: number): Effect[] {
    return seeOff(this.park, id, { epoch, now })
  }

  /** The database knows nothing of these stays: dogs without a connection leave, the other ones need a new ticket. */
  endStays(stays: readonly DogStay[], now: number): Effect[] {
    return hideFromOthers(this.park, endStays(this.park, stays, now))
  }

  /** A socket of this visitor has closed before its hello. */
  turnAway(visitor: Visitor, now: number): Effect[] {
    return turnAway(this.park, visitor, now)
  }

  /** [C11] Replaces the list of users whose words the user's dogs do not get. */
  hearOnly(user: number, unheard: readonly number[]): Effect[] {
    return hearOnly(this.park, user, unheard)
  }

  /** The ledger has answered an act. */
  settle(asked: Act, outcome: LedgerOutcome, now: number): Effect[] {
    return hideFromOthers(this.park, settle(this.park, asked, outcome, now))
  }

  /** Replaces the things on the ground with those that lie here by the ledger. */
  find(things: readonly WireThing[]): Effect[] {
    return find(this.park, things)
  }

  /** [C13] Staff set a calm mode; null ends it. */
  calmDown(asked: Calm | null): Effect[] {
    return calm(this.park, asked)
  }

  /** The present values of the parts that are stored by name. */
  get kept(): Readonly<KeptParts> {
    return this.park.kept
  }

  /** The ledger has changed something about dogs that may be here. */
  learn(events: readonly LedgerEvent[], now: number): Effect[] {
    return hideFromOthers(this.park, learn(this.park, events, now))
  }

  /** Everybody gets a new welcome. Called in place of `wake` when the room was made anew from another pack. */
  reopen(now: number): Effect[] {
    return hideFromOthers(this.park, [...sweep(this.park, now), ...welcomeAll(this.park, now)])
  }

  /**
   * The time of the latest `wakeAt` effect has come, or the room has just been made. Harmless when early or repeated.
   */
  wake(now: number): Effect[] {
    return hideFromOthers(this.park, sweep(this.park, now))
  }

  /** [GR15] Whether a dog of this user played the round here, with this log, at the pace of hands. */
  hasSeen(round: SeenRound): boolean {
    return hasSeen(this.park, round)
  }

  /** The number by which binary frames name a dog; undefined for one that is not here. */
  slotOf(id: DogId): number | undefined {
    return this.park.dogs.get(id)?.slot
  }

  /** What to store of a dog; null for one that has left. */
  savedDog(id: DogId, now: number): SavedDog | null {
    const dog = this.park.dogs.get(id)
    return dog ? savedDog(this.park, dog, now) : null
  }

  /** Where a dog is; null for one that has left. */
  savedPlace(id: DogId, now: number): SavedPlace | null {
    const dog = this.park.dogs.get(id)
    return dog ? savedPlace(this.park, dog, now) : null
  }

  savedPlaces(now: number): SavedPlaces {
    return savedPlaces(this.park, now)
  }

  /** The whole room, in the form in which it is loaded from storage. */
  snapshot(now: number): RoomSnapshot {
    return snapshotOf(this.park, now)
  }
}
