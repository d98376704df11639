import { recordsOf } from '#durable/protocol/frames/frame-writer.ts'
import { writeRecords } from '#durable/protocol/frames/write-record.ts'
import type { DogId, ServerMessage } from '#durable/protocol/messages.ts'

/**
 * One who is told things: of protocol `version`, in a row of listeners that are sent frames together (null: in none), and
 * with a room time that it was told last (epoch ms; 0 for none).
 */
export type Listener = { readonly dog: DogId; readonly version: number; row: number | null; clockAt: number }

/** A WebSocket frame: text for version 1, bytes for version 2. */
export type Frame = string | Uint8Array<ArrayBuffer>

type Row<Who> = { number: number; members: Iterable<Who> }

/** A message on its way. Its records are put down at once: by the time it goes, a slot may be another's. */
type Letter = { event: number; message: ServerMessage; records: Uint8Array }

/** A listener is told the room's time anew when it was told so long ago, ms; half of what a `time16` reaches. */
const CLOCK_EVERY_MS = 15_000

/**
 * What waits to be sent, for any number of listeners. What a whole row is told is one list; only who is told more, less
 * or something of its own has a list to itself. So the frame of a crowd is made once.
 */
export class Outbox<Who extends Listener> {
  readonly #slotOf: (dog: DogId) => number | undefined
  readonly #own = new Map<Who, Letter[]>()
  /** What every row has yet to be sent. */
  #common: Letter[][] = [[]]
  #event = 0

  constructor(slotOf: (dog: DogId) => number | undefined) {
    this.#slotOf = slotOf
  }

  get isEmpty(): boolean {
    return this.#own.size === 0 && this.#common.every((letters) => letters.length === 0)
  }

  /** Rows that listeners are in: what is told from now on is told to so many. Who is in none has nothing to hear. */
  set rows(count: number) {
    this.#common = Array.from({ length: count }, (_, row) => this.#common[row] ?? [])
    this.#forgetOwn(({ row }) => row === null || row >= count)
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
    this.#listOf(to).push(this.#letter(fitting, now, isInPicture))
  }

  /** For all but a few. */
  tell(message: ServerMessage, now: number, without: readonly Who[] = []): void {
    for (const who of without) this.#listOf(who)
    const letter = this.#letter(message, now, true)
    for (const letters of this.#common) letters.push(letter)
    for (const [who, letters] of this.#own) if (!without.includes(who)) letters.push(letter)
  }

  /** A newcomer hears nothing of what was told before. */
  admit(who: Who): void {
    if (this.#lettersFor(who).length > 0) this.#own.set(who, [])
  }

  /** What one has yet to be sent, as a frame; it hears no more. Null where there is nothing. */
  takeLeave(who: Who, now: number): Frame | null {
    const letters = this.#lettersFor(who)
    this.#own.delete(who)
    return letters.length === 0 ? null : new Framing(now).frameFor(who, letters)
  }

  /** After a fault: nobody hears half of an event. */
  forgetEvent(): void {
    const isOlder = ({ event }: Letter) => event !== this.#event
    this.#common = this.#common.map((letters) => letters.filter(isOlder))
    for (const [who, letters] of this.#own) this.#own.set(who, letters.filter(isOlder))
  }

  /** One frame for each member of a row who has something to hear. */
  flush(row: Row<Who>, now: number, deliver: (to: Who, frame: Frame) => void): void {
    const framing = new Framing(now)
    for (const who of row.members) {
      const letters = this.#lettersFor(who)
      if (letters.length > 0) deliver(who, framing.frameFor(who, letters))
    }
    this.#common[row.number] = []
    // Of those who have gone as well.
    this.#forgetOwn((who) => who.row === row.number)
  }

  #forgetOwn(isSuch: (who: Who) => boolean): void {
    for (const who of this.#own.keys()) if (isSuch(who)) this.#own.delete(who)
  }

  #lettersFor(who: Who): readonly Letter[] {
    return this.#own.get(who) ?? (who.row === null ? [] : (this.#common[who.row] ?? []))
  }

  #listOf(who: Who): Letter[] {
    const own = this.#own.get(who) ?? [...this.#lettersFor(who)]
    this.#own.set(who, own)
    return own
  }

  #letter(message: ServerMessage, now: number, isInPicture: boolean): Letter {
    const records = recordsOf(message, { now, slotOf: this.#slotOf, isInPicture })
    return { event: this.#event, message, records: writeRecords(records) }
  }
}

/** Makes the frames of one flush; the same letters in the same form are made once. */
class Framing {
  readonly #now: number
  readonly #made = new Map<readonly Letter[], { text?: string; plain?: Frame; clocked?: Frame }>()

  constructor(now: number) {
    this.#now = now
  }

  frameFor(who: Listener, letters: readonly Letter[]): Frame {
    const made = this.#made.get(letters) ?? {}
    this.#made.set(letters, made)
    if (who.version < 2) return (made.text ??= `[${letters.map(({ message }) => JSON.stringify(message)).join()}]`)
    if (Math.abs(this.#now - who.clockAt) < CLOCK_EVERY_MS) return (made.plain ??= joined(letters))
    who.clockAt = this.#now
    return (made.clocked ??= joined(letters, writeRecords([{ type: 'clock', now: this.#now }])))
  }
}

function joined(letters: readonly Letter[], first: Uint8Array = new Uint8Array()): Frame {
  const length = letters.reduce((sum, { records }) => sum + records.length, first.length)
  const frame = new Uint8Array(length)
  frame.set(first)
  let at = first.length
  for (const { records } of letters) {
    frame.set(records, at)
    at += records.length
  }
  return frame
}
