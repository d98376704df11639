import type { PackRef } from '#durable/protocol/gate.ts'
import type { Effect } from '#durable/room/effects.ts'
import { Room } from '#durable/room/room.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import { capacityOf } from '#durable/rules/places/capacity.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import { readPack } from '#durable/world/room-pack.ts'
import { openDb } from '#worker/db/client.ts'
import { packAt } from '#worker/db/park/rooms.ts'
import { log, loggable } from '#worker/log.ts'
import { WordBook } from './books/word-book.ts'
import type { RoomEnv } from './room-env.ts'
import type { Hearing } from './hearing.ts'
import type { Sockets } from './sockets.ts'
import type { RoomStorage } from './storage.ts'

type HeldPack = PackRef & { text: string }

type Parts = {
  ctx: DurableObjectState
  env: RoomEnv
  storage: RoomStorage
  sockets: Sockets
  hearing: Hearing
}

const HELD = 'pack'

/** Before anybody knows what the room is: a tile on which nobody ever stands. */
const NOWHERE: HeldPack = {
  rev: 0,
  hash: '',
  text: '{"width":1,"height":1,"ground":["0"],"entries":[{"id":"nowhere","x":0,"y":0}],"doors":[]}',
}

/**
 * Makes the room out of its pack, and anew when the gate tells of a newer revision. The pack is kept with the room, so
 * it wakes without asking the database.
 */
export class RoomBuilder {
  room: Room
  private held: HeldPack | null
  private readonly parts: Parts
  private readonly words: WordBook

  constructor(parts: Parts) {
    this.parts = parts
    this.words = new WordBook(parts.ctx, parts.env)
    this.held = parts.ctx.storage.kv.get<HeldPack>(HELD) ?? null
    this.room = this.build(this.held ?? NOWHERE, parts.storage.snapshot, Date.now())
  }

  private get key(): string {
    return this.parts.ctx.id.name ?? ''
  }

  /** False until the first dog comes: by what it is played, the gate says. */
  get isReady(): boolean {
    return this.held !== null
  }

  /**
   * The published pack, where it is newer than the room; null as well where it cannot be had: all goes on as it is. The
   * word lists are kept up with on the way.
   */
  async newer(published: PackRef): Promise<HeldPack | null> {
    await this.keepUpWords(published.words ?? 0)
    if (!this.isNewer(published)) return null
    try {
      const text = await packAt(openDb(this.parts.env.DB), published.hash)
      if (text === null) throw new Error(`No pack at ${published.hash}`)
      // Somebody else may have brought it meanwhile.
      return this.isNewer(published) ? { ...published, text } : null
    } catch (error) {
      log({ event: 'room-failed', room: this.key, error: loggable(error).error })
      return null
    }
  }

  private isNewer({ rev }: PackRef): boolean {
    return rev > (this.held?.rev ?? 0)
  }

  /** [Y8] Staff have changed the word lists so often: what is said from now on passes them as they are. */
  private async keepUpWords(revision: number): Promise<void> {
    if (await this.words.keepUp(revision)) this.room.filterBy(this.words.filter)
  }

  /** The same dogs on another ground. */
  rebuild(pack: HeldPack, now: number): Effect[] {
    const room = this.build(pack, this.room.snapshot(now), now)
    this.room = room
    this.held = pack
    this.parts.ctx.storage.kv.put(HELD, pack)
    return room.reopen(now)
  }

  private build({ hash, text }: HeldPack, snapshot: RoomSnapshot, now: number): Room {
    const { storage, sockets, hearing, env } = this.parts
    const { grid, entries, doors } = compileRoom(readPack(text))
    return new Room({
      key: this.key,
      pack: hash,
      grid,
      entries,
      doors: doors.map(wireDoor),
      snapshot,
      lines: storage.chat.lines,
      ground: storage.ground,
      poops: storage.poops,
      calm: storage.calm,
      connected: sockets.connected.map((visitor) => hearing.of(visitor)),
      now,
      maxDogs: capacityOf(env.ROOM_MAX_DOGS),
      filter: this.words.filter,
    })
  }
}
