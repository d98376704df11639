import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { lookAfter } from './backpressure.ts'
import type { Backpressure } from './backpressure.ts'
import { untilFrame } from './frame-window.ts'
import { Groups } from './groups.ts'
import { Outbox } from './outbox.ts'
import type { Frame, Listener } from './outbox.ts'

/** How often readers that are behind are looked for while frames are sent, ms. */
const LOOK_EVERY_MS = 1000

/** A listener, and how far it has acknowledged its frames. */
export type Reader = Listener & { readonly backpressure: Backpressure }

/** What delivery needs from the room and its sockets. */
export type Transport<Who> = {
  slotOf: (dog: DogId) => number | undefined
  /** The number of the newest chat line. */
  lastSeq: () => number
  /** How long frames are gathered for so many listeners, ms. */
  windowMs: (listeners: number) => number
  /** Sends a frame; false if the socket is dead. */
  send: (to: Who, frame: Frame) => boolean
  /** Stores that a reader is held or not held any more, since that must outlive a sleep of the room. */
  remember: (who: Who) => void
  /** Calls `run` once after `ms`, with the time at that moment (epoch ms). */
  later: (ms: number, run: (now: number) => void) => void
  /** The most listeners in one group; by default that of groups.ts. */
  groupMax?: number
}

type Omitted = { except?: DogId; unheardBy?: readonly DogId[] }
/** [G7] `inFull`: a walk is written with all its steps. */
type Manner = Omitted & { inFull?: boolean }

/**
 * Decides when frames are sent and to whom. Messages of one time window go out in one frame, group by group. A reader
 * that does not acknowledge is first held (it is sent nothing), then closed. Times are epoch ms.
 */
export class Delivery<Who extends Reader> {
  readonly #transport: Transport<Who>
  readonly #outbox: Outbox<Who>
  readonly #groups: Groups<Who>
  readonly #ownOf = new Map<DogId, Who>()
  #lastAt = 0
  #isWaiting = false
  /** By group: when its readers were last checked for being behind. */
  readonly #lookedAt: number[] = []
  /** Readers so far behind that they have to be closed. */
  readonly #slow = new Set<Who>()

  constructor(transport: Transport<Who>) {
    this.#transport = transport
    this.#outbox = new Outbox(transport.slotOf)
    this.#groups = new Groups(transport.groupMax)
  }

  own(dog: DogId): Who | undefined {
    return this.#ownOf.get(dog)
  }

  get listeners(): Who[] {
    return [...this.#ownOf.values()]
  }

  /** Whether nothing waits to be sent and no timer is set. */
  get isIdle(): boolean {
    return this.#outbox.isEmpty && !this.#isWaiting
  }

  /** Makes it the dog's own reader. It is sent nothing that was broadcast before. */
  admit(who: Who): void {
    const before = this.#ownOf.get(who.dog)
    if (before) this.#groups.leave(before)
    this.#groups.admit(who)
    this.#outbox.groups = this.#groups.count
    this.#outbox.admit(who)
    this.#ownOf.set(who.dog, who)
  }

  /** Removes a reader. Returns whether it was its dog's own. */
  leave(who: Who): boolean {
    if (who.group === null) return false
    this.#groups.leave(who)
    this.#outbox.groups = this.#groups.count
    return this.#ownOf.get(who.dog) === who && this.#ownOf.delete(who.dog)
  }

  /** Sends at once what still waits for a reader that is about to be closed. */
  takeLeave(who: Who, now: number): void {
    const frame = who.group === null ? null : this.#outbox.takeLeave(who, now)
    if (frame !== null) this.#deliver(who, frame, now)
  }

  /**
   * Marks the start of an event. If handling it fails, `forgetEvent` drops its messages, so nobody gets half of an
   * event.
   */
  beginEvent(): void {
    this.#outbox.beginEvent()
  }

  forgetEvent(): void {
    this.#outbox.forgetEvent()
  }

  send(to: DogId, message: ServerMessage, now: number, inFull = false): void {
    const who = this.#ownOf.get(to)
    if (who) this.#outbox.send(who, message, now, inFull)
  }

  /** Broadcasts to all but the dogs of `except` and `unheardBy`. */
  tell(message: ServerMessage, { except, unheardBy = [], inFull = false }: Manner, now: number): void {
    const omitted = except === undefined ? unheardBy : [except, ...unheardBy]
    this.#outbox.tell(
      message,
      now,
      omitted.flatMap((dog) => this.#ownOf.get(dog) ?? []),
      inFull,
    )
  }

  /** Sends what waits, at once or at the end of the window. `since` is when it began to wait (epoch ms). */
  flush(now: number, since = now): void {
    if (this.#outbox.isEmpty || this.#isWaiting) return
    const windowMs = this.#groups.turnMs(this.#transport.windowMs(this.#ownOf.size))
    const waitMs = untilFrame({ now, since, lastAt: this.#lastAt, windowMs })
    if (waitMs === 0) return this.#flushGroup(now, now)
    const dueAt = now + waitMs
    this.#isWaiting = true
    this.#transport.later(waitMs, (then) => {
      this.#isWaiting = false
      // A timer is late by a millisecond or two, which would add up from group to group.
      this.#flushGroup(then, then - dueAt < windowMs ? dueAt : then)
    })
  }

  #flushGroup(now: number, countsAt: number): void {
    this.#lastAt = countsAt
    const number = this.#groups.next()
    const members = this.#groups.membersOf(number)
    this.#outbox.flush({ number, members }, now, (who, frame) => this.#deliver(who, frame, now))
    this.#lookAfterReaders(number, members, now)
    this.flush(now, countsAt)
  }

  #deliver(who: Who, frame: Frame, now: number): void {
    if (!who.backpressure.isHeld && this.#transport.send(who, frame)) who.backpressure.sent(frame.length, now)
  }

  /**
   * Called right after a group was sent everything, so that a reader held from now on has all lines up to `lastSeq`.
   */
  #lookAfterReaders(group: number, members: Iterable<Who>, now: number): void {
    if (Math.abs(now - (this.#lookedAt[group] ?? 0)) < LOOK_EVERY_MS) return
    this.#lookedAt[group] = now
    const { held, slow } = lookAfter(members, { now, lastSeq: this.#transport.lastSeq() })
    held.forEach(this.#transport.remember)
    for (const who of slow) this.#slow.add(who)
  }

  /**
   * The reader has received `frame` frames. Returns null, or if that ends a hold the number of the last line it was
   * sent: the room then sends it a welcome with the lines after it.
   */
  acknowledged(who: Who, frame: number, now: number): number | null {
    if (!who.backpressure.acknowledged(frame, now)) return null
    const since = who.backpressure.heldSince
    who.backpressure.resume()
    this.#transport.remember(who)
    who.clockAt = 0
    this.#outbox.admit(who)
    return since
  }

  /** Returns, once, the readers that have to be closed for being too far behind. */
  takeSlow(): Who[] {
    const here = [...this.#slow].filter((who) => who.group !== null)
    this.#slow.clear()
    return here
  }
}
