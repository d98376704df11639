import type { DogId, WireThing } from '#durable/protocol/messages.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import type { KeptPoop } from '#durable/room/life/kept-poop.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { RoomSnapshot, SavedDog, SavedPlaces } from '#durable/room/snapshot.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { ChatStorage } from './chat-storage.ts'

/** A crash of the whole machine costs at most this much walking. */
const SAVE_WITHIN_MS = 1500

const PLACES = 'places'
const GROUND = 'ground'
const DOUBT = 'doubt'
const CALM = 'calm'
const POOPS = 'poops'

/** The places of all, as JSON, and the number of the save that kept them: a dog's row may be newer. */
type PlacesSave = { number: number; json: string }

/**
 * What one room keeps: its log line by line, each dog when it comes, goes or speaks, and where everybody is in one piece
 * now and then. That piece is the only thing that is written for walking, and nobody waits for it to be safe.
 */
export class RoomStorage {
  readonly chat: ChatStorage
  private readonly storage: DurableObjectStorage
  private saves: number
  /** One-shot: set while a change waits to be saved, so that a quiet room has no timer and can sleep. */
  private timer: ReturnType<typeof setTimeout> | null = null

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

  get snapshot(): RoomSnapshot {
    type Row = { places_save: number; saved: string }
    const rows = this.storage.sql.exec<Row>('select places_save, saved from dog order by dog').toArray()
    const places: SavedPlaces | null = JSON.parse(this.placesSave?.json ?? 'null')
    const dogs = rows.map(({ places_save, saved }) => ({ saved: JSON.parse(saved), isOlder: places_save < this.saves }))
    return assembled(dogs, places)
  }

  /** What lies on the ground, as everybody here has been told. */
  get ground(): WireThing[] {
    return this.storage.kv.get<WireThing[]>(GROUND) ?? []
  }

  keepGround(things: readonly WireThing[]): void {
    this.storage.kv.put(GROUND, [...things])
  }

  /** Poop that lies about. */
  get poops(): KeptPoop[] {
    return this.storage.kv.get<KeptPoop[]>(POOPS) ?? []
  }

  keepPoops(poops: readonly KeptPoop[]): void {
    if (poops.length > 0) this.storage.kv.put(POOPS, [...poops])
    else this.storage.kv.delete(POOPS)
  }

  /** Until when something that was asked of the books may still be done there (epoch ms). */
  get doubtUntil(): number {
    return this.storage.kv.get<number>(DOUBT) ?? 0
  }

  keepDoubt(until: number): void {
    this.storage.kv.put(DOUBT, until)
  }

  /** What staff ask of the room; it may be over by now. */
  get calm(): Calm | null {
    return this.storage.kv.get<Calm>(CALM) ?? null
  }

  keepCalm(calm: Calm | null): void {
    if (calm) this.storage.kv.put(CALM, calm)
    else this.storage.kv.delete(CALM)
  }

  record(line: KeptLine): void {
    this.chat.record(line)
  }

  /** Deletes lines whose time is over. Their numbers are not used again: the places, kept with them, know the newest. */
  expire(now: number, places: () => SavedPlaces): void {
    if (this.chat.expire(now)) this.savePlaces(places())
  }

  /** The dog as it is now; null where it is gone. */
  keep(dog: DogId, saved: SavedDog | null): void {
    if (!saved) this.storage.sql.exec('delete from dog where dog = ?', dog)
    else this.storage.sql.exec('insert or replace into dog values (?, ?, ?)', dog, this.saves, JSON.stringify(saved))
  }

  /** However many changes come until then, they are one write. */
  saveSoon(save: () => void): void {
    this.timer ??= setTimeout(save, SAVE_WITHIN_MS)
  }

  savePlaces(places: SavedPlaces): void {
    this.timer = null
    this.saves += 1
    const save: PlacesSave = { number: this.saves, json: JSON.stringify(places) }
    void this.storage.put(PLACES, save, { allowUnconfirmed: true })
  }
}
