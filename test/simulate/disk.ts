import type { DogId, WireThing } from '#durable/protocol/messages.ts'
import type { KeptPoop } from '#durable/room/life/kept-poop.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { RoomSnapshot, SavedDog, SavedPlaces } from '#durable/room/snapshot.ts'

/** What a room keeps of its dogs, as JSON, the way of durable/shell/storage.ts: a row for each, and the places of all. */
export class Disk {
  /** Counts what was written. */
  writes = 0
  #rows = new Map<DogId, { json: string; places: number }>()
  #places: { number: number; json: string } | null = null
  #ground = '[]'
  #poops = '[]'
  doubtUntil = 0

  get snapshot(): RoomSnapshot {
    const number = this.#places?.number ?? 0
    const places: SavedPlaces | null = JSON.parse(this.#places?.json ?? 'null')
    const dogs = [...this.#rows.values()].map((row) => ({ saved: JSON.parse(row.json), isOlder: row.places < number }))
    return assembled(dogs, places)
  }

  keep(dog: DogId, saved: SavedDog | null): void {
    this.writes += 1
    if (saved) this.#rows.set(dog, { json: JSON.stringify(saved), places: this.#places?.number ?? 0 })
    else this.#rows.delete(dog)
  }

  savePlaces(places: SavedPlaces): void {
    this.writes += 1
    this.#places = { number: (this.#places?.number ?? 0) + 1, json: JSON.stringify(places) }
  }

  get ground(): WireThing[] {
    return JSON.parse(this.#ground)
  }

  keepGround(things: readonly WireThing[]): void {
    this.writes += 1
    this.#ground = JSON.stringify(things)
  }

  get poops(): KeptPoop[] {
    return JSON.parse(this.#poops)
  }

  keepPoops(poops: readonly KeptPoop[]): void {
    this.writes += 1
    this.#poops = JSON.stringify(poops)
  }

  keepDoubt(until: number): void {
    this.writes += 1
    this.doubtUntil = until
  }

  copy(): Disk {
    const copy = new Disk()
    copy.writes = this.writes
    copy.#rows = new Map(this.#rows)
    copy.#places = this.#places
    copy.#ground = this.#ground
    copy.#poops = this.#poops
    copy.doubtUntil = this.doubtUntil
    return copy
  }
}
