import type { DiskPort, Kept, Loaded, PartName, Parts } from '#durable/host/ports.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { SavedPlaces } from '#durable/room/snapshot.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'

/** What a room stores, as JSON in memory: a row for each dog, the places of all, named parts, and every line. */
export class MemoryDisk implements DiskPort {
  /** The number of writes. */
  writes = 0
  lines: KeptLine[] = []
  readonly nextExpiry = null
  #dogs = new Map<number, { json: string; places: number }>()
  #places: { number: number; json: string } | null = null
  #parts = new Map<string, string>()

  load(): Loaded {
    const number = this.#places?.number ?? 0
    const places: SavedPlaces | null = JSON.parse(this.#places?.json ?? 'null')
    const dogs = [...this.#dogs.values()].map((row) => ({ saved: JSON.parse(row.json), isOlder: row.places < number }))
    return { snapshot: assembled(dogs, places), lines: this.lines.slice(-CHAT_LOG_MAX) }
  }

  part<Name extends PartName>(name: Name): Parts[Name] | undefined {
    const json = this.#parts.get(name)
    return json === undefined ? undefined : JSON.parse(json)
  }

  partNames(prefix: string): string[] {
    return [...this.#parts.keys()].filter((name) => name.startsWith(prefix))
  }

  now(what: Kept): void {
    this.writes += 1
    if ('line' in what) this.lines.push(what.line)
    else if ('part' in what) this.#parts.set(what.part, JSON.stringify(what.value))
    else if ('places' in what) {
      this.#places = { number: (this.#places?.number ?? 0) + 1, json: JSON.stringify(what.places) }
    } else if (!what.saved) this.#dogs.delete(what.dog)
    else this.#dogs.set(what.dog, { json: JSON.stringify(what.saved), places: this.#places?.number ?? 0 })
  }

  later(what: Kept): void {
    this.now(what)
  }

  expire(): boolean {
    return false
  }

  /** Returns a function that undoes all writes since this call. */
  mark(): () => void {
    const { writes, lines } = this
    const [places, dogs, parts, count] = [this.#places, new Map(this.#dogs), new Map(this.#parts), lines.length]
    return () => {
      this.writes = writes
      this.#places = places
      this.#dogs = dogs
      this.#parts = parts
      lines.length = count
    }
  }
}
