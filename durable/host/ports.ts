import type { DogStay, PackRef, Visitor } from '#durable/protocol/gate.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { ClientMessage, DogId, WireDog, WireThing } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import type { RoomSnapshot, SavedDog, SavedPlace, SavedPlaces } from '#durable/room/snapshot.ts'
import type { KeptLine, KeptParts } from '#durable/room/state/kept.ts'
import type { Lot } from '#durable/rules/committee/wheel.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import type { AbilityRow } from '#durable/rules/sheets/abilities.ts'
import type { ActionRow } from '#durable/rules/sheets/actions.ts'
import type { SettingTexts } from '#durable/rules/staff/settings.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import type { Frame } from './outbox.ts'

/**
 * What a host needs from its surroundings: a Durable Object (`durable/shell`), a test (`test/support/park.ts`) or the
 * simulator (`test/simulate/room-shell.ts`). Times are epoch ms.
 */
export type Ports<Socket, Raw> = {
  wire: WirePort<Socket, Raw>
  disk: DiskPort
  ledger: LedgerPort
  presence: PresencePort
  doorbell: DoorbellPort
  library: LibraryPort
  alarm: AlarmPort
  lots: LotPort
  clock: ClockPort
  faults: FaultPort
}

/**
 * What the platform stores with a socket while the room sleeps. `helloBy` is the time limit for the hello, null once it
 * has come. `heldSince` is the last line sent before the reader was held (backpressure.ts), null while it is not held.
 */
export type Attachment = {
  visitor: Visitor
  helloBy: number | null
  version: number
  heldSince: number | null
  /** True from the upgrade by a pass until the hello. */
  isReturn?: boolean
}

/** The sockets of the room. They stay open while the room sleeps. */
export interface WirePort<Socket, Raw> {
  /**
   * All present sockets with their attachments. `isClosing`: the room has closed it and the client has yet to answer.
   * Called once, when the host is made.
   */
  all(): readonly { socket: Socket; attachment: Attachment; isClosing: boolean }[]
  /** Accepts a new socket. */
  accept(socket: Socket, attachment: Attachment): void
  attach(socket: Socket, attachment: Attachment): void
  /** [M8] Whether a client's frame is longer than any that is sent by mistake. */
  isHuge(raw: Raw): boolean
  /** Parses a client's frame; null for anything that the protocol does not know. */
  read(raw: Raw): ClientMessage | null
  /** Sends a frame; false if the socket is dead. */
  put(socket: Socket, frame: Frame): boolean
  /** When the platform last answered a ping over this socket (epoch ms); null if it never did. */
  pongedAt(socket: Socket): number | null
  /** Sends a close frame. The socket is gone only when `lost` of the host is called for it, which may be never. */
  close(socket: Socket, code: number): void
}

/**
 * A published room, in its revision `rev`: `text` is a pack (durable/world/room-pack.ts), `hash` its content address.
 */
export type HeldPack = { rev: number; hash: string; text: string }
/**
 * What staff have set for all rooms: switches and numbers as texts, as in the database, the changes to the word
 * lists [Y8], and the rows of the abilities [SD31] and of the actions of things [SD33], which older versions did not store.
 * Since they are texts, a new version of the code reads what an older one has stored by its own table.
 */
export type HeldSettings = {
  revision: number
  texts: SettingTexts
  words: readonly WordChange[]
  abilities?: readonly AbilityRow[]
  actions?: readonly ActionRow[]
}

/**
 * The JSON values that are stored by name: those of the room (durable/room/state/kept.ts) and those of its host. `doubt` is
 * the time until which an act of this room may still reach the ledger. `sweep` is when the next sweep is due.
 * `unheard:<user>` are the users whose words that user does not get.
 */
export type Parts = KeptParts & { doubt: number; pack: HeldPack; settings: HeldSettings; sweep: number } & {
  [user: `unheard:${number}`]: readonly number[]
}
export type PartName = keyof Parts

/**
 * Something to write. A line is written together with the `place` of its speaker, null if the speaker is not in the room,
 * or together with `room`. That is all dogs that are here, and replaces all that was written of dogs before. A `value` of
 * null or an empty list deletes the part.
 */
export type Kept =
  | { line: KeptLine; place: SavedPlace | null; room?: RoomSnapshot }
  | { dog: DogId; saved: SavedDog }
  | { room: RoomSnapshot }
  | { places: SavedPlaces }
  | { part: PartName; value: unknown }
/** A line is always written at once. */
export type KeptLater = Exclude<Kept, { line: unknown }>

/** The dogs and the newest lines, as they were stored. */
export type Loaded = { snapshot: RoomSnapshot; lines: readonly KeptLine[] }

/** The storage of the room. */
export interface DiskPort {
  load(): Loaded
  part<Name extends PartName>(name: Name): Parts[Name] | undefined
  partNames(prefix: string): string[]
  /** Writes, and holds back all later frames until the write is safe. */
  now(what: Kept): void
  /** Writes without holding frames back: a crash at this moment may lose it. */
  later(what: KeptLater): void
  /** When the oldest line has to be deleted; null if there is no line. */
  readonly nextExpiry: number | null
  /** Deletes the lines that are too old. Returns whether there were any. */
  expire(now: number): boolean
}

