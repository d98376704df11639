import type { PackRef } from '#durable/protocol/gate.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import { readPack } from '#durable/world/room-pack.ts'
import { type LibraryPorts, answerOf } from './library-answer.ts'
import type { HeldPack } from './ports.ts'

/** Before anybody knows what the room is: a tile on which nobody ever stands. */
const NOWHERE: HeldPack = {
  rev: 0,
  hash: '',
  text: '{"width":1,"height":1,"ground":["0"],"entries":[{"id":"nowhere","x":0,"y":0}],"doors":[]}',
}

/**
 * The pack that staff have published and the room is played by. It is kept with the room, so that it wakes without asking
 * the database; it asks there when it is told of a newer revision.
 */
export class Published {
  #pack: HeldPack | null
  readonly #ports: LibraryPorts

  constructor(ports: LibraryPorts) {
    this.#ports = ports
    this.#pack = ports.disk.part('pack') ?? null
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
    return { pack: hash, grid, entries, doors: doors.map(wireDoor) }
  }

  /** The pack, where it is newer than what is played; null as well where it cannot be had: the room goes on as it is. */
  async newerPack(published: PackRef): Promise<HeldPack | null> {
    if (!this.isNewer(published)) return null
    const { rev, hash } = published
    const text = await answerOf(this.#ports, (library) => library.pack(hash))
    return text === null ? null : { rev, hash, text }
  }

  /** Keeps a pack, of which a room has been made: one of which none can be made would be played after every sleep. */
  keepPack(pack: HeldPack): void {
    this.#ports.disk.now({ part: 'pack', value: pack })
    this.#pack = pack
  }
}
