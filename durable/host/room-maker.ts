import type { PackRef, Visitor } from '#durable/protocol/gate.ts'
import { Room } from '#durable/room/room.ts'
import type { RoomOptions } from '#durable/room/room.ts'
import { NOTHING_KEPT } from '#durable/room/state/kept.ts'
import type { KeptParts } from '#durable/room/state/kept.ts'
import type { LibraryPorts } from './library-answer.ts'
import type { DiskPort, HeldPack, HeldSettings } from './ports.ts'
import { Published } from './published.ts'
import { SettingsBook } from './settings-book.ts'

export type Making = {
  key: string
  maxDogs: number
  /** Lets a test put in its own room. */
  makeRoom?: (options: RoomOptions) => Room
}

/**
 * Makes the room from what is stored of it, from its pack and from what staff have set. Makes it anew from a newer pack,
 * with the same dogs in it. Times are epoch ms.
 */
export class RoomMaker {
  readonly #disk: DiskPort
  readonly #making: Making
  readonly #published: Published
  readonly #book: SettingsBook

  constructor(ports: LibraryPorts, making: Making) {
    this.#disk = ports.disk
    this.#making = making
    this.#published = new Published(ports)
    this.#book = new SettingsBook(ports)
  }

  /** False until the pack of the room is known. */
  get isReady(): boolean {
    return this.#published.isKnown
  }

  /** The revision of the pack that the room is made of. */
  get rev(): number {
    return this.#published.rev
  }

  /** The settings of staff, if they are newer than those of the room; null as well if the database fails. */
  newerSettings({ settings = 0 }: PackRef): Promise<HeldSettings | null> {
    return this.#book.newerThanHeld(settings)
  }

  newerPack(published: PackRef): Promise<HeldPack | null> {
    return this.#published.newerPack(published)
  }

  /** The room as it was stored; `connected` are the visitors whose sockets are open. */
  make(connected: readonly Visitor[], now: number): Room {
    return this.#build({ ...this.#disk.load(), kept: keptParts(this.#disk), connected, now })
  }

  /** The same room from this pack; null if another visitor has brought it, or a newer one, in the meantime. */
  remake(room: Room, pack: HeldPack, connected: readonly Visitor[], now: number): Room | null {
    if (!this.#published.isNewer(pack)) return null
    const state = { ...this.#disk.load(), snapshot: room.snapshot(now), kept: room.kept, connected, now }
    const made = this.#build(state, pack)
    made.inherit(room)
    this.#published.keepPack(pack)
    return made
  }

  /** Hands settings that staff have changed to the room. Returns whether other things than before can be used there. */
  setRules(room: Room, held: HeldSettings): boolean {
    return this.#book.take(held) && room.goBy(this.#book)
  }

  #build(state: Pick<RoomOptions, 'snapshot' | 'lines' | 'kept' | 'connected' | 'now'>, pack?: HeldPack): Room {
    const { key, maxDogs, makeRoom = (options) => new Room(options) } = this.#making
    const { settings, abilities, actions, filter } = this.#book
    const ground = this.#published.groundOf(pack)
    return makeRoom({ ...ground, ...state, key, maxDogs, settings, abilities, actions, filter })
  }
}

function keptParts(disk: DiskPort): Partial<KeptParts> {
  const names = Object.keys(NOTHING_KEPT) as (keyof KeptParts)[]
  return Object.fromEntries(names.map((name) => [name, disk.part(name) ?? NOTHING_KEPT[name]]))
}
