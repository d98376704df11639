import type { DiskPort, Kept, KeptLater, Loaded, PartName, Parts } from '#durable/host/ports.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { Numbered, RoomSnapshot, SavedDog, SavedPlaces } from '#durable/room/snapshot.ts'
import { ChatStorage } from './chat-storage.ts'

/** All dogs that are here, and the places of all dogs: each is one value. */
const ROOM = 'room'
const PLACES = 'places'

/** JSON, and the number of its write. `lines` were written with it and may not be on their page yet (chat-storage.ts). */
type Save = { number: number; json: string; lines?: readonly string[] }

/**
 * The storage of one room in its Durable Object: the log in pages, one value with all dogs, a row for each dog of which
 * more was written since, one value with the places of all dogs, and a key per named part. The places are all that
 * walking writes, and no frame waits for them to be safe. They also stand with the dogs and beside the lines that a dog
 * said; of these the one that was written last is true, so writes are numbered.
 */
export class RoomStorage implements DiskPort {
  readonly chat: ChatStorage
  private readonly storage: DurableObjectStorage
  private writes: number
  private hasRows: boolean

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    this.chat = new ChatStorage(storage, this.saved(ROOM).lines)
    // `places_save` is the number of the write. In a room that was stored before every write was numbered, it is the
    // number of the latest write of places before this one. Such a room has a row for each dog, and no value with all.
    storage.sql.exec(`create table if not exists dog (
      dog integer primary key, places_save integer not null, saved text not null
    ) strict`)
    const { last } = storage.sql.exec<{ last: number | null }>('select max(places_save) as last from dog').one()
    this.hasRows = last !== null
    this.writes = Math.max(this.saved(PLACES).number, this.saved(ROOM).number, last ?? 0, this.chat.lastWrite)
  }

  private saved(key: typeof ROOM | typeof PLACES): Save {
    return this.storage.kv.get<Save>(key) ?? { number: 0, json: 'null' }
  }

  load(): Loaded {
    type Row = { places_save: number; saved: string }
    const rows = this.storage.sql.exec<Row>('select places_save, saved from dog order by dog').toArray()
    const { number, json } = this.saved(PLACES)
    const places: SavedPlaces | null = JSON.parse(json)
    const all = this.saved(ROOM)
    const room: RoomSnapshot | null = JSON.parse(all.json)
    const dogs = new Map<DogId, Numbered<SavedDog>>()
    for (const stored of room?.dogs ?? []) dogs.set(stored.visitor.dog, { write: all.number, stored })
    for (const { places_save: write, saved } of rows) {
      const stored: SavedDog = JSON.parse(saved)
      if (write > all.number) dogs.set(stored.visitor.dog, { write, stored })
    }
    const recent = this.chat.recent(Math.max(number, all.number))
    const known = [{ write: number, stored: places?.places ?? [] }, ...recent.places]
    const lastSeq = Math.max(places?.lastSeq ?? 0, room?.lastSeq ?? 0)
    return { snapshot: { v: 1, lastSeq, dogs: assembled([...dogs.values()], known) }, lines: recent.lines }
  }

  part<Name extends PartName>(name: Name): Parts[Name] | undefined {
    return this.storage.kv.get<Parts[Name]>(name)
  }

  partNames(prefix: string): string[] {
    return [...this.storage.kv.list({ prefix })].map(([name]) => name)
  }

  now(what: Kept): void {
    if ('line' in what) this.keepLine(what)
    else if ('dog' in what) this.keepDog(what)
    else if ('part' in what) this.keepPart(what)
    else if ('room' in what) this.keepRoom(what.room)
    else this.storage.kv.put(PLACES, this.toSave(what.places))
  }

  later(what: KeptLater): void {
    if ('places' in what) void this.storage.put(PLACES, this.toSave(what.places), { allowUnconfirmed: true })
    else if ('room' in what) {
      void this.storage.put(ROOM, this.toSave(what.room), { allowUnconfirmed: true })
      this.dropRows()
    } else this.now(what)
  }

  get nextExpiry(): number | null {
    return this.chat.nextExpiry
  }

  expire(now: number): boolean {
    const has = this.chat.expire(now)
    if (has) this.dropLines()
    return has
  }

  /** Deletes all that the user has said here. The room's own copy of the newest lines loses it with the next sleep. */
  forget(user: number): void {
    this.chat.forget(user)
    this.dropLines()
  }

  /** A line and all dogs are one row: the line is with the dogs until the next one writes its page. */
  private keepLine({ line, place, room }: Extract<Kept, { line: unknown }>): void {
    const numbered = { write: this.nextWrite(), stored: place }
    if (!room || !this.chat.hold(line, numbered)) this.chat.record(line, numbered)
    if (room) this.keepRoom(room)
  }

  private keepRoom(room: RoomSnapshot): void {
    this.storage.kv.put(ROOM, this.toSave(room))
    this.dropRows()
  }

  /** The lines are on their page, or are to be deleted. */
  private dropLines(): void {
    const { lines = [], ...save } = this.saved(ROOM)
    if (lines.length > 0) this.storage.kv.put(ROOM, save)
  }

  private keepDog({ dog, saved }: Extract<Kept, { dog: unknown }>): void {
    this.storage.sql.exec('insert or replace into dog values (?, ?, ?)', dog, this.nextWrite(), JSON.stringify(saved))
    this.hasRows = true
  }

  /** The value with all dogs says what they say. */
  private dropRows(): void {
    if (this.hasRows) this.storage.sql.exec('delete from dog')
    this.hasRows = false
  }

  private keepPart({ part, value }: Extract<Kept, { part: unknown }>): void {
    const isNothing = value === null || (Array.isArray(value) && value.length === 0)
    if (isNothing) this.storage.kv.delete(part)
    else this.storage.kv.put(part, value)
  }

  private toSave(what: SavedPlaces | RoomSnapshot): Save {
    const save = { number: this.nextWrite(), json: JSON.stringify(what) }
    return 'dogs' in what && this.chat.isHolding ? { ...save, lines: this.chat.held } : save
  }

  private nextWrite(): number {
    this.writes += 1
    return this.writes
  }
}
