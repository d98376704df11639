import { SWEEP_EVERY_MS } from '#durable/host/presence-sweep.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { isSaid } from '#durable/room/chat/log.ts'
import type { Effect } from '#durable/room/effects.ts'
import { Room } from '#durable/room/room.ts'
import type { RoomOptions } from '#durable/room/room.ts'
import { HUNT_TIMES } from '#durable/rules/calendar/hunt.ts'
import { nextTime } from '#durable/rules/calendar/when.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { NOON } from '#test/support/park.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { groundOf } from '#worker/ledger/things.ts'
import { Agenda } from './agenda.ts'
import { Broken, demand } from './broken.ts'
import { Gate } from './gate.ts'
import { grounds, revisionOf } from './grounds.ts'
import { Ignores } from './ignores.ts'
import { DatabaseLine } from './ledger/database-line.ts'
import { LedgerChecks } from './ledger/ledger-checks.ts'
import { Ledger } from './ledger/ledger.ts'
import type { Mistake } from './ledger/mistakes.ts'
import { Player } from './player.ts'
import { RoomShell } from './room-shell.ts'
import { Staff, someCalm } from './staff.ts'
import { CALM, drawSwarm } from './swarm.ts'
import type { Swarm } from './swarm.ts'
import { emptyTally } from './tally.ts'
import type { Tally } from './tally.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PLAYERS = 8
const FAULT_TICK_MS = 1000
/** The time after the last fault within which everybody must be back and agree, ms. */
const HEALED_WITHIN_MS = 180_000

export type Outcome = { tally: Tally; failure: Error | null }

/**
 * A planted mistake: in the rooms, in their effects, in their storage, or in the ledger. `swarm` replaces the faults that a seed draws, so
 * that a rare mistake is found within a few seeds.
 */
export type Plant = {
  makeRoom?: (options: RoomOptions) => Room
  alter?: (effects: readonly Effect[], now: number) => readonly Effect[]
  /** SQL for the storage of each room. */
  storage?: string
  mistake?: Mistake
  swarm?: Partial<Swarm>
}

/** The runs that begin in a hunt, by the rest of their seed by 16: none of those that find a planted mistake. */
const HUNT_SEEDS: readonly number[] = [12, 14]
/** The share of acts in what players do during a hunt. */
const HUNTING = 0.8
/** A minute after a hunt has begun. */
const DURING_HUNT = nextTime(HUNT_TIMES['friday-hunt'], NOON).from + 60_000

/**
 * Three rooms, eight players and a bad network, all derived from one seed. Time is a number and chance a sequence of
 * numbers, so the same seed always fails in the same step.
 */
export class Simulation {
  readonly agenda: Agenda
  /** [CA2] Whether the run begins in a hunt, for which dogs have soil. */
  readonly isHunt: boolean
  readonly tally = emptyTally()
  readonly line: DatabaseLine
  readonly ledger: Ledger
  readonly ledgerChecks: LedgerChecks
  readonly gate: Gate
  readonly ignores = new Ignores()
  /** What was drawn at the wheel, by the hash of the round, as it was first told. */
  readonly draws = new Map<string, string>()
  readonly staff = new Staff()
  readonly random: () => number
  readonly plant: Required<Pick<Plant, 'makeRoom' | 'alter' | 'storage'>>
  readonly shells: readonly RoomShell[]
  readonly players: readonly Player[]
  #broken: Error | null = null
  #aheadMs = 0
  swarm: Swarm