/** A thing that nobody can reach in a revision of the room, and where it is to lie. */
export type Stray = { thing: WireThing; to: Tile; rev: number }

/** The ledger in the database. A request may fail or time out ('unknown'): then nobody knows whether it was done. */
export interface LedgerPort {
  perform(act: Act): Promise<LedgerOutcome | 'unknown'>
  /** [ED5] Moves a thing that nobody can reach. Returns where it lies now, or why it was not moved. */
  tidy(stray: Stray): Promise<Tile | Refusal | 'unknown'>
  /** [BK2] Gives a user stamps. Returns those that are new. */
  stamp(user: number, keys: readonly StampKey[]): Promise<StampKey[] | 'unknown'>
  /** The things that lie in the room. */
  lying(): Promise<WireThing[]>
  /**
   * What the dog wears, and the number of the ledger's newest move of things at that moment; null if there is no such
   * dog.
   */
  worn(dog: DogId): Promise<{ wear: WireDog['wear']; asOf: number } | null>
  /** [G6] What gates ask of these dogs; a dog that there is not is left out. */
  passers(dogs: readonly DogId[]): Promise<ReadonlyMap<DogId, Passer>>
}

export type Hiding = { dog: DogId; user: number; epoch: number; hidden: boolean }

/**
 * Which dog is in which room and over which sockets, in the database. Writes are not awaited; those that fail are
 * retried.
 */
export interface PresencePort {
  /** The dog is not in the room any more, nor on its way with a ticket of this epoch or an older one. */
  over(dog: DogId, epoch: number): void
  hides(hiding: Hiding): void
  /**
   * [E11] This visitor has a socket by a pass, which nobody had to ask the database for. Stores the socket, and asks
   * whether the visitor may stay; `answered` is called once the database has answered, however late.
   */
  returned(visitor: Visitor, answered: (standing: Standing) => void): void
  /** [K8] The room has closed the socket of this visitor, whose client has yet to answer. */
  closing(visitor: Visitor): void
  /** [K8] The socket of this visitor is gone. */
  parted(visitor: Visitor): void
  /** [K8] Exactly these visitors still have sockets to the room: all others are gone. */
  stillThere(visitors: readonly Visitor[]): void
  /** Of so many dogs that a deploy or a crash has cut off, `back` came back within ten seconds. */
  cameBack(back: number, of: number): void
  /**
   * [M6] The user of this dog was cut off for flooding. Once that is stored, the other rooms with dogs of the user are told
   * (`stays.cutOff`). One that cannot be reached is not told again.
   */
  flooded(flooder: { dog: DogId; user: number }, now: number): void
  /**
   * Writes who is here, and tells the room which of them have entered elsewhere with a newer epoch, have no stay anywhere,
   * or have died.
   */
  sweep(here: readonly DogStay[], room: SweptRoom): void
}
/**
 * [E11] What the database says of a dog that has come back by a pass. `elsewhere`: it has entered another room by a ticket
 * of this epoch. `outdated`: a newer ticket was given out, what the room knows of the visitor is not so any more, or its user rests
 * after a flood [M6].
 */
export type Standing = 'welcome' | 'banned' | 'signed-out' | 'dead' | 'outdated' | { elsewhere: number }
export type SweptRoom = {
  seeOff: (dog: DogId, epoch: number) => void
  endStays: (stays: readonly DogStay[]) => void
  learn: (events: readonly LedgerEvent[]) => void
  playBy: (published: PackRef) => Promise<void>
}

/** A whisper that reaches nobody now, of which its user wants to be told by push. */
export type Knock = { user: number; dog: DogId; from: { user: number; dog: DogId }; isPageHidden: boolean }

/** The push messages in the database. Writes are not awaited; one that fails is lost, as a doorbell is. */
export interface DoorbellPort {
  knock(knock: Knock, now: number): void
}

/** The rooms that staff have published and what they have set, in the database. */
export interface LibraryPort {
  /** The text of the pack with this hash. @throws if there is none */
  pack(hash: string): Promise<string>
  settings(): Promise<HeldSettings>
}

/** The one alarm of the room. It also rings while the room sleeps. */
export interface AlarmPort {
  /** `mayBeLost`: a crash at this moment may lose it, so no frame has to wait until it is stored. */
  setAlarm(at: number, mayBeLost: boolean): unknown
}

/** [PC11] What is drawn from, which a room cannot make itself: it knows no chance. */
export interface LotPort {
  /** A seed that nobody can foresee, and its hash. */
  make(): Promise<Lot>
}

export interface ClockPort {
  now(): number
  /** Calls `run` once after `ms`, unless the returned function is called before. The room does not sleep until then. */
  later(ms: number, run: () => void): () => void
}

export interface FaultPort {
  /** Reports an exception from handling an event: a fault in our own code. */
  bug(error: unknown): void
  /** Reports that a request to the database has failed. It is made again later. */
  outage(error: unknown): void
}
