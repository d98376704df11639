import type { Visitor } from '#durable/protocol/gate.ts'
import type { ClientMessage, DogId, WireDog, WireThing } from '#durable/protocol/messages.ts'
import type { LedgerEvent } from '#durable/protocol/ledger-event.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import type { KeptParts } from '#durable/room/kept.ts'
import type { Act, LedgerOutcome } from '#durable/room/life/act.ts'
import type { RoomSnapshot, SavedDog, SavedPlaces } from '#durable/room/snapshot.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import type { SettingTexts } from '#durable/rules/staff/settings.ts'
import type { Frame } from './outbox.ts'

/**
 * What a host needs of whatever carries it: the Durable Object (`durable/shell`), a test (`test/support/park.ts`) or the
 * simulator (`test/simulate/room-shell.ts`). Times are epoch ms.
 */
export type Ports<Socket, Raw> = {
  wire: WirePort<Socket, Raw>
  disk: DiskPort
  ledger: LedgerPort
  presence: PresencePort
  library: LibraryPort
  alarm: AlarmPort
  clock: ClockPort
  faults: FaultPort
}

/**
 * What the platform keeps with a socket while the room sleeps. `helloBy` is when the hello must have come, null once it
 * has; `heldSince` is the line after which its reader was sent nothing (flow.ts), null while it is sent everything.
 */
export type Attachment = { visitor: Visitor; helloBy: number | null; version: number; heldSince: number | null }

/** The sockets of the room. They stay open while the room sleeps. */
export interface WirePort<Socket, Raw> {
  /**
   * The sockets that are there at this moment, each with its attachment. `isClosing`: it was closed from here, and the
   * other end has yet to answer. Asked once, when the host is made.
   */
  all(): readonly { socket: Socket; attachment: Attachment; isClosing: boolean }[]
  /** Takes a new socket over. */
  accept(socket: Socket, attachment: Attachment): void
  attach(socket: Socket, attachment: Attachment): void
  /** What a client has sent; null for anything that the protocol does not know. */
  read(raw: Raw): ClientMessage | null
  /** Sends a frame; false where nobody is at the other end any more. */
  put(socket: Socket, frame: Frame): boolean
  /** When the platform has last answered a ping over it (epoch ms); null where it never has. */
  pongedAt(socket: Socket): number | null
  /** Sends a close frame. The socket is gone when the host is told that it is lost, which may be never. */
  close(socket: Socket, code: number): void
}

/** A published room as it is played: the text is a pack (durable/world/room-pack.ts) at the address `hash`. */
export type HeldPack = { rev: number; hash: string; text: string }
/**
 * All that staff have set and rooms go by: switches and numbers, as the database keeps them, and [Y8] what they have
 * changed of the word lists. So a new version of the code reads by its own table what an older one has kept.
 */
export type HeldSettings = { revision: number; texts: SettingTexts; words: readonly WordChange[] }

/**
 * Named JSON values that a room keeps: what the room itself keeps (durable/room/kept.ts), and what its host does. `doubt`
 * is until when an act of this room may still reach the ledger; `unheard:<user>` are the users whose words that user does
 * not get.
 */
export type Parts = KeptParts & { doubt: number; pack: HeldPack; settings: HeldSettings } & {
  [user: `unheard:${number}`]: readonly number[]
}
export type PartName = keyof Parts

/** Something to write. A dog that is null is gone; so is a part that is null or an empty list. */
export type Kept =
  | { line: KeptLine }
  | { dog: DogId; saved: SavedDog | null }
  | { places: SavedPlaces }
  | { part: PartName; value: unknown }

/** The dogs and the newest lines, as they were kept. */
export type Loaded = { snapshot: RoomSnapshot; lines: readonly KeptLine[] }

/** What outlives the memory of the room. */
export interface DiskPort {
  load(): Loaded
  part<Name extends PartName>(name: Name): Parts[Name] | undefined
  partNames(prefix: string): string[]
  /** Writes before anything that is sent after it leaves. */
  now(what: Kept): void
  /** Writes without holding anything back: a crash at this moment may lose it. */
  later(what: Kept): void
  /** When the oldest line has to go; null where there is none. */
  readonly nextExpiry: number | null
  /** Deletes the lines whose time is over. Returns whether there were any. */
  expire(now: number): boolean
}

/** The ledger in the database. A question may fail, or stay without an answer: then nobody knows whether it was done. */
export interface LedgerPort {
  perform(act: Act): Promise<LedgerOutcome | 'unknown'>
  /** What lies in the room. */
  lying(): Promise<WireThing[]>
  /** What the dog wears, as of which move of things; null where it is no dog. */
  worn(dog: DogId): Promise<{ wear: WireDog['wear']; asOf: number } | null>
}

export type Hiding = { dog: DogId; user: number; epoch: number; hidden: boolean }

/** Who is where and by which sockets, in the database. Nobody waits for it: what cannot be written is written later. */
export interface PresencePort {
  /** The dog is not in the room any more, nor on its way by this epoch or an older one. */
  over(dog: DogId, epoch: number): void
  hides(hiding: Hiding): void
  /** [K8] The socket that this visitor came by is gone. */
  parted(visitor: Visitor): void
  /** [K8] Of all sockets that were opened to the room these are still there, and no others. */
  stillThere(visitors: readonly Visitor[], now: number): void
  /** [M6] The dog was cut off for flooding. */
  flooded(dog: DogId, now: number): void
  /** Tells the database who is here, and the room which of them are elsewhere by a newer epoch, or dead. */
  sweep(here: readonly DogId[], now: number, room: SweptRoom): void
}
export type SweptRoom = {
  seeOff: (dog: DogId, epoch: number) => void
  learn: (events: readonly LedgerEvent[]) => void
}

/** What staff have published and set, in the database. */
export interface LibraryPort {
  /** The text of the pack at this address. @throws where there is none */
  pack(hash: string): Promise<string>
  settings(): Promise<HeldSettings>
}

/** The one alarm of the room, which rings also when the room sleeps. */
export interface AlarmPort {
  setAlarm(at: number): unknown
  deleteAlarm(): unknown
}

export interface ClockPort {
  now(): number
  /** Runs once after so many ms. The room does not sleep until then. */
  later(ms: number, run: () => void): void
}

export interface FaultPort {
  /** A fault in our own code, met while something was handled. */
  bug(error: unknown): void
  /** Something that was asked of the database has failed; it is asked again later. */
  outage(error: unknown): void
}
