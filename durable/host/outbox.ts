import { recordsOf } from '#durable/protocol/frames/frame-writer.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'

/**
 * A receiver of messages in protocol `version`. `group` is the number of its group (groups.ts; null: in none),
 * `clockAt` the room time it was last sent (epoch ms; 0 for none).
 */
export type Listener = { readonly dog: DogId; readonly version: number; group: number | null; clockAt: number }

/** A WebSocket frame: text for version 1, bytes for version 2. */
export type Frame = string | Uint8Array<ArrayBuffer>

type Group<Who> = { number: number; members: Iterable<Who> }

/** A message that waits to be sent. Its records are written at once, since its slots may belong to other dogs later. */
type Outgoing = { event: number; message: ServerMessage; records: Uint8Array }

/** How often a listener is sent the room's time, ms: half of the range of a `time16`. */
const CLOCK_EVERY_MS = 15_000

/**
 * The messages that wait to be sent, for any number of listeners. A group shares one queue; only a listener with more
 * or fewer messages than its group has a queue of its own. So the frame for a crowd is encoded once.
 */
export class Outbox<Who extends Listener> {
  readonly #slotOf: (dog: DogId) => number | undefined
  readonly #own = new Map<Who, Outgoing[]>()
  /** The shared queue of each group, by its number. */
  #common: Outgoing[][] = [[]]
  #event = 0

  constructor(slotOf: (dog: DogId) => number | undefined) {
    this.#slotOf = slotOf
  }

  get isEmpty(): boolean {
    return this.#own.size === 0 && this.#common.every((queue) => queue.length === 0)
  }

  /** Sets the number of groups. Own queues of listeners that are in no group any more are dropped. */
  set groups(count: number) {
    this.#common = Array.from({ length: count }, (_, group) => this.#common[group] ?? [])
    this.#forgetOwn(({ group }) => group === null || group >= count)
  }

  /** Marks the start of an event, whose messages `forgetEvent` drops. */
  beginEvent(): void {
    this.#event += 1
  }

  /**
   * Queues a message for one listener. A walk of another dog is written in full, since this listener may not know the
   * walk before it, and so is one that does not follow from the ground [G7]. A welcome names the listener's own protocol version.
   */
  send(to: Who, message: ServerMessage, now: number, inFull = false): void {
    const isInPicture = !inFull && message.type === 'walked' && message.dog === to.dog
    const fitting = message.type === 'welcome' ? { ...message, version: to.version } : message
    this.#listOf(to).push(this.#asOutgoing(fitting, now, isInPicture))
  }

  /** Queues a message for all listeners but `without`. */
  tell(message: ServerMessage, now: number, without: readonly Who[] = [], inFull = false): void {
    for (const who of without) this.#listOf(who)
    const outgoing = this.#asOutgoing(message, now, !inFull)
    for (const queue of this.#common) queue.push(outgoing)
    for (const [who, queue] of this.#own) if (!without.includes(who)) queue.push(outgoing)
  }

  /** A new listener gets nothing that was queued before it came. */
  admit(who: Who): void {
    if (this.#queueFor(who).length > 0) this.#own.set(who, [])
  }

  /** Empties a listener's queue into a frame; null if there is nothing in it. */
  takeLeave(who: Who, now: number): Frame | null {
    const queue = this.#queueFor(who)
    this.#own.delete(who)
    return queue.length === 0 ? null : new Framing(now).frameFor(who, queue)
  }

  /** Drops the messages of the present event after a fault, so that nobody gets half of it. */
  forgetEvent(): void {
    const isOlder = ({ event }: Outgoing) => event !== this.#event
    this.#common = this.#common.map((queue) => queue.filter(isOlder))
    for (const [who, queue] of this.#own) this.#own.set(who, queue.filter(isOlder))
  }

  /** Delivers one frame to each member of a group that has something queued. */
  flush(group: Group<Who>, now: number, deliver: (to: Who, frame: Frame) => void): void {
    const framing = new Framing(now)
    for (const who of group.members) {
      const queue = this.#queueFor(who)
      if (queue.length > 0) deliver(who, framing.frameFor(who, queue))
    }
    this.#common[group.number] = []
    // This includes the queues of listeners that have left.
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

/** Encodes the frames of one flush. Listeners with the same queue and the same form share one encoded frame. */
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
