import type { PackRef } from '#durable/protocol/gate.ts'
import { type WordFilter, filterWith } from '#durable/rules/filter/filter.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import { readPack } from '#durable/world/room-pack.ts'
import type { DiskPort, FaultPort, HeldPack, HeldWords, LibraryPort } from './ports.ts'

/** Before anybody knows what the room is: a tile on which nobody ever stands. */
const NOWHERE: HeldPack = {
  rev: 0,
  hash: '',
  text: '{"width":1,"height":1,"ground":["0"],"entries":[{"id":"nowhere","x":0,"y":0}],"doors":[]}',
}

type NeededPorts = { disk: DiskPort; library: LibraryPort; faults: FaultPort }

/**
 * What staff have published and the room goes by: its pack, and [Y8] their changes to the word lists. Both are kept with
 * the room, so that it wakes without asking the database; it asks there when it is told of a newer revision.
 */
export class Published {
  filter: WordFilter
  #pack: HeldPack | null
  #wordsRevision: number
  readonly #ports: NeededPorts

  constructor(ports: NeededPorts) {
    this.#ports = ports
    const words = ports.disk.part('words')
    this.#pack = ports.disk.part('pack') ?? null
    this.#wordsRevision = words?.revision ?? 0
    this.filter = filterWith(words?.changes ?? [])
  }

  /** False until the first dog comes, who brings the reference to the pack. */
  get isKnown(): boolean {
    return this.#pack !== null
  }

  isNewer({ rev }: PackRef): boolean {
    return rev > (this.#pack?.rev ?? 0)
  }

  /** What a room is made of by this pack, or by the one that is kept. @throws where the text is no pack */
  groundOf({ hash, text }: HeldPack = this.#pack ?? NOWHERE) {
    const { grid, entries, doors } = compileRoom(readPack(text))
    return { pack: hash, grid, entries, doors: doors.map(wireDoor), filter: this.filter }
  }

  /** The pack, where it is newer than what is played; null as well where it cannot be had: the room goes on as it is. */
  async newerPack(published: PackRef): Promise<HeldPack | null> {
    if (!this.isNewer(published)) return null
    const text = await this.#asked(() => this.#ports.library.pack(published.hash))
    return text === null ? null : { ...published, text }
  }

  /** The word lists, where they are newer than what is gone by; null as well where they cannot be had. */
  async newerWords(revision = 0): Promise<HeldWords | null> {
    return revision > this.#wordsRevision ? this.#asked(() => this.#ports.library.words()) : null
  }

  /** Keeps a pack, of which a room has been made: one of which none can be made would be played after every sleep. */
  keepPack(pack: HeldPack): void {
    this.#ports.disk.now({ part: 'pack', value: pack })
    this.#pack = pack
  }

  /** Returns false where somebody else has brought them, or newer ones, meanwhile. */
  takeWords(words: HeldWords): boolean {
    if (words.revision <= this.#wordsRevision) return false
    this.filter = filterWith(words.changes)
    this.#wordsRevision = words.revision
    this.#ports.disk.now({ part: 'words', value: words })
    return true
  }

  async #asked<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await ask()
    } catch (error) {
      this.#ports.faults.outage(error)
      return null
    }
  }
}
