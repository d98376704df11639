import type { DiskPort, Kept, Loaded, PartName, Parts } from '#durable/host/ports.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { SavedPlaces } from '#durable/room/snapshot.ts'
import { ChatStorage } from './chat-storage.ts'

const PLACES = 'places'

/**
 * The places of all dogs as JSON, and the number of the save. The row of a dog has the number too, to tell which is
 * newer.
 */
type PlacesSave = { number: number; json: string }

/**
 * The storage of one room in its Durable Object: a row per line, a row per dog, a key per named part, and one value
 * with the places of all dogs. That value is all that walking writes, and no frame waits for it to be safe.
 */
export class RoomStorage implements DiskPort {
  readonly chat: ChatStorage
  private readonly storage: DurableObjectStorage
  private saves: number

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    this.chat = new ChatStorage(storage.sql)
    storage.sql.exec(`create table if not exists dog (
      dog integer primary key, places_save integer not null, saved text not null
    ) strict`)
    this.saves = this.placesSave?.number ?? 0
  }

  private get placesSave(): PlacesSave | null {
    return this.storage.kv.get<PlacesSave>(PLACES) ?? null
  }

  load(): Loaded {
    type Row = { places_save: number; saved: string }
    const rows = this.storage.sql.exec<Row>('select places_save, saved from dog order by dog').toArray()
    const places: SavedPlaces | null = JSON.parse(this.placesSave?.json ?? 'null')
    const dogs = rows.map(({ places_save, saved }) => ({ saved: JSON.parse(saved), isOlder: places_save < this.saves }))
    return { snapshot: assembled(dogs, places), lines: this.chat.lines }
  }

  part<Name extends PartName>(name: Name): Parts[Name] | undefined {
    return this.storage.kv.get<Parts[Name]>(name)
  }

  partNames(prefix: string): string[] {
    return [...this.storage.kv.list({ prefix })].map(([name]) => name)
  }

  now(what: Kept): void {
    if ('line' in what) this.chat.record(what.line)
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
    else this.storage.sql.exec('insert or replace into dog values (?, ?, ?)', dog, this.saves, JSON.stringify(saved))
  }

  private keepPart({ part, value }: Extract<Kept, { part: unknown }>): void {
    const isNothing = value === null || (Array.isArray(value) && value.length === 0)
    if (isNothing) this.storage.kv.delete(part)
    else this.storage.kv.put(part, value)
  }

  private placesToSave(places: SavedPlaces): PlacesSave {
    this.saves += 1
    return { number: this.saves, json: JSON.stringify(places) }
  }
}
