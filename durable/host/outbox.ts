import { recordsOf } from '#durable/protocol/frames/frame-writer.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'

/**
 * One who is told things: of protocol `version`, in a group of listeners that are sent frames together (null: in none), and
 * with a room time that it was told last (epoch ms; 0 for none).
 */
export type Listener = { readonly dog: DogId; readonly version: number; group: number | null; clockAt: number }

/** A WebSocket frame: text for version 1, bytes for version 2. */
export type Frame = string | Uint8Array<ArrayBuffer>

type Group<Who> = { number: number; members: Iterable<Who> }

/** A message that waits to be sent. Its records are made at once: by the time it goes, a slot may be another dog's. */
type Outgoing = { event: number; message: ServerMessage; records: Uint8Array }

/** A listener is told the room's time anew when it was told so long ago, ms; half of what a `time16` reaches. */
const CLOCK_EVERY_MS = 15_000

/**
 * What waits to be sent, for any number of listeners. What a whole group is told is one list; only who is told more, less
 * or something of its own has a list to itself. So the frame of a crowd is made once.
 */
export class Outbox<Who extends Listener> {
  readonly #slotOf: (dog: DogId) => number | undefined
  readonly #own = new Map<Who, Outgoing[]>()
  /** What every group has yet to be sent. */
  #common: Outgoing[][] = [[]]
  #event = 0

  constructor(slotOf: (dog: DogId) => number | undefined) {
    this.#slotOf = slotOf
  }

  get isEmpty(): boolean {
    return this.#own.size === 0 && this.#common.every((queue) => queue.length === 0)
  }

  /** Groups that listeners are in: what is told from now on is told to so many. Who is in none has nothing to hear. */
  set groups(count: number) {
    this.#common = Array.from({ length: count }, (_, group) => this.#common[group] ?? [])
    this.#forgetOwn(({ group }) => group === null || group >= count)
  }

  /** Here begins what `forgetEvent` would take back. */
  beginEvent(): void {
    this.#event += 1
  }

  /**
   * For one alone. What it is sent of another dog is complete in itself, for it may not have been told of it before; and
   * whatever welcome it gets names the version that it is spoken to in.
   */
  send(to: Who, message: ServerMessage, now: number): void {
    const isInPicture = message.type === 'walked' && message.dog === to.dog
    const fitting = message.type === 'welcome' ? { ...message, version: to.version } : message
    this.#listOf(to).push(this.#asOutgoing(fitting, now, isInPicture))
  }

  /** For all but a few. */
  tell(message: ServerMessage, now: number, without: readonly Who[] = []): void {
    for (const who of without) this.#listOf(who)
    const outgoing = this.#asOutgoing(message, now, true)
    for (const queue of this.#common) queue.push(outgoing)
    for (const [who, queue] of this.#own) if (!without.includes(who)) queue.push(outgoing)
  }

  /** A newcomer hears nothing of what was told before. */
  admit(who: Who): void {
    if (this.#queueFor(who).length > 0) this.#own.set(who, [])
  }

  /** What one has yet to be sent, as a frame; it hears no more. Null where there is nothing. */
  takeLeave(who: Who, now: number): Frame | null {
    const queue = this.#queueFor(who)
    this.#own.delete(who)
    return queue.length === 0 ? null : new Framing(now).frameFor(who, queue)
  }

  /** After a fault: nobody hears half of an event. */
  forgetEvent(): void {
    const isOlder = ({ event }: Outgoing) => event !== this.#event
    this.#common = this.#common.map((queue) => queue.filter(isOlder))
    for (const [who, queue] of this.#own) this.#own.set(who, queue.filter(isOlder))
  }

  /** One frame for each member of a group who has something to hear. */
  flush(group: Group<Who>, now: number, deliver: (to: Who, frame: Frame) => void): void {
    const framing = new Framing(now)
    for (const who of group.members) {
      const queue = this.#queueFor(who)
      if (queue.length > 0) deliver(who, framing.frameFor(who, queue))
    }
    this.#common[group.number] = []
    // Of those who have gone as well.
    this.#forgetOwn((who) => who.group === group.number)
  }

  #forgetOwn(isSuch: (who: Who) => boolean): void {
    for (const who of this.#own.keys()) if (isSuch(who)) this.#own.delete(who)
  }

  #queueFor(who: Who): readonly Outgoing[] {
    return this.#own.get(who) ?? (who.group === null ? [] : (this.#common[who.group] ?? []))
  }

  #listOf(who: Who): Outgoing[] {
    const own = this.#own.get(who) ?? [...this.#queueFor(who)]
    this.#own.set(who, own)
    return own
  }

  #asOutgoing(message: ServerMessage, now: number, isInPicture: boolean): Outgoing {
    const records = recordsOf(message, { now, slotOf: this.#slotOf, isInPicture })
    return { event: this.#event, message, records: writeRecords(records) }
  }
}

/** Makes the frames of one flush; for listeners with the same queue and in the same form it is made once. */
class Framing {
  readonly #now: number
  readonly #made = new Map<readonly Outgoing[], { text?: string; plain?: Frame; clocked?: Frame }>()

  constructor(now: number) {
    this.#now = now
  }

  frameFor(who: Listener, queue: readonly Outgoing[]): Frame {
    const made = this.#made.get(queue) ?? {}
    this.#made.set(queue, made)
    if (who.version < 2) return (made.text ??= `[${queue.map(({ message }) => JSON.stringify(message)).join()}]`)
    if (Math.abs(this.#now - who.clockAt) < CLOCK_EVERY_MS) return (made.plain ??= joined(queue))
    who.clockAt = this.#now
    return (made.clocked ??= joined(queue, writeRecords([{ type: 'clock', now: this.#now }])))
  }
}

function joined(queue: readonly Outgoing[], first: Uint8Array = new Uint8Array()): Frame {
  const length = queue.reduce((sum, { records }) => sum + records.length, first.length)
  const frame = new Uint8Array(length)
  frame.set(first)
  let at = first.length
  for (const { records } of queue) {
    frame.set(records, at)
    at += records.length
  }
  return frame
}
