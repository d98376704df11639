import type { PackRef } from '#durable/protocol/gate.ts'
import { committeePlaces } from '#durable/rules/committee/places.ts'
import { gateGround } from '#durable/rules/places/gates.ts'
import { usableThings } from '#durable/rules/things/usable.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import { readPack } from '#durable/world/room-pack.ts'
import { answerOf } from './library-answer.ts'
import type { LibraryPorts } from './library-answer.ts'
import type { HeldPack } from './ports.ts'

/** The pack of a room that does not know its own yet: one tile. No dog is let in until `isKnown`. */
const NOWHERE: HeldPack = {
  rev: 0,
  hash: '',
  text: '{"width":1,"height":1,"ground":["0"],"entries":[{"id":"nowhere","x":0,"y":0}],"doors":[],"things":[]}',
}

/**
 * The published pack of which the room is made. A copy is stored with the room, so that it wakes without asking the
 * database. The room asks there when it learns of a newer revision.
 */
export class Published {
  #pack: HeldPack | null
  readonly #ports: LibraryPorts

  constructor(ports: LibraryPorts) {
    this.#ports = ports
    this.#pack = ports.disk.part('pack') ?? null
  }

  /** False until the first visitor of a new room brings the reference to its pack. */
  get isKnown(): boolean {
    return this.#pack !== null
  }

  /** The revision of the stored pack; 0 while there is none. */
  get rev(): number {
    return this.#pack?.rev ?? 0
  }

  isNewer({ rev }: PackRef): boolean {
    return rev > this.rev
  }

  /**
   * The ground, gates, entries, doors, usable things, all things and places of the committee of this pack, or of the stored one, and
   * whether the room is closed. @throws if the text is no pack
   */
  groundOf({ hash, text }: HeldPack = this.#pack ?? NOWHERE) {
    const doc = readPack(text)
    const { grid, entries, doors } = compileRoom(doc)
    return {
      ...{ pack: hash, grid, entries, doors: doors.map(wireDoor), gates: gateGround(grid, doc.gates, entries) },
      ...{ usable: usableThings(doc.things), committee: committeePlaces(doc) },
      things: doc.things,
      isClosed: doc.isClosed === true,
    }
  }

  /**
   * Fetches the pack if it is newer than the stored one; else null, also if the database fails: the room stays as it
   * is.
   */
  async newerPack(published: PackRef): Promise<HeldPack | null> {
    if (!this.isNewer(published)) return null
    const { rev, hash } = published
    const text = await answerOf(this.#ports, (library) => library.pack(hash))
    return text === null ? null : { rev, hash, text }
  }

  /**
   * Stores a pack. Call it only after a room was made of it: a broken pack that is stored would fail again after every
   * sleep.
   */
  keepPack(pack: HeldPack): void {
    this.#ports.disk.now({ part: 'pack', value: pack })
    this.#pack = pack
  }
}