  constructor(seed: number, { swarm, mistake, ...plant }: Plant = {}) {
    this.random = seeded(seed)
    this.isHunt = HUNT_SEEDS.includes(seed % 16)
    this.agenda = new Agenda(this.isHunt ? DURING_HUNT : NOON)
    this.plant = { makeRoom: (options) => new Room(options), alter: (effects) => effects, storage: '', ...plant }
    this.swarm = { ...drawSwarm(this.random), ...(this.isHunt && { verbs: HUNTING }), ...swarm }
    this.line = new DatabaseLine(this)
    this.ledger = new Ledger(this.line, mistake)
    this.ledgerChecks = new LedgerChecks(this.ledger)
    this.gate = new Gate(this)
    this.shells = grounds(this.swarm.maxDogs).map((ground) => new RoomShell(ground, this))
    this.players = Array.from({ length: PLAYERS }, (_, index) => this.#aPlayer(index))
    this.agenda.in(FAULT_TICK_MS, () => this.#faultTick())
  }

  #aPlayer(index: number): Player {
    const isSecondWindow = this.swarm.twoWindows && index >= 6
    const dog = isSecondWindow ? index - 5 : index + 1
    return new Player(this, { number: index, dog, shell: this.shells[dog % this.shells.length]! })
  }

  async run(events: number): Promise<void> {
    while (this.tally.events < events) await this.step()
    await this.heal()
  }

  async step(): Promise<void> {
    this.tally.events += 1
    this.agenda.step()
    await this.line.settle()
    this.ledgerChecks.afterEvent()
    if (this.#broken) throw this.#broken
  }

  /** Runs code that follows a promise, and reports a failed check instead of swallowing it. */
  guarded = (run: () => void): void => {
    try {
      run()
    } catch (error) {
      this.#broken ??= asError(error)
    }
  }

  /** The latency of a frame or a request, ms. */
  get latencyMs(): number {
    return this.swarm.nearMs + below(this.random, this.swarm.spreadMs + 1)
  }

  /** The time in the park, epoch ms. It skips ahead at each night that the faults draw. */
  get parkTime(): number {
    return this.agenda.now + this.#aheadMs
  }

  /** Ends all faults. All players must then reconnect, say one last line and see the same park. */
  async heal(): Promise<void> {
    const { maxDogs, windowMs, ackEveryMs } = this.swarm
    this.swarm = { ...CALM, maxDogs, windowMs, ackEveryMs }
    for (const player of this.players) {
      player.isActing = false
      player.stallMs = 0
      player.deafUntil = 0
      if (this.#isRetired(player)) player.retire()
    }
    await this.#runFor(HEALED_WITHIN_MS / 2)
    for (const player of this.players) if (!this.#isRetired(player)) player.askAgain()
    await this.#runFor(HEALED_WITHIN_MS / 2)
    for (const player of this.players) if (player.isOpen) player.say(`${player.shell.key} last ${player.dog}`)
    await this.#runFor(5000)
    this.#checkEnd()
    // Of an entry whose answer was lost the room learns by its next sweep.
    if (this.#misplaced !== null) await this.#runFor(SWEEP_EVERY_MS)
    demand(this.#misplaced === null, () => String(this.#misplaced))
  }

  async #runFor(ms: number): Promise<void> {
    const until = this.agenda.now + ms
    while (this.agenda.nextAt <= until) await this.step()
    this.agenda.now = until
  }

  /** Of two windows of one dog only the first one reconnects. */
  #isRetired(player: Player): boolean {
    return this.players.find(({ dog }) => dog === player.dog) !== player
  }

  #checkEnd(): void {
    for (const player of this.players) {
      player.checks.checkLog()
      if (this.#isRetired(player)) continue
      if (this.swarm.maxDogs >= PLAYERS) {
        demand(player.isOpen, () => `dog ${player.dog} never came back: ${JSON.stringify(player.link)}`)
        demand(
          player.wire?.up.frames === 0 && player.wire.down.frames === 0,
          () => `dog ${player.dog} has frames on the way for ever`,
        )
        demand(player.living.waitsFor === '', () => `dog ${player.dog} waits for ever for ${player.living.waitsFor}`)
        demand(player.world.prediction === null, () => `dog ${player.dog} waits for an answer for ever`)
      }
      if (player.isOpen && player.shell.room) {
        const isCompared = player.checks.compareWhenStill()
        demand(isCompared, () => `dog ${player.dog} is online, but not in its room`)
        this.tally.comparedViews += 1
      }
    }
    this.#checkLines()
    this.#checkPrints()
    this.ledgerChecks.atEnd()
    for (const { checks } of this.shells) checks.compareGround()
    const { journal } = this.ledgerChecks
    this.tally.ops += journal.length
    this.tally.huntFinds += this.ledgerChecks.hunted
    for (const { kind } of journal) this.tally[`op ${kind}`] += 1
    this.tally.trades += journal.filter(({ id }) => id.startsWith('trade:')).length
  }

  /** What is wrong about where dogs are, by the rooms and by the database; null if nothing is. */
  get #misplaced(): string | null {
    const places = new Map<number, string>()
    for (const shell of this.shells) {
      const { checks, key, room } = shell
      if (!room) continue
      for (const { visitor, awaySince } of checks.snapshot.dogs) {
        const elsewhere = places.get(visitor.dog)
        if (elsewhere) return `dog ${visitor.dog} is in ${elsewhere} and in ${key}`
        if (awaySince !== null) return `dog ${visitor.dog} is a ghost in ${key}`
        if (this.ledger.roomOf(visitor.dog) !== key) return `the database has lost dog ${visitor.dog}, who is in ${key}`
        places.set(visitor.dog, key)
      }
    }
    return null
  }

  // Each line stands in the logs at most as often as it was sent.
  #checkLines(): void {
    const lines = this.shells.flatMap(({ log }) => log.filter(isSaid).map(({ text }) => text))
    for (const text of new Set(lines)) {
      const said = lines.filter((line) => line === text)
      const sent = this.players.reduce((sum, { checks }) => sum + (checks.sent.get(text) ?? 0), 0)
      demand(said.length <= sent, () => `"${text}" stands ${said.length} times, was sent ${sent} times`)
    }
  }

  // A report quotes a paw print from the log of its room. The ledger must name the right line there.
  #checkPrints(): void {
    for (const { room, line, text, to } of this.ledger.prints()) {
      const kept = line === null ? null : this.shells.find(({ key }) => key === room)?.log[line - 1]
      const isIt = kept === null || (kept?.isPrint === true && kept.text === text && kept.to === to)
      demand(isIt, () => `"${text}" was left for dog ${to}, and line ${line} of ${room} says "${kept?.text}"`)
    }
  }

  #faultTick(): void {
    if (!this.players.some(({ isActing }) => isActing)) return
    this.agenda.in(FAULT_TICK_MS, () => this.#faultTick())
    const { swarm, random, tally } = this
    if (random() < swarm.cut) this.#cut(pick(random, this.players))
    if (random() < swarm.stall) this.#stall(pick(random, this.players))
    if (random() < swarm.deaf) pick(random, this.players).deafUntil = this.agenda.now + below(random, 60_000)
    if (random() < swarm.hibernate) pick(random, this.shells).hibernate()
    if (random() < swarm.crash) pick(random, this.shells).crash(below(random, 4000), () => random() < 0.5)
    if (random() < swarm.expel) {
      tally.expulsions += 1
      const { dog, shell } = pick(random, this.players)
      shell.expel(dog, pick(random, [CLOSE.kicked, CLOSE.banned]))
    }
    if (random() < swarm.databaseDown) {
      tally.databaseDowns += 1
      this.line.downUntil = this.agenda.now + below(random, 15_000)
    }
    // Nobody stands at the gate for a night.
    if (random() < swarm.night && !this.gate.isBusy) {
      tally.nights += 1
      const nightMs = (1 + below(random, 60)) * DAY_MS
      this.#aheadMs += nightMs
      this.ledger.nightHasPassed(this.parkTime, nightMs)
    }
    if (random() < swarm.clockJump) {
      tally.clockJumps += 1
      pick(random, this.players).skewMs += below(random, 20_000) - 10_000
    }
    if (random() < swarm.calm) {
      const shell = pick(random, this.shells)
      shell.calmDown(someCalm(random, shell.now))
    }
    if (random() < swarm.settings) {
      tally.settingChanges += 1
      this.staff.changeSettings(random)
      if (random() < 0.5) pick(random, this.shells).learn()
    }
    if (swarm.publish > 0 && random() < swarm.publish) this.#publish(this.#toRebuild())
    if (random() < swarm.roomClockStep) {
      const shell = pick(random, this.shells)
      shell.checks.isClockSteady = false
      shell.clockOffMs += below(random, 2000) - 1000
    }
  }

  /** A room in which something lies, or any. */
  #toRebuild(): RoomShell {
    const littered = this.shells.filter((shell) => this.#lyingIn(shell).length > 0)
    return pick(this.random, littered.length > 0 ? littered : this.shells)
  }

  #lyingIn({ key }: RoomShell): Tile[] {
    return this.ledger.heldBy(groundOf(key)).map(({ slot }) => {
      const [x = 0, y = 0] = slot.split(',').map(Number)
      return { x, y }
    })
  }

