import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId, WireDoor } from '#durable/protocol/messages.ts'
import { NO_COMMITTEE_PLACES } from '#durable/rules/committee/places.ts'
import type { CommitteePlaces } from '#durable/rules/committee/places.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import type { SeenRound } from '#durable/rules/games/round/watching.ts'
import { ROOM_MAX_DOGS } from '#durable/rules/places/capacity.ts'
import type { GateGround } from '#durable/rules/places/gates.ts'
import { abilitiesFrom } from '#durable/rules/sheets/abilities.ts'
import { postsIn } from '#durable/rules/smells/posts.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import type { GivenAction } from '#durable/rules/things/given.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Grid } from '#durable/rules/tiles.ts'
import { latest } from './chat/log.ts'
import type { Effect } from './effects.ts'
import { handle } from './events.ts'
import type { RoomEvent } from './events.ts'
import { possiblePieces } from './ground/festive.ts'
import { inherit } from './inheritance.ts'
import { hasSeen } from './rounds/playing.ts'
import { restore, savedDog, savedPlace, savedPlaces, snapshotOf } from './snapshot.ts'
import type { RoomSnapshot, SavedDog, SavedPlace, SavedPlaces } from './snapshot.ts'
import { NOTHING_KEPT } from './state/kept.ts'
import type { KeptLine, KeptParts } from './state/kept.ts'
import type { NamedTile, Park } from './state/park.ts'
import { HIDDEN_SLOTS_FROM, Slots } from './state/slots.ts'
import { TakenTiles } from './state/taken-tiles.ts'
import { possibleUses } from './state/uses.ts'
import { takeBack } from './stays/returning.ts'
import { giveActions, usableBy } from './using/giving.ts'

