import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId, WireDoor, WireThing } from '#durable/protocol/messages.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { calm } from './chat/calming.ts'
import { hearOnly } from './chat/hearing.ts'
import { latest } from './chat/log.ts'
import type { KeptLine } from './chat/log.ts'
import { drop, sweep } from './stays/dropping.ts'
import type { Effect } from './effects.ts'
import { enter, refresh, turnAway, welcomeAll } from './entering.ts'
import type { Hello } from './entering.ts'
import { cutOffFlooder } from './flooding.ts'
import { NOTHING_KEPT } from './kept.ts'
import type { KeptParts } from './kept.ts'
import type { Act, LedgerOutcome } from './life/act.ts'
import { find } from './life/ground.ts'
import { learn } from './life/learning.ts'
import { settle } from './life/settling.ts'
import type { NamedTile, Park } from './park.ts'
import { isAway } from './park-dog.ts'
import { seeOff } from './stays/seeing-off.ts'
import { type Ending, sendAway } from './stays/sending-away.ts'
import { hideFromOthers } from './stays/visibility.ts'
import { restore, savedDog, savedPlaces, snapshotOf } from './snapshot.ts'
import type { RoomSnapshot, SavedDog, SavedPlaces } from './snapshot.ts'
import { HIDDEN_SLOTS_FROM, Slots } from './slots.ts'
import { TakenTiles } from './taken-tiles.ts'
import { play } from './verbs.ts'

export type RoomOptions = {
  key: string
  /** The address of its pack. */
  pack?: string
  grid: Grid
  entries: readonly [NamedTile, ...NamedTile[]]
  doors?: readonly WireDoor[]
  snapshot: RoomSnapshot | null
  /** The latest lines of the log, oldest first: as many as there are, at least 200, and 200 whispers. */
  lines: readonly KeptLine[]
  /** The parts that were kept, as they were kept last. */
  kept?: Partial<KeptParts>
  /** Who is on the sockets that are open, after a sleep of the room. */
  connected: readonly Visitor[]
  now: number
  maxDogs?: number
} & Partial<StaffRules>

/** What staff have set: unless they have changed it, the settings as they are at first and the word lists of the code. */
export type StaffRules = Pick<Park, 'settings' | 'filter'>

/** A dog that is here, as a report has to know of it. */
export type Witness = { dog: DogId; name: string; user: number; isHidden: boolean; unheard: readonly number[] }

/**
 * One park in play: a message and the time go in, effects come out. Times are epoch ms. After making a room call
 * `wake` once, before anything else: it tells what has happened while the room was asleep.
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
      outdated: new Map(),
      kept: { ...NOTHING_KEPT, ...kept },
      lifted: new Map(),
      dressed: new Map(),
      barred: new Map(),
      wakeAt: undefined,
    }
    restore(this.park, { snapshot, connected, now })
  }

  /** Dogs in the park, dropped ones too. */
  get size(): number {
    return this.park.dogs.size
  }

  /** Whose dogs are in the park, dropped ones too. */
  get visitors(): Visitor[] {
    return [...this.park.dogs.values()].map(({ visitor }) => visitor)
  }

  get witnesses(): Witness[] {
    return [...this.park.dogs.values()].map(({ visitor: { dog, name, user, unheard }, hidden }) => {
      return { dog, name, user, isHidden: hidden, unheard }
    })
  }

  /** The number of the line that was said last, 0 before the first. */
  get lastSeq(): number {
    return this.park.lastSeq
  }

  /** This is what staff have set from now on. */
  goBy({ settings, filter }: StaffRules): void {
    this.park.settings = settings
    this.park.filter = filter
  }

  /** A socket has said hello. */
  enter(visitor: Visitor, hello: Hello, now: number): Effect[] {
    return hideFromOthers(this.park, enter(this.park, visitor, hello, now))
  }

  /** A frame has come from the dog's own socket; null is one that the protocol does not know [M4]. */
  receive(from: DogId, message: ClientMessage | null, now: number): Effect[] {
    const dog = this.park.dogs.get(from)
    if (!dog || isAway(dog)) return []
    return hideFromOthers(this.park, play(this.park, dog, message, now))
  }

  /** [M7] Whoever reads the dog's own socket pings without end. */
  pingedTooOften(id: DogId, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    return dog && !isAway(dog) ? hideFromOthers(this.park, cutOffFlooder(this.park, dog, now)) : []
  }

  /** The dog's own socket was sent nothing for a while, since line `lastSeq`: here is all that it has missed. */
  refresh(id: DogId, lastSeq: number, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    return dog && !isAway(dog) ? refresh(this.park, dog, { lastSeq, now }) : []
  }

  /** The dog's own socket was lost. Not for a socket that the room has closed or that another has replaced. */
  drop(id: DogId, now: number): Effect[] {
    const dog = this.park.dogs.get(id)
    return dog ? hideFromOthers(this.park, drop(this.park, dog, now)) : []
  }

  /** The user's right to be here has ended: signed out, kicked, banned. */
  sendAway(user: number, why: Omit<Ending, 'now'>, now: number): Effect[] {
    return sendAway(this.park, user, { ...why, now })
  }

  /** The dog has come in elsewhere, by a ticket of this epoch: it goes, unless it is here by a newer one. */
  seeOff(id: DogId, epoch: number, now: number): Effect[] {
    return seeOff(this.park, id, { epoch, now })
  }

  /** A socket of this visitor has ended before it said hello. */
  turnAway(visitor: Visitor, now: number): Effect[] {
    return turnAway(this.park, visitor, now)
  }

  /** Whose words the user's dogs get has changed. */
  hearOnly(user: number, unheard: readonly number[]): Effect[] {
    return hearOnly(this.park, user, unheard)
  }

  /** What the ledger has answered to an act. */
  settle(asked: Act, outcome: LedgerOutcome, now: number): Effect[] {
    return hideFromOthers(this.park, settle(this.park, asked, outcome, now))
  }

  /** What lies here by the ledger. */
  find(things: readonly WireThing[]): Effect[] {
    return find(this.park, things)
  }

  /** Staff ask something of the room, or with null nothing any more. */
  calmDown(asked: Calm | null): Effect[] {
    return calm(this.park, asked)
  }

  /** What is kept under a name of its own, as it is now. */
  get kept(): Readonly<KeptParts> {
    return this.park.kept
  }

  /** What the ledger says of dogs that may be here. */
  learn(events: readonly LedgerEvent[], now: number): Effect[] {
    return hideFromOthers(this.park, learn(this.park, events, now))
  }

  /** The room has been rebuilt under its dogs: call it in place of `wake`. */
  reopen(now: number): Effect[] {
    return hideFromOthers(this.park, [...sweep(this.park, now), ...welcomeAll(this.park, now)])
  }

  /** The time that was asked for with `wakeAt` has come, or the room has just been made. */
  wake(now: number): Effect[] {
    return hideFromOthers(this.park, sweep(this.park, now))
  }

  /** The number by which frames call a dog; undefined for one that is not here. */
  slotOf(id: DogId): number | undefined {
    return this.park.dogs.get(id)?.slot
  }

  /** What is to be kept of a dog; null for one that is gone. */
  savedDog(id: DogId, now: number): SavedDog | null {
    const dog = this.park.dogs.get(id)
    return dog ? savedDog(this.park, dog, now) : null
  }

  savedPlaces(now: number): SavedPlaces {
    return savedPlaces(this.park, now)
  }

  /** All of it, as it would come back from what was kept. */
  snapshot(now: number): RoomSnapshot {
    return snapshotOf(this.park, now)
  }
}