  // Every third revision rolls its room back, if anything was published there before.
  #publish(shell: RoomShell): void {
    const { random } = this
    const isRollback = shell.earlier.length > 0 && this.tally.revisions % 3 === 2
    const lying = this.#lyingIn(shell)
    const over = lying.length > 0 && random() < 0.8 ? pick(random, lying) : null
    const number = 2 + this.tally.revisions
    const ground = isRollback ? pick(random, shell.earlier) : revisionOf(shell.first, { number, over }, random)
    shell.publish(ground, random() < 0.8)
  }

  #cut(player: Player): void {
    const { wire } = player
    if (!wire || wire.isCut) return
    this.tally.cuts += 1
    const { random } = this
    wire.cut(below(random, pick(random, [10, 2000, 15_000])), below(random, pick(random, [10, 2000, 25_000])))
  }

  // The connection passes nothing on for a while, then everything at once.
  #stall(player: Player): void {
    this.tally.stalls += 1
    player.stallMs = 500 + below(this.random, 4000)
    this.agenda.in(player.stallMs, () => (player.stallMs = 0))
  }
}

/** Runs one seed to its end, or to the first check that fails. */
export async function simulate(seed: number, events: number, plant?: Plant): Promise<Outcome> {
  const simulation = new Simulation(seed, plant)
  const failure = await simulation.run(events).then(() => null, asError)
  simulation.ledger.close()
  return { tally: simulation.tally, failure }
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Broken(String(error))
}