export type RoomOptions = {
  key: string
  /** The hash of its pack. */
  pack?: string
  grid: Grid
  entries: readonly [NamedTile, ...NamedTile[]]
  doors?: readonly WireDoor[]
  /** [G6] Which tiles are for some dogs alone; null for none. */
  gates?: GateGround | null
  /** The things that dogs can use, in the order of their numbers. */
  usable?: readonly UsableThing[]
  /** Where the abilities of the party committee are used. */
  committee?: CommitteePlaces
  /** All its things: some are smell posts, and the day's trail goes round some. */
  things?: Parameters<typeof postsIn>[1]
  /** [ED9] Whether nobody may be here. */
  isClosed?: boolean
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
 * What staff may change: the settings, initial values by default, the abilities of the party committee, by default as the
 * code has them, the actions of things, none by default, and the word filter, by default with the lists of the code.
 */
type StaffRules = Pick<Park, 'settings' | 'abilities' | 'filter'> & { actions: readonly GivenAction[] }

/**
 * A dog in the room, as the evidence of a report needs it. `unheard` are the users whose words its user does not get.
 */
export type Witness = { dog: DogId; name: string; user: number; isHidden: boolean; unheard: readonly number[] }

/**
 * One room in play: an event and the time go in, effects come out. Times are epoch ms. Hand it `woken` once after making
 * it, before anything else: its effects are about what has happened while the room slept.
 */
export class Room {
  readonly #park: Park

  constructor(options: RoomOptions) {
    const {
      key,
      pack = '',
      grid,
      entries,
      doors = [],
      gates = null,
      usable = [],
      committee = NO_COMMITTEE_PLACES,
      things = [],
      isClosed = false,
      snapshot,
      lines,
      kept = {},
      connected,
      now,
      maxDogs = ROOM_MAX_DOGS,
      settings = settingsFrom({}),
      abilities = abilitiesFrom([]),
      actions = [],
      filter = filterWith([]),
    } = options
    const newest = latest(lines)
    const lastSeq = Math.max(snapshot?.lastSeq ?? 0, newest.at(-1)?.seq ?? 0)
    this.#park = {
      key,
      pack,
      grid,
      entries,
      doors,
      gates,
      ...usableBy(actions, { own: usable, things }),
      committee,
      races: new Map(),
      called: new Map(),
      posts: new Map(postsIn(key, things).map((post) => [post.thing, post])),
      things,
      isClosed,
      maxDogs,
      settings,
      abilities,
      filter,
      dogs: new Map(),
      taken: new TakenTiles(grid),
      slots: new Slots(),
      hiddenSlots: new Slots(HIDDEN_SLOTS_FROM),
      lines: newest,
      lastSeq,
      lostAsleep: [],
      kept: { ...NOTHING_KEPT, ...kept },
      turns: new Map(),
      lifted: new Map(),
      dressed: new Map(),
      barred: new Map(),
      wakeAt: undefined,
    }
    this.#park.kept.things = possibleUses(this.#park, now)
    this.#park.kept.festive = possiblePieces(this.#park)
    restore(this.#park, { snapshot, connected, now })
  }

  /** Goes on from a room of which this one was made, from another pack. */
  inherit(former: Room): void {
    inherit(this.#park, former.#park)
  }

  /** The number of dogs in the room, including those whose connections are lost. */
  get size(): number {
    return this.#park.dogs.size
  }

  has(id: DogId): boolean {
    return this.#park.dogs.has(id)
  }

  /** The visitors whose dogs are in the room, including those whose connections are lost. */
  get visitors(): Visitor[] {
    return [...this.#park.dogs.values()].map(({ visitor }) => visitor)
  }

  /** The dogs that have lost their connections while there was no room; none once the room was woken. */
  get cutOff(): readonly DogId[] {
    return this.#park.lostAsleep
  }

  get witnesses(): Witness[] {
    return [...this.#park.dogs.values()].map(({ visitor: { dog, name, user, unheard }, hidden }) => {
      return { dog, name, user, isHidden: hidden, unheard }
    })
  }

  /** The number of the newest line; 0 before the first. */
  get lastSeq(): number {
    return this.#park.lastSeq
  }

  /** Replaces what staff have set. Returns whether other things than before can be used, or in other ways. */
  goBy({ settings, abilities, actions, filter }: StaffRules): boolean {
    this.#park.settings = settings
    this.#park.abilities = abilities
    this.#park.filter = filter
    return giveActions(this.#park, actions)
  }

  /** Something has happened: returns what the room wants done about it. */
  on(event: RoomEvent, now: number): Effect[] {
    return handle(this.#park, event, now)
  }

  /** [E11] Uses up a pass. Returns the visitor that it lets in, who has yet to send a hello; null for nobody. */
  takeBack(hash: string, now: number): Visitor | null {
    return takeBack(this.#park, hash, now)
  }

  /** The present values of the parts that are stored by name. */
  get kept(): Readonly<KeptParts> {
    return this.#park.kept
  }

  /** [GR15] Whether a dog of this user played the round here, with this log, at the pace of hands. */
  hasSeen(round: SeenRound): boolean {
    return hasSeen(this.#park, round)
  }

  /** The number by which binary frames name a dog; undefined for one that is not here. */
  slotOf(id: DogId): number | undefined {
    return this.#park.dogs.get(id)?.slot
  }

  /** What to store of a dog; null for one that has left. */
  savedDog(id: DogId, now: number): SavedDog | null {
    const dog = this.#park.dogs.get(id)
    return dog ? savedDog(this.#park, dog, now) : null
  }

  /** Where a dog is; null for one that has left. */
  savedPlace(id: DogId, now: number): SavedPlace | null {
    const dog = this.#park.dogs.get(id)
    return dog ? savedPlace(this.#park, dog, now) : null
  }

  savedPlaces(now: number): SavedPlaces {
    return savedPlaces(this.#park, now)
  }

  /** The whole room, in the form in which it is loaded from storage. */
  snapshot(now: number): RoomSnapshot {
    return snapshotOf(this.#park, now)
  }
}
