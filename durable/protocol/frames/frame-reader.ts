import type { Grid } from '#durable/rules/tiles.ts'
import { continued, endOf } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { DogId, ServerMessage, Welcome, WireDog } from '../messages.ts'
import { understood } from '../understood.ts'
import { FrameError } from './byte-reader.ts'
import { readRecords } from './read-records.ts'
import type { FrameRecord } from './records.ts'

/** A record that stands for a message of its own. */
type ToldRecord = Exclude<FrameRecord, { type: 'clock' | 'answer' }>

/** What a reader remembers of a dog from earlier frames. */
type Known = Pick<WireDog, 'id' | 'name' | 'color' | 'walk'>

/**
 * Decodes the frames of one socket, in order, into the messages that a client of version 1 gets, as far as this client
 * understands them. It knows only what the room has sent: predicted walks of the client do not reach it.
 */
export class FrameReader {
  readonly #gridOf: (welcome: Welcome) => Grid | null
  readonly #bySlot = new Map<number, Known>()
  readonly #slotOf = new Map<DogId, number>()
  #grid: Grid | null = null
  /** The room's clock by the latest welcome or clock record, epoch ms. */
  #clock = 0
  #lastSeq = 0

  /** `gridOf` returns the ground of the pack that a welcome names; null if the client does not have it. */
  constructor(gridOf: (welcome: Welcome) => Grid | null) {
    this.#gridOf = gridOf
  }

  /** @throws FrameError if the bytes are malformed, or refer to a dog or a walk that this reader does not know */
  read(frame: Uint8Array): ServerMessage[] {
    return this.inFull(readRecords(frame))
  }

  /** The messages of a frame whose records have been read. @throws FrameError */
  inFull(records: readonly FrameRecord[]): ServerMessage[] {
    const messages: ServerMessage[] = []
    for (const record of records) {
      if (record.type === 'clock') this.#clock = record.now
      else if (record.type === 'answer') messages.push(answered(messages.pop(), record.seq))
      else this.#add(messages, record)
    }
    return messages
  }

  #add(messages: ServerMessage[], record: ToldRecord): void {
    const message = understood(this.#messageOf(record))
    if (message) messages.push(this.#remember(message))
  }

  #messageOf(record: ToldRecord): ServerMessage {
    switch (record.type) {
      case 'walk':
        return { type: 'walked', ...this.#walkOf(record) }
      case 'way':
        return { type: 'walked', dog: this.#knownAt(record.slot).id, ...record.walk }
      case 'said': {
        const { id, name, color } = this.#knownAt(record.slot)
        const { text, as } = record
        const seq = nearest(record.seq16, this.#lastSeq)
        const at = this.#timeOf(record.time16)
        return { type: 'said', seq, dog: id, name, color, text, at, ...(as && { as }) }
      }
      case 'emoted':
        return { type: 'emoted', dog: this.#knownAt(record.slot).id, emote: record.emote }
      case 'typing':
        return { type: 'typing', dog: this.#knownAt(record.slot).id }
      case 'used': {
        const { slot, time16, ...use } = record
        return { ...use, dog: this.#knownAt(slot).id, at: this.#timeOf(time16) }
      }
      case 'rested': {
        const { id, walk } = this.#knownAt(record.slot)
        return { type: 'rested', dog: id, pose: record.pose, ...endOf(walk), facing: record.facing }
      }
      case 'welcome':
        return { ...record.head, dogs: record.dogs }
      case 'json':
        return record.message
      case 'entered':
      case 'left':
      case 'dropped':
      case 'returned':
        return record
    }
  }

  #walkOf({ slot, x, y, time16 }: Extract<FrameRecord, { type: 'walk' }>): Walk & { dog: DogId } {
    const { id, walk } = this.#knownAt(slot)
    const next = this.#grid && continued(this.#grid, walk, { x, y }, this.#timeOf(time16))
    if (!next) throw new FrameError(`dog ${id} cannot walk to (${x}, ${y})`)
    return { dog: id, ...next }
  }

  #knownAt(slot: number): Known {
    const known = this.#bySlot.get(slot)
    if (!known) throw new FrameError(`nobody has slot ${slot}`)
    return known
  }

  #timeOf(time16: number): number {
    return nearest(time16, this.#clock)
  }

  #remember(message: ServerMessage): ServerMessage {
    switch (message.type) {
      case 'welcome':
        this.#grid = this.#gridOf(message)
        this.#clock = message.now
        this.#lastSeq = message.lastSeq
        this.#bySlot.clear()
        this.#slotOf.clear()
        for (const dog of message.dogs) this.#enter(dog)
        break
      case 'entered':
        this.#enter(message.dog)
        break
      case 'left':
        this.#leave(message.dog)
        break
      case 'walked':
        this.#walk(message)
        break
      case 'said':
      case 'whispered':
        this.#lastSeq = message.seq
        break
      default:
        // No record refers to any other message.
        break
    }
    return message
  }

  #enter({ id, slot, name, color, walk }: WireDog): void {
    this.#leave(id)
    this.#slotOf.set(id, slot)
    this.#bySlot.set(slot, { id, name, color, walk })
  }

  #leave(dog: DogId): void {
    const slot = this.#slotOf.get(dog)
    if (slot === undefined) return
    this.#slotOf.delete(dog)
    this.#bySlot.delete(slot)
  }

  #walk({ dog, x, y, dirs, startedAt }: Extract<ServerMessage, { type: 'walked' }>): void {
    const slot = this.#slotOf.get(dog)
    const known = slot === undefined ? undefined : this.#bySlot.get(slot)
    if (known) known.walk = { x, y, dirs, startedAt }
  }
}

function answered(message: ServerMessage | undefined, seq: number): ServerMessage {
  if (message?.type !== 'walked') throw new FrameError(`request ${seq} is answered by no walk`)
  return { ...message, seq }
}

/** The number nearest to `near` whose lower 16 bits are `low16`. */
function nearest(low16: number, near: number): number {
  const above = (((low16 - near) % 0x10000) + 0x10000) % 0x10000
  return near + (above < 0x8000 ? above : above - 0x10000)
}
