import type { DiskPort, Kept, Loaded, PartName, Parts } from '#durable/host/ports.ts'
import type { KeptLine } from '#durable/room/chat/log.ts'
import { assembled } from '#durable/room/snapshot.ts'
import type { SavedDog, SavedPlace, SavedPlaces, Numbered } from '#durable/room/snapshot.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'

/**
 * What a room stores, as JSON in memory: a row for each dog, the places of all, named parts, and every line with the
 * place of its speaker.
 */
export class MemoryDisk implements DiskPort {
  writes = 0
  lines: KeptLine[] = []
  readonly nextExpiry = null
  #dogs = new Map<number, Numbered<string>>()
  #places: Numbered<string> = { write: 0, stored: 'null' }
  #spoken: Numbered<SavedPlace[]>[] = []
  #parts = new Map<string, string>()

  load(): Loaded {
    const places: SavedPlaces | null = JSON.parse(this.#places.stored)
    const dogs = [...this.#dogs.values()].map(({ write, stored }): Numbered<SavedDog> => ({
      write,
      stored: JSON.parse(stored),
    }))
    const known = [{ write: this.#places.write, stored: places?.places ?? [] }, ...this.#spoken]
    return {
      snapshot: { v: 1, lastSeq: places?.lastSeq ?? 0, dogs: assembled(dogs, known) },
      lines: this.lines.slice(-CHAT_LOG_MAX),
    }
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
    const write = this.writes
    if ('line' in what) {
      this.lines.push(what.line)
      this.#spoken.push({ write, stored: what.place ? [what.place] : [] })
    } else if ('part' in what) this.#keepPart(what)
    else if ('places' in what) this.#places = { write, stored: JSON.stringify(what.places) }
    else if (!what.saved) this.#dogs.delete(what.dog)
    else this.#dogs.set(what.dog, { write, stored: JSON.stringify(what.saved) })
  }

  later(what: Kept): void {
    this.now(what)
  }

  expire(): boolean {
    return false
  }

  /** Nothing and an empty list are deleted, as by durable/shell/storage.ts. */
  #keepPart({ part, value }: Extract<Kept, { part: unknown }>): void {
    const isNothing = value === null || (Array.isArray(value) && value.length === 0)
    if (isNothing) this.#parts.delete(part)
    else this.#parts.set(part, JSON.stringify(value))
  }

  /** Returns a function that undoes all writes since this call. */
  mark(): () => void {
    const { writes, lines } = this
    const [places, dogs, parts, count] = [this.#places, new Map(this.#dogs), new Map(this.#parts), lines.length]
    const spoken = this.#spoken.length
    return () => {
      this.writes = writes
      this.#places = places
      this.#dogs = dogs
      this.#parts = parts
      lines.length = count
      this.#spoken.length = spoken
    }
  }
}
