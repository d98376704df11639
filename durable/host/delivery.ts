import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { lookAfter } from './flow.ts'
import type { Flow } from './flow.ts'
import { untilFrame } from './frame-window.ts'
import { Outbox } from './outbox.ts'
import type { Frame, Listener } from './outbox.ts'
import { Groups } from './groups.ts'

/** Readers who are behind are looked for this often, while things are sent. */
const LOOK_EVERY_MS = 1000

/** One who is sent frames, and how far it has read them. */
export type Reader = Listener & { readonly flow: Flow }

/** What delivering needs of the room and of its lines. */
export type Transport<Who> = {
  slotOf: (dog: DogId) => number | undefined
  /** The number of the room's newest line. */
  lastSeq: () => number
  /** How long frames are gathered for so many listeners, ms. */
  windowMs: (listeners: number) => number
  /** Puts a frame on the line; false where nobody is at the other end any more. */
  send: (to: Who, frame: Frame) => boolean
  /** Whether it is held has changed, which has to outlive a sleep. */
  remember: (who: Who) => void
  /** Calls back once after so many ms, with the time that it is then (epoch ms). */
  later: (ms: number, run: (now: number) => void) => void
  /** Listeners of one group at most; else as many as groups.ts says. */
  groupMax?: number
}

type Omitted = { except?: DogId; unheardBy?: readonly DogId[] }

/**
 * Decides when frames are sent, and to whom. What is told within a window goes as one frame, group by group. A reader that
 * does not acknowledge is sent nothing for a while (it is held), and then has to go. Times are epoch ms.
 */
export class Delivery<Who extends Reader> {
  private readonly transport: Transport<Who>
  private readonly outbox: Outbox<Who>
  private readonly groups: Groups<Who>
  private readonly ownOf = new Map<DogId, Who>()
  private lastAt = 0
  private isWaiting = false
  /** When it was looked for readers of each group who are behind, and those who have to go for it. */
  private readonly lookedAt: number[] = []
  private readonly slow = new Set<Who>()

  constructor(transport: Transport<Who>) {
    this.transport = transport
    this.outbox = new Outbox(transport.slotOf)
    this.groups = new Groups(transport.groupMax)
  }

  own(dog: DogId): Who | undefined {
    return this.ownOf.get(dog)
  }

  get listeners(): Who[] {
    return [...this.ownOf.values()]
  }

  /** Nothing waits to be sent, and nobody to be called back. */
  get isIdle(): boolean {
    return this.outbox.isEmpty && !this.isWaiting
  }

  /** From here on it is the dog's own, and hears nothing of what was told before. */
  admit(who: Who): void {
    const before = this.ownOf.get(who.dog)
    if (before) this.groups.leave(before)
    this.groups.admit(who)
    this.outbox.groups = this.groups.count
    this.outbox.admit(who)
    this.ownOf.set(who.dog, who)
  }

  /** It is gone. Whether it was its dog's own. */
  leave(who: Who): boolean {
    if (who.group === null) return false
    this.groups.leave(who)
    this.outbox.groups = this.groups.count
    return this.ownOf.get(who.dog) === who && this.ownOf.delete(who.dog)
  }

  /** What it has yet to be sent goes at once, for it is to be closed. */
  takeLeave(who: Who, now: number): void {
    const frame = who.group === null ? null : this.outbox.takeLeave(who, now)
    if (frame !== null) this.deliver(who, frame, now)
  }

  /** Here begins what `forgetEvent` would take back: after a fault nobody hears half of an event. */
  beginEvent(): void {
    this.outbox.beginEvent()
  }

  forgetEvent(): void {
    this.outbox.forgetEvent()
  }

  send(to: DogId, message: ServerMessage, now: number): void {
    const who = this.ownOf.get(to)
    if (who) this.outbox.send(who, message, now)
  }

  /** To everybody, but those of `except` and of who must not hear it. */
  tell(message: ServerMessage, { except, unheardBy = [] }: Omitted, now: number): void {
    const omitted = except === undefined ? unheardBy : [except, ...unheardBy]
    this.outbox.tell(
      message,
      now,
      omitted.flatMap((dog) => this.ownOf.get(dog) ?? []),
    )
  }

  /** Sends what there is to send, at once or at the end of the window; `since` then it has been waiting (epoch ms). */
  flush(now: number, since = now): void {
    if (this.outbox.isEmpty || this.isWaiting) return
    const windowMs = this.groups.turnMs(this.transport.windowMs(this.ownOf.size))
    const waitMs = untilFrame({ now, since, lastAt: this.lastAt, windowMs })
    if (waitMs === 0) return this.flushGroup(now, now)
    const dueAt = now + waitMs
    this.isWaiting = true
    this.transport.later(waitMs, (then) => {
      this.isWaiting = false
      // A timer is late by a millisecond or two, and group for group that would add up.
      this.flushGroup(then, then - dueAt < windowMs ? dueAt : then)
    })
  }

  private flushGroup(now: number, countsAt: number): void {
    this.lastAt = countsAt
    const number = this.groups.next()
    const members = this.groups.membersOf(number)
    this.outbox.flush({ number, members }, now, (who, frame) => this.deliver(who, frame, now))
    this.lookAfterReaders(number, members, now)
    this.flush(now, countsAt)
  }

  private deliver(who: Who, frame: Frame, now: number): void {
    if (!who.flow.isHeld && this.transport.send(who, frame)) who.flow.sent(frame.length, now)
  }

  /** Only after those who have just been sent everything: who is held has got all lines up to the newest. */
  private lookAfterReaders(group: number, members: Iterable<Who>, now: number): void {
    if (Math.abs(now - (this.lookedAt[group] ?? 0)) < LOOK_EVERY_MS) return
    this.lookedAt[group] = now
    const { held, slow } = lookAfter(members, { now, lastSeq: this.transport.lastSeq() })
    held.forEach(this.transport.remember)
    for (const who of slow) this.slow.add(who)
  }

  /** So many frames have come to it. Returns the line after which one that was held is to be told all anew. */
  acknowledged(who: Who, frame: number, now: number): number | null {
    if (!who.flow.acknowledged(frame, now)) return null
    const since = who.flow.heldSince
    who.flow.resume()
    this.transport.remember(who)
    who.clockAt = 0
    this.outbox.admit(who)
    return since
  }

  /** Those who have not read for so long that they have to go, once. */
  takeSlow(): Who[] {
    const here = [...this.slow].filter((who) => who.group !== null)
    this.slow.clear()
    return here
  }
}
