import type { DiskPort, Kept, Loaded, PartName, Parts } from '#durable/host/ports.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { SavedDog, SavedPlaces, Numbered } from '#durable/room/snapshot.ts'
import { ChatStorage } from './chat-storage.ts'

const PLACES = 'places'

/** The places of all dogs as JSON, and the number of their write. */
type PlacesSave = { number: number; json: string }

/**
 * The storage of one room in its Durable Object: the log in pages, a row per dog, a key per named part, and one value
 * with the places of all dogs. That value is all that walking writes, and no frame waits for it to be safe. Places also
 * stand in the row of a dog and beside the lines that it said; of these the one that was written last is true, so writes
 * are numbered.
 */
export class RoomStorage implements DiskPort {
  readonly chat: ChatStorage
  private readonly storage: DurableObjectStorage
  private writes: number

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    this.chat = new ChatStorage(storage)
    // `places_save` is the number of the write. In a room that was stored before every write was numbered, it is the
    // number of the latest write of places before this one.
    storage.sql.exec(`create table if not exists dog (
      dog integer primary key, places_save integer not null, saved text not null
    ) strict`)
    const { last } = storage.sql.exec<{ last: number | null }>('select max(places_save) as last from dog').one()
    this.writes = Math.max(this.placesSave?.number ?? 0, last ?? 0, this.chat.lastWrite)
  }

  private get placesSave(): PlacesSave | null {
    return this.storage.kv.get<PlacesSave>(PLACES) ?? null
  }

  load(): Loaded {
    type Row = { places_save: number; saved: string }
    const rows = this.storage.sql.exec<Row>('select places_save, saved from dog order by dog').toArray()
    const { number, json } = this.placesSave ?? { number: 0, json: 'null' }
    const places: SavedPlaces | null = JSON.parse(json)
    const dogs = rows.map(({ places_save, saved }): Numbered<SavedDog> => ({
      write: places_save,
      stored: JSON.parse(saved),
    }))
    const recent = this.chat.recent(number)
    const known = [{ write: number, stored: places?.places ?? [] }, ...recent.places]
    return { snapshot: { v: 1, lastSeq: places?.lastSeq ?? 0, dogs: assembled(dogs, known) }, lines: recent.lines }
  }

  part<Name extends PartName>(name: Name): Parts[Name] | undefined {
    return this.storage.kv.get<Parts[Name]>(name)
  }

  partNames(prefix: string): string[] {
    return [...this.storage.kv.list({ prefix })].map(([name]) => name)
  }

  now(what: Kept): void {
    if ('line' in what) this.chat.record(what.line, { write: this.nextWrite(), stored: what.place })
    else if ('dog' in what) this.keepDog(what)
    else if ('part' in what) this.keepPart(what)
    else this.storage.kv.put(PLACES, this.placesToSave(what.places))
  }

  later(what: Kept): void {
    if ('places' in what) void this.storage.put(PLACES, this.placesToSave(what.places), { allowUnconfirmed: true })
    else this.now(what)
  }

  get nextExpiry(): number | null {
    return this.chat.nextExpiry
  }

  expire(now: number): boolean {
    return this.chat.expire(now)
  }

  private keepDog({ dog, saved }: Extract<Kept, { dog: unknown }>): void {
    if (!saved) this.storage.sql.exec('delete from dog where dog = ?', dog)
    else
      this.storage.sql.exec('insert or replace into dog values (?, ?, ?)', dog, this.nextWrite(), JSON.stringify(saved))
  }

  private keepPart({ part, value }: Extract<Kept, { part: unknown }>): void {
    const isNothing = value === null || (Array.isArray(value) && value.length === 0)
    if (isNothing) this.storage.kv.delete(part)
    else this.storage.kv.put(part, value)
  }

  private placesToSave(places: SavedPlaces): PlacesSave {
    return { number: this.nextWrite(), json: JSON.stringify(places) }
  }

  private nextWrite(): number {
    this.writes += 1
    return this.writes
  }
}
