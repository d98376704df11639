import type { ServerMessage, WireDog, WireWheel } from '#durable/protocol/messages.ts'
import { wirePieces } from '#durable/room/ground/festive.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import { wireWheel } from '#durable/room/wheel/round.ts'
import { CHAT_LOG_MAX, CHAT_REPLAY_MAX } from '#durable/rules/chat.ts'
import { TINTS } from '#durable/rules/committee/roulette.ts'
import { calmAt } from '#durable/rules/staff/calm.ts'
import { endOf, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { demand } from './broken.ts'
import type { Player } from './player.ts'
import { demandAllowed, shown } from './room-checks.ts'
import { keptUses } from './things-in-use.ts'
import type { Wire } from './wire.ts'

/** How far from a crowded entry a dog may arrive, tiles. */
const BESIDE_TILES = 5

/** What must hold for every player. */
export class PlayerChecks {
  readonly #player: Player
  #greeted: { wire: Wire; lastSeq: number | null; isWelcomed: boolean } | null = null
  /** The number of the last line that came over this wire. */
  #lineSeq = 0
  /** The last own walk that was answered over this wire. Answers come in the order of the requests. */
  #walkSeq = 0
  readonly #walks = new Map<number, Walk>()
  /** The dogs whose rounds it has asked to watch. */
  readonly #watched = new Set<number>()
  /** The lines that were sent, and how often. */
  readonly sent = new Map<string, number>()

  constructor(player: Player) {
    this.#player = player
  }

  isGreeted(wire: Wire): boolean {
    return this.#greeted?.wire === wire
  }

  greeted(wire: Wire, lastSeq: number | null): void {
    this.#greeted = { wire, lastSeq, isWelcomed: false }
  }

  changedRoom(): void {
    this.#walks.clear()
  }

  says(text: string): void {
    this.sent.set(text, (this.sent.get(text) ?? 0) + 1)
  }

  asksToWatch(dog: number): void {
    this.#watched.add(dog)
  }

  /** Call it before the world takes the message in. */
  heard(message: ServerMessage): void {
    const { dog, shell } = this.#player
    if (message.type === 'welcome' || message.type === 'wheelSet') this.#lookAtWheel(message.wheel)
    if (message.type === 'marked' && message.mark.tint) this.#player.sim.tally.tintsSeen += 1
    if (message.type === 'stood') this.#player.sim.tally.piecesStood += 1
    if (message.type === 'cleared') this.#player.sim.tally.piecesCleared += 1
    if (message.type === 'watched') {
      demand(this.#watched.has(message.dog), () => `dog ${dog} got a round of dog ${message.dog} without asking for it`)
    }
    if (message.type === 'welcome') {
      const { lines, dogs, used = [] } = message
      const unknown = used.find((use) => use.dog !== null && !dogs.some(({ id }) => id === use.dog))
      demand(
        unknown === undefined,
        () => `dog ${dog} is told that dog ${unknown?.dog} uses something, and does not see it`,
      )
      // A second welcome over the same socket has the lines that a held reader has missed.
      const asked = this.#greeted?.isWelcomed ? this.#lineSeq : (this.#greeted?.lastSeq ?? null)
      if (this.#greeted) this.#greeted.isWelcomed = true
      lines.forEach((line, index) => {
        if (index > 0) this.#demandNoneBetween(lines[index - 1]!.seq, line.seq)
        this.#demandKept(line)
      })
      const [first] = lines
      if (asked !== null && first && shell.log.length - asked < CHAT_REPLAY_MAX) {
        this.#demandNoneBetween(asked, first.seq)
      }
      this.#lineSeq = lines.at(-1)?.seq ?? asked ?? 0
      this.#walkSeq = 0
    }
    const answered = message.type === 'walked' || (message.type === 'refused' && message.request === 'walk')
    if (answered && message.seq !== undefined) {
      demand(message.seq > this.#walkSeq, () => `dog ${dog}: walk ${message.seq} was answered after ${this.#walkSeq}`)
      this.#walkSeq = message.seq
    }
    if (message.type === 'said' || message.type === 'whispered') {
      demand(message.seq > this.#lineSeq, () => `dog ${dog} heard line ${message.seq} after ${this.#lineSeq}`)
      this.#demandNoneBetween(this.#lineSeq, message.seq)
      this.#lineSeq = message.seq
      this.#demandKept(message)
      demand(isOfRoom(message, shell.key), () => `"${message.text}" is a line of another room`)
    }
  }

  /** [PC11] A round is drawn once: whoever is told of it, and when, is told the same. */
  #lookAtWheel(wheel: WireWheel | null | undefined): void {
    if (!wheel?.drawn) return
    const { draws, tally } = this.#player.sim
    const { opener, dogs, hash, drawn } = wheel
    const told = JSON.stringify({ opener, dogs, drawn })
    const before = draws.get(hash)
    if (before === undefined) tally.wheelDraws += 1
    draws.set(hash, before ?? told)
    demand(before === undefined || before === told, () => `dog ${this.#player.dog} is told ${told} after ${before}`)
  }

  /** No line that this dog must get is missing between the two. */
  #demandNoneBetween(seq: number, next: number): void {
    const { dog, shell, sim } = this.#player
    const due = shell.log.slice(seq, next - 1).find((line) => sim.ignores.mustHear(dog, line))
    demand(due === undefined, () => `dog ${dog} was not told line ${due?.seq} between ${seq} and ${next}`)
  }

  #demandKept({ seq, text }: { seq: number; text: string }): void {
    const kept = this.#player.shell.log[seq - 1]
    demand(kept?.text === text, () => `line ${seq} "${text}" was told, but "${kept?.text}" is kept`)
  }

  afterFrame(): void {
    const { world } = this.#player
    demand(world.lastSeq === null || world.lastSeq === this.#lineSeq, () => 'the page has lost count of the lines')
    demand(world.log.length <= CHAT_LOG_MAX, () => `a log of ${world.log.length} entries`)
    for (const dog of world.dogs.values()) this.#lookAt(dog)
    this.compareWhenStill()
  }

  /** The dog has come through a door and must stand near it. Up to eight dogs may be in its way. */
  cameBy(entry: string): void {
    const { dog, world, shell } = this.#player
    const at = world.dogs.get(dog)?.walk
    const door = shell.ground.entries.find(({ id }) => id === entry)
    const isThere = at && door && Math.max(Math.abs(at.x - door.x), Math.abs(at.y - door.y)) <= BESIDE_TILES
    demand(isThere === true, () => `dog ${dog} came by ${entry}, and is at ${at?.x}, ${at?.y}`)
  }

  predicted(): void {
    const own = this.#player.world.dogs.get(this.#player.dog)
    if (own) this.#lookAt(own)
  }

  #lookAt({ id, walk }: WireDog): void {
    const before = this.#walks.get(id)
    if (before === walk) return
    this.#walks.set(id, walk)
    demandAllowed(this.#player.grid, walk, `dog ${id}, as dog ${this.#player.dog} sees it,`)
  }

  /** When no frame is on its way, a page knows exactly what the room knows. Returns whether it could be compared. */
  compareWhenStill(): boolean {
    const { wire, shell, world, dog: me, isOpen } = this.#player
    const isSamePlace = (one: Walk, other: Walk) => {
      if (one.startedAt === other.startedAt) return one.x === other.x && one.y === other.y && one.dirs === other.dirs
      const [a, b] = [placeAt(this.#player.grid, one, shell.now), placeAt(this.#player.grid, other, shell.now)]
      // The room tells nobody of a walk to the tile of the dog. When a clock steps back, that walk is under way again.
      if (!shell.checks.isClockSteady) return endsAlike(one, other)
      return a.x === b.x && a.y === b.y && !a.moving && !b.moving
    }
    if (
      !wire ||
      !isOpen ||
      wire.down.frames > 0 ||
      this.#player.backlog > 0 ||
      !shell.hasToldAll(me) ||
      wire.isCut ||
      wire.roomClosed ||
      shell.own.get(me) !== wire
    )
      return false
    const dogs = shell.checks.snapshot.dogs.filter(({ visitor, hidden }) => !hidden || visitor.dog === me)
    const ids = () =>
      `dog ${me} sees ${[...world.dogs.keys()].join()}, here are ${dogs.map((d) => d.visitor.dog).join()}`
    demand(world.dogs.size === dogs.length, ids)
    for (const { visitor, walk, pose, awaySince, tint } of dogs) {
      const seen = world.dogs.get(visitor.dog)
      if (!seen) return (demand(false, ids), false)
      const who = `dog ${visitor.dog}, as dog ${me} sees it,`
      const [shown, given] = [seen.tint?.color, tint && TINTS[tint.name].color]
      demand(shown === given, () => `${who} is ${shown} and not ${given} by the roulette`)
      if (visitor.dog === me && (world.prediction || wire.up.frames > 0)) continue
      demand(seen.away === (awaySince !== null), () => `${who} is away: ${seen.away}`)
      demand(seen.pose === pose, () => `${who} does ${seen.pose} and not ${pose}`)
      const isTrue = visitor.dog === me ? endsAlike(seen.walk, walk) : isSamePlace(seen.walk, walk)
      demand(isTrue, () => `${who} walks ${JSON.stringify(seen.walk)} and not ${JSON.stringify(walk)}`)
    }
    this.#compareThingsInUse(dogs)
    const [mine, theirs] = [world.things.values(), shell.room?.kept.ground ?? []].map(shown)
    demand(mine === theirs, () => `dog ${me} sees ${mine} on the ground, there lie ${theirs}`)
    const poops = [world.poops.values(), shell.room?.kept.poops ?? []].map((all) =>
      [...all]
        .map(({ dog, x, y }) => `${dog} at ${x},${y}`)
        .toSorted()
        .join('; '),
    )
    demand(poops[0] === poops[1], () => `dog ${me} sees poop of ${poops[0]}, there lies that of ${poops[1]}`)
    const wheels = [world.wheel, shell.room ? wireWheel(shell.room) : world.wheel].map((wheel) => JSON.stringify(wheel))
    demand(wheels[0] === wheels[1], () => `dog ${me} sees the wheel as ${wheels[0]}, and it is ${wheels[1]}`)
    const pieces = [world.festive.pieces, shell.room ? wirePieces(shell.room) : []].map((all) => JSON.stringify(all))
    demand(pieces[0] === pieces[1], () => `dog ${me} sees the pieces ${pieces[0]}, and there are ${pieces[1]}`)
    const calms = [this.#player.calm, shell.calm].map((calm) => JSON.stringify(calmAt(calm, shell.now)))
    demand(calms[0] === calms[1], () => `dog ${me} was told of ${calms[0]}, and staff ask for ${calms[1]}`)
    const last = world.lastSeq ?? 0
    demand(last <= shell.log.length, () => `dog ${me} knows line ${last} of ${shell.log.length}`)
    const due = shell.log.slice(last).find((line) => this.#player.sim.ignores.mustHear(me, line))
    demand(due === undefined, () => `dog ${me} knows lines up to ${last}, and was not told line ${due?.seq}`)
    return true
  }

  /** [TH1] [TH3] All see the same things in use, and the same dogs on seats; a page that has just walked is ahead. */
  #compareThingsInUse(dogs: RoomSnapshot['dogs']): void {
    const { shell, world, wire, things, grid, dog: me } = this.#player
    if (!shell.checks.isClockSteady || !shell.room || world.prediction || (wire?.up.frames ?? 0) > 0) return
    const scene = { grid, usable: shell.usableOf(shell.ground.pack), now: shell.now }
    const seen = things.shown({ ...scene, walkOf: (dog) => world.dogs.get(dog)?.walk })
    const walks = new Map(dogs.map(({ visitor, walk, hidden }) => [visitor.dog, hidden ? undefined : walk]))
    const used = keptUses(shell.room.kept.things, { ...scene, walkOf: (dog) => walks.get(dog) })
    demand(seen === used, () => `dog ${me} sees in use ${seen}, in the room are ${used}`)
  }

  /** At the end each line stands once in the log, in the order in which it was said. */
  checkLog(): void {
    const lastOf = new Map<string, number>()
    for (const entry of this.#player.world.log) {
      if (entry.kind !== 'said' || entry.line.text === 'vov' || 'phrase' in entry.line) continue
      const room = entry.line.text.split(' ')[0]!
      demand(entry.line.seq > (lastOf.get(room) ?? 0), () => `line ${entry.line.seq} stands in the log twice`)
      lastOf.set(room, entry.line.seq)
    }
  }
}

function isOfRoom(message: Extract<ServerMessage, { type: 'said' | 'whispered' }>, room: string): boolean {
  const isPhrase = message.type === 'said' && message.phrase !== undefined
  return isPhrase || message.text.startsWith(room) || message.text === 'vov'
}

// The page starts the own walk before the room knows of it, so only the ends of the walks are compared.
function endsAlike(one: Walk, other: Walk): boolean {
  const [a, b] = [endOf(one), endOf(other)]
  return a.x === b.x && a.y === b.y
}
