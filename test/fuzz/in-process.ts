import { isDeepStrictEqual } from 'node:util'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { isHugeFrame, parseClientFrame } from '#durable/protocol/parse.ts'
import { anEmptyGrid } from '#test/support/grids.ts'
import { HUGE, aPark } from '#test/support/park.ts'
import type { Socket } from '#test/support/park.ts'
import { ATTACKERS, FIRST_ATTACKER, attacksOf } from './attacks.ts'
import type { Attack } from './attacks.ts'
import { closeCodeOf } from './hostile-frames.ts'
import type { HostileFrame } from './hostile-frames.ts'

/** The time on the room's clock between two frames; four sockets at once send two hundred a second. */
const BETWEEN_FRAMES_MS = 5
const WALK_EVERY_FRAMES = 50
const SAY_EVERY_FRAMES = 250
const HELLO = '{"type":"hello","version":1,"lastSeq":0}'
/** What others receive about a dog that enters and is disconnected again. */
const ABOUT_ATTACKERS: readonly ServerMessage['type'][] = ['entered', 'returned', 'dropped', 'left']

export type InProcessReport = {
  frames: number
  fromAdmitted: number
  byKind: Record<string, number>
  /** Walks and lines of the bystanders that the room has answered. */
  walks: number
  lines: number
  /**
   * What failed, a sentence each: frames that the parser accepted, wrong close codes, harm to others, missing answers.
   */
  accepted: string[]
  wrongCloses: string[]
  harm: string[]
  unanswered: string[]
}

/** Bystanders have lower numbers. */
const FIRST_USER = 1000

type Options = { frames: number; seed: number; parse?: typeof parseClientFrame }

/**
 * Gives the frames that fuzz.ts sends over sockets to the parser and the room, without sockets. An exception ends it.
 * Its own test passes a parser that accepts too much.
 */
export function fuzzInProcess({ frames, seed, parse = parseClientFrame }: Options): InProcessReport {
  const run = new InProcessRun(parse)
  const attackers = Array.from({ length: ATTACKERS }, (_, attacker) => attacksOf(attacker, { frames, seed }))
  for (let n = 0; n < frames; n++) {
    const attacker = n % ATTACKERS
    const next = attackers[attacker]?.next()
    if (next && !next.done) run.attack(FIRST_ATTACKER + attacker, next.value)
    if (n % WALK_EVERY_FRAMES === 0) run.walk()
    if (n % SAY_EVERY_FRAMES === 0) run.say()
  }
  return run.report
}

class InProcessRun {
  readonly report: InProcessReport = {
    frames: 0,
    fromAdmitted: 0,
    byKind: {},
    walks: 0,
    lines: 0,
    accepted: [],
    wrongCloses: [],
    harm: [],
    unanswered: [],
  }
  readonly #park = aPark({ grid: anEmptyGrid(20, 20), entries: [{ x: 10, y: 10 }] })
  readonly #parse: typeof parseClientFrame
  readonly #bystanders: readonly Socket[]
  #epoch = 0
  /** The number of the last line that was heard. */
  #lastSeq = 0

  constructor(parse: typeof parseClientFrame) {
    this.#parse = parse
    this.#bystanders = [1, 2].map((dog) => this.#park.enter(dog))
  }

  attack(dog: number, { frame, isAdmitted }: Attack): void {
    const { report } = this
    report.frames += 1
    report.byKind[frame.kind] = (report.byKind[frame.kind] ?? 0) + 1
    this.#park.wait(BETWEEN_FRAMES_MS)
    const message = this.#parse(asReceived(frame))
    if (message !== null) report.accepted.push(`${told(frame)} as ${JSON.stringify(message)}`)
    // In place of a hello the room never gets it: anything else closes the socket (durable/park-room.ts).
    if (!isAdmitted) return
    report.fromAdmitted += 1
    const attacker = this.#enter(dog)
    this.#readBystanders()
    const before = this.#others(dog)
    attacker.send(isHugeFrame(asReceived(frame)) ? HUGE : message)
    if (attacker.closedWith !== closeCodeOf(frame))
      report.wrongCloses.push(`${told(frame)} with ${attacker.closedWith}`)
    if (!isDeepStrictEqual(this.#others(dog), before)) report.harm.push(`${told(frame)} changed another dog`)
    for (const heard of this.#readBystanders()) {
      const isAboutAttacker = ABOUT_ATTACKERS.includes(heard.type) && 'dog' in heard && heard.dog === dog
      if (!isAboutAttacker) report.harm.push(`${told(frame)} told a bystander ${JSON.stringify(heard)}`)
    }
    this.#checkAttacker(dog, frame)
  }

  walk(): void {
    this.#bystanders.forEach((bystander, at) => {
      bystander.walk(10 + (this.report.frames % 7), 12 + at, this.report.frames)
      const isAnswered = bystander.of('walked').some(({ dog, seq }) => isOwn(bystander, dog) && seq !== undefined)
      if (isAnswered) this.report.walks += 1
      else this.report.unanswered.push(`the walk of dog ${bystander.visitor.dog} after ${this.report.frames} frames`)
    })
    this.#readBystanders()
  }

  say(): void {
    for (const bystander of this.#bystanders) {
      const text = `line ${this.report.frames} of ${bystander.visitor.dog}`
      bystander.say(text)
      const heard = this.#bystanders.map((each) => each.of('said').find((line) => line.text === text))
      this.#lastSeq = heard[0]?.seq ?? this.#lastSeq
      if (heard.every((line) => line !== undefined)) this.report.lines += 1
      else this.report.unanswered.push(`"${text}"`)
    }
    this.#readBystanders()
  }

  /**
   * Enters with a ticket of its own and a hello, of a user of its own: the third bad frame of a user is a flood [M8]. The dog has heard all lines, because repeating them would take most of
   * the time.
   */
  #enter(dog: number): Socket {
    const hello = this.#parse(HELLO)
    if (hello?.type !== 'hello') throw new Error(`${HELLO} was parsed as ${JSON.stringify(hello)}`)
    this.#epoch += 1
    return this.#park.enter(
      dog,
      { epoch: this.#epoch, user: FIRST_USER + this.#epoch },
      { ...hello, lastSeq: this.#lastSeq },
    )
  }

  /** Everything that the room stores about all dogs but one. */
  #others(attacker: number) {
    return this.#park.room.snapshot(this.#park.now).dogs.filter(({ visitor }) => visitor.dog !== attacker)
  }

  // The dog of a closed attacker stays for a while, standing where it entered.
  #checkAttacker(attacker: number, frame: HostileFrame): void {
    const dog = this.#park.room.snapshot(this.#park.now).dogs.find(({ visitor }) => visitor.dog === attacker)
    const isStill = dog?.walk.dirs === '' && dog.pose === 'stand' && dog.awaySince !== null
    if (!isStill) this.report.harm.push(`${told(frame)} moved its own dog, or left it in the room`)
  }

  #readBystanders(): ServerMessage[] {
    return this.#bystanders.flatMap(({ received }) => received.splice(0))
  }
}

function isOwn({ visitor }: Socket, dog: number): boolean {
  return visitor.dog === dog
}

/** The frame as workerd hands it to the room: text with U+FFFD for invalid UTF-8, or bytes. */
function asReceived({ data, isBinary }: HostileFrame): string | ArrayBuffer {
  if (!isBinary) return typeof data === 'string' ? data.toWellFormed() : data.toString()
  return new Uint8Array(Buffer.from(data)).buffer
}

function told({ kind, data }: HostileFrame): string {
  return `${kind} ${String(data).slice(0, 200)}`
}
