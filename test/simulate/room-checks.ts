import { NOTHING_SET } from '#durable/host/settings-book.ts'
import type { DogId, ServerMessage, WireThing } from '#durable/protocol/messages.ts'
import { isSaid } from '#durable/room/chat/log.ts'
import type { Room, RoomOptions } from '#durable/room/room.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import type { KeptLine } from '#durable/room/state/kept.ts'
import { CHAT_BURST, CHAT_MAX, CHAT_REFILL_MS } from '#durable/rules/chat.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { reachedFrom, withinReach } from '#durable/rules/reached.ts'
import { calmAt } from '#durable/rules/staff/calm.ts'
import { settingsFrom } from '#durable/rules/staff/settings.ts'
import { neighbour } from '#durable/rules/steps.ts'
import { SELF } from '#durable/rules/things/self.ts'
import { isDoor, isWalkable } from '#durable/rules/tiles.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { endOf, isWalkOn, placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import { groundOf } from '#worker/ledger/things.ts'
import { Broken, demand } from './broken.ts'
import { isStaff } from './ignores.ts'
import type { Ignores } from './ignores.ts'
import type { RoomShell } from './room-shell.ts'
import { heldWords } from './staff.ts'
import type { Wire } from './wire.ts'

/** A dog walks at most this many tiles in a millisecond: a diagonal step, √2 tiles in 282 ms. */
const SPEED_MAX = Math.SQRT2 / 282
const ROUNDING_TILES = 0.01
/** How much a crash may undo of walking, of coming without a word, and of leaving, ms. */
const UNSAVED_MS = 10_000
/** What is not saved has an alarm within this time, ms. */
const ALARM_WITHIN_MS = 8000

/** The beginning of the text of each paw print. No message of a room may contain it. */
export const PRINT_MARK = 'paw of '

type Sight = { walk: Walk; x: number; y: number; at: number }

/** What must hold in a room after every event. It is checked from outside, without the rules of the room. */
export class RoomChecks {
  snapshot: RoomSnapshot = { v: 1, lastSeq: 0, dogs: [] }
  /** False after a step of the room's clock. Speeds and rates are then not checked. */
  isClockSteady = true
  readonly #shell: RoomShell
  readonly #lineTimes = new Map<DogId, number[]>()
  readonly #seen = new Map<DogId, Sight>()
  readonly #storedOn = new Map<DogId, Walk>()
  readonly #newerElsewhere = new Map<DogId, number>()
  /** When each dog has come, and when it has left, where the room has not stored it at once. */
  #came = new Map<DogId, number>()
  #left = new Map<DogId, number>()
  /** The same before the event. */
  #before = { came: this.#came, left: this.#left }
  #beforeCrash: Map<DogId, Sight> | null = null
  #rebuiltAt = -Infinity
  /** Who sat down last on each place, and the walk by which that dog stands beside it; none since a crash. */
  readonly #seats = new Map<string, { dog: DogId; walk: Walk }>()
  /** [PC14] The festive pieces that anybody was told of, by their numbers. */
  readonly #pieces = new Map<number, string>()

  constructor(shell: RoomShell) {
    this.#shell = shell
  }

  recorded(line: KeptLine): void {
    const { log } = this.#shell
    demand(line.seq === (log.at(-1)?.seq ?? 0) + 1, () => `line ${line.seq} follows line ${log.at(-1)?.seq}`)
    demand(line.text !== '' && [...line.text].length <= CHAT_MAX, () => `a line of ${line.text.length} characters`)
    // Paw prints and poop are in the log too. The limits of talk do not hold for them.
    if (!isSaid(line)) return
    this.#demandAllowed(line)
    const times = this.#lineTimes.get(line.dog) ?? []
    times.push(line.at)
    if (times.length > 3 * CHAT_BURST) times.shift()
    this.#lineTimes.set(line.dog, times)
    if (!this.isClockSteady) return
    times.forEach((since, index) => {
      const most = CHAT_BURST + (line.at - since) / CHAT_REFILL_MS
      demand(times.length - index <= most + 1e-9, () => `dog ${line.dog} spoke too fast: ${times.join()}`)
    })
  }

  /** The room wants the dog stored: at once, in its row or with a line that it says, or with all that it saves next. */
  kept(dog: DogId, when: 'now' | 'later'): void {
    const { now, room } = this.#shell
    if (when === 'later') return void (room?.has(dog) ? this.#came : this.#left).set(dog, now)
    this.#came.delete(dog)
    const saved = room?.savedDog(dog, now)
    if (saved) this.#storedOn.set(dog, saved.walk)
  }

  /** A dog has come in and the database has answered: the room must have this revision of the settings, or a newer one. */
  hasLearned(revision: number): void {
    const { revision: held } = this.#shell.disk.part('settings') ?? NOTHING_SET
    demand(held >= revision, () => `goes by revision ${held} of the settings and was told of ${revision}`)
  }

  /** Neither the calm mode of the room nor the settings that it has stored may forbid the line. */
  #demandAllowed({ dog, to, seq, text, at, phrase }: KeptLine): void {
    const { calm, log, disk } = this.#shell
    const set = disk.part('settings') ?? NOTHING_SET
    const held = heldWords(set).find((word) => text.includes(word))
    demand(held === undefined, () => `line ${seq} says "${held}", which staff have forbidden`)
    if (!this.isClockSteady || isStaff(dog) || (to !== undefined && isStaff(to))) return
    const asked = calmAt(calm, at)
    const mayBeSaid = !asked || asked.mode === 'slow' || (asked.mode === 'phrases' && phrase !== undefined)
    demand(mayBeSaid, () => `line ${seq} was said in mode ${asked?.mode}`)
    const before = log.findLast((line) => line.dog === dog)?.at ?? -Infinity
    const everySeconds = Math.max(asked?.everySeconds ?? 0, settingsFrom(set.texts).SLOW_CHAT)
    const isSlow = at - before >= everySeconds * 1000
    demand(isSlow, () => `dog ${dog} said line ${seq} ${at - before} ms after its last, slowed to ${everySeconds} s`)
  }

  /**
   * A whisper reaches only its speaker and its addressee. Nobody gets a line or a bark of a user whom they ignore, but
   * [E11] in a room that could not be told of it before they came back by a pass.
   */
  posted(to: DogId, message: ServerMessage, ignores: Ignores): void {
    demand(!JSON.stringify(message).includes(PRINT_MARK), () => `dog ${to} was told of a paw print by ${message.type}`)
    const lines = message.type === 'welcome' ? message.lines : message.type === 'said' ? [message] : []
    const whispers = message.type === 'whispered' ? [message] : lines.filter((line) => 'to' in line)
    for (const { dog, to: end, text } of whispers) {
      demand(to === dog || to === end, () => `dog ${to} got "${text}", which dog ${dog} whispered to dog ${end}`)
    }
    const wheel = this.#shell.room?.kept.wheel
    const isSecret = wheel?.drawnAt === null
    demand(!isSecret || !JSON.stringify(message).includes(wheel.lot.seed), () => `dog ${to} was told an undrawn seed`)
    for (const { visitor, hidden } of this.#shell.room?.snapshot(this.#shell.now).dogs ?? []) {
      if (!hidden || visitor.dog === to) continue
      demand(!isOf(message, visitor.dog), () => `dog ${to} got ${message.type} of dog ${visitor.dog}, who is hidden`)
    }
    this.#lookAtPieces(message)
    const builder = message.type === 'stood' || message.type === 'cleared' ? message.by : undefined
    const mayKnow = builder === undefined || to === builder || ignores.isHeard(to, builder) || this.#shell.isUntold(to)
    demand(mayKnow, () => `dog ${to} ignores dog ${builder}, and is told that it decorates`)
    const isOwnAct = message.type === 'used' && message.thing === SELF
    const isShown = isOwnAct || message.type === 'emoted' || message.type === 'typing'
    for (const { dog } of isShown ? [message] : [...lines, ...whispers]) {
      const mayHear = to === dog || ignores.isHeard(to, dog) || this.#shell.isUntold(to)
      demand(mayHear, () => `dog ${to} ignores dog ${dog}, and got ${message.type}`)
    }
  }

  /** [PC14] Whoever is told of a piece is told of the same: no number comes twice. */
  #lookAtPieces(message: ServerMessage): void {
    const told = message.type === 'stood' ? [message.piece] : message.type === 'welcome' ? (message.festive ?? []) : []
    for (const piece of told) {
      const [before, now] = [this.#pieces.get(piece.id), JSON.stringify(piece)]
      demand(before === undefined || before === now, () => `piece ${now} has the number of ${before}`)
      this.#pieces.set(piece.id, now)
    }
  }

  /** A dog has used a thing: by the clock of the room, and on no place where another one still sits. */
  used({ thing: number, dog, at, a }: Extract<ServerMessage, { type: 'used' }>): void {
    const { now, room, ground } = this.#shell
    demand(at === now, () => `dog ${dog} used thing ${number} at ${at}, and it is ${now}`)
    const thing = typeof number === 'number' ? this.#shell.usableOf(ground.pack)[number] : undefined
    const walk = room?.savedDog(dog, now)?.walk
    if (thing?.action.manner !== 'seat' || !walk) return
    const place = `${thing.id} ${a}`
    const other = this.#sitter(place)
    demand(other === undefined || other === dog, () => `dog ${dog} sat down on ${place}, where dog ${other} sits`)
    this.#shell.sim.tally.seatings += 1
    for (const [taken, one] of this.#seats) if (one.dog === dog) this.#seats.delete(taken)
    this.#seats.set(place, { dog, walk })
  }

  /** All places of this room are taken, it says: then somebody sits on each whose last sitter is known. */
  seatRefused(): void {
    for (const [place, { dog }] of this.#seats)
      demand(this.#sitter(place) === dog, () => `${place} is refused as taken, and dog ${dog} sits there no more`)
  }

  hid(dog: DogId): void {
    for (const [place, one] of this.#seats) if (one.dog === dog) this.#seats.delete(place)
  }

  /** The dog that sits on a place, as far as is known. */
  #sitter(place: string): DogId | undefined {
    const seat = this.#seats.get(place)
    const saved = seat && this.#shell.room?.savedDog(seat.dog, this.#shell.now)
    const isThere =
      saved && !saved.hidden && saved.walk.startedAt === seat.walk.startedAt && isSame(saved.walk, seat.walk)
    return isThere ? seat.dog : undefined
  }

  /** The dog has entered another room with this epoch: no older stay of it may be here from now on. */
  seenOff(dog: DogId, epoch: number): void {
    this.#newerElsewhere.set(dog, Math.max(epoch, this.#newerElsewhere.get(dog) ?? 0))
    this.afterEvent(this.#shell.own)
  }

  /** A crash has undone the writes of the last event. */
  undone(): void {
    this.#seats.clear()
    this.#came = this.#before.came
    this.#left = this.#before.left
    this.#lineTimes.clear()
    this.#storedOn.clear()
    for (const { dog, at } of this.#shell.log.slice(-10 * CHAT_BURST)) {
      this.#lineTimes.set(dog, [...(this.#lineTimes.get(dog) ?? []), at])
    }
  }

  /** Returns the dogs that have left and may be here again when the room is loaded. */
  crashed(): DogId[] {
    this.#beforeCrash = new Map(this.#seen)
    this.#seats.clear()
    this.#seen.clear()
    const since = this.isClockSteady ? this.#shell.now - UNSAVED_MS : -Infinity
    const lately = (times: ReadonlyMap<DogId, number>) => [...times].flatMap(([dog, at]) => (at >= since ? [dog] : []))
    const [came, left] = [lately(this.#came), lately(this.#left)]
    for (const times of [this.#came, this.#left]) times.clear()
    for (const dog of came) this.#beforeCrash.delete(dog)
    for (const dog of left) this.#newerElsewhere.delete(dog)
    return left
  }

  /**
   * [ED1] [ED2] [ED3] The room was rebuilt from a new pack: all dogs must still be there, none of them elsewhere that could stay, and
   * each with a way to a door. Their places are compared from now on.
   */
  rebuilt(room: Room, { grid, entries }: Pick<RoomOptions, 'grid' | 'entries'>, before: RoomSnapshot['dogs']): void {
    const { now, ground } = this.#shell
    const { dogs } = room.snapshot(now)
    const isAt = (one: Tile, other: Tile) => one.x === other.x && one.y === other.y
    const leadsToDoor = (tile: Tile) => [...reachedFrom(grid, tile)].some((at) => grid.doors?.[at] === 1)
    const reached = reachedFrom(grid, entries[0])
    const isReached = ({ x, y }: Tile) => reached.has(y * grid.width + x)
    for (const { visitor, awaySince, walk } of before) {
      const { dog } = visitor
      const after = dogs.find((one) => one.visitor.dog === dog)
      demand(after !== undefined, () => `a new revision took dog ${dog} away`)
      if (!after) continue
      demand((after.awaySince === null) === (awaySince === null), () => `a new revision cut dog ${dog} off`)
      demandAllowed(grid, after.walk, `after a new revision dog ${dog}`)
      demand(leadsToDoor(endOf(after.walk)), () => `a new revision shut dog ${dog} in`)
      if (isWalkOn(grid, walk)) {
        demand(isSame(after.walk, walk), () => `a new revision moved dog ${dog}, whose walk was still possible`)
        continue
      }
      const { tile } = placeAt(ground.grid, walk, now)
      const isTaken = dogs.some((other) => other !== after && isAt(endOf(other.walk), tile))
      const mayStop = isReached(tile) && !isDoor(grid, tile.x, tile.y) && !isTaken
      demand(!mayStop || isAt(after.walk, tile), () => `a new revision moved dog ${dog}, who could have stopped`)
      demand(isReached(after.walk), () => `a new revision set dog ${dog} where no way leads`)
    }
    this.#seen.clear()
    this.#seats.clear()
    this.#rebuiltAt = now
  }

  /** The room was loaded from storage, after a crash perhaps: no dog may be missing or far from where it was. */
  remembered(room: Room): void {
    const { now } = this.#shell
    const seenBefore = this.#beforeCrash
    this.#beforeCrash = null
    if (!seenBefore) return
    const { dogs } = room.snapshot(now)
    this.#demandKept(dogs, seenBefore)
    if (!this.isClockSteady) return
    for (const { visitor, walk } of dogs) {
      const before = seenBefore.get(visitor.dog)
      // Its stored place may be older than the pack.
      if (!before || before.at < this.#rebuiltAt + UNSAVED_MS) continue
      const was = placeAt(this.#shell.ground.grid, before.walk, before.at)
      const is = placeAt(this.#shell.ground.grid, walk, before.at)
      const tiles = Math.hypot(was.x - is.x, was.y - is.y)
      demand(
        tiles <= 2 * UNSAVED_MS * SPEED_MAX + 1,
        () => `a crash moved dog ${visitor.dog} by ${tiles.toFixed(1)} tiles`,
      )
    }
  }

  // All dogs are still here but the latest newcomers. A dog that has not walked since it spoke stands where it spoke.
  #demandKept(dogs: RoomSnapshot['dogs'], before: ReadonlyMap<DogId, Sight>): void {
    for (const [dog, { walk }] of before) {
      const kept = dogs.find(({ visitor }) => visitor.dog === dog)
      demand(kept !== undefined, () => `a crash took dog ${dog} away`)
      if (this.#storedOn.get(dog) !== walk) continue
      demand(isSame(kept?.walk, walk), () => `a crash moved dog ${dog} from where it was stored`)
    }
  }

  afterEvent(own: ReadonlyMap<DogId, Wire>): void {
    const { now, room, ground, alarmAt } = this.#shell
    this.#before = { came: new Map(this.#came), left: new Map(this.#left) }
    if (!room) return
    const isSaved = !this.#shell.hasUnsaved || (alarmAt !== null && alarmAt <= now + ALARM_WITHIN_MS)
    demand(
      isSaved || !this.isClockSteady,
      () => `something waits to be saved at ${now}, and the alarm rings at ${alarmAt}`,
    )
    this.snapshot = room.snapshot(now)
    const { dogs } = this.snapshot
    // Moderators do not count: one that was hidden may appear in a full room.
    const guests = dogs.filter(({ visitor }) => !visitor.mayHide).length
    demand(guests <= ground.maxDogs, () => `${guests} dogs in a room for ${ground.maxDogs}`)
    demand(this.snapshot.lastSeq === (this.#shell.log.at(-1)?.seq ?? 0), () => 'the room has lost count of its lines')
    let awake = 0
    for (const { visitor, awaySince, walk } of dogs) {
      const newer = this.#newerElsewhere.get(visitor.dog) ?? 0
      demand(visitor.epoch >= newer, () => `dog ${visitor.dog} is here by ${visitor.epoch} and elsewhere by ${newer}`)
      const wire = own.get(visitor.dog)
      demand((wire !== undefined) === (awaySince === null), () => `dog ${visitor.dog}: socket and presence differ`)
      if (awaySince === null) awake += 1
      else {
        const until = awaySince + DROPPED_KEPT_MS
        demand(alarmAt !== null && alarmAt <= until, () => `dog ${visitor.dog} is kept for ever: alarm ${alarmAt}`)
      }
      if (wire) {
        demand(!wire.roomClosed, () => `dog ${visitor.dog} lives on a closed socket`)
        demand(wire.attachment?.visitor.epoch === visitor.epoch, () => `dog ${visitor.dog} has two epochs`)
      }
      this.#look(visitor.dog, walk, now)
    }
    this.#lookAtGround(room)
    demand(awake === own.size, () => 'a socket is admitted whose dog is not here')
    for (const dog of this.#seen.keys()) if (!dogs.some(({ visitor }) => visitor.dog === dog)) this.#seen.delete(dog)
  }

  // A room may lag behind the ledger, but must not show what the ledger does not have. [ED5] No poop lies on ground that is gone.
  #lookAtGround(room: Room): void {
    const { ledger } = this.#shell.sim
    const { grid } = this.#shell.ground
    for (const { dog, x, y } of room.kept.poops)
      demand(isWalkable(grid, x, y), () => `the poop of dog ${dog} lies at ${x},${y}, where no ground is any more`)
    for (const { id, ver, x, y } of room.kept.ground) {
      const thing = ledger.thing(id)
      demand(
        thing !== undefined && thing.ver >= ver,
        () => `thing ${id} lies here as ${ver}, which is not in the ledger`,
      )
      const isHere = thing?.holder === groundOf(this.#shell.key) && thing.slot === `${x},${y}`
      demand(
        isHere || thing?.ver !== ver,
        () => `thing ${id} lies here, and by the ledger at ${thing?.holder} ${thing?.slot}`,
      )
    }
  }

  /** At the end the room must show exactly the things that lie here by the ledger. [ED5] All of them can be reached. */
  compareGround(): void {
    const { sim, key, room, ground } = this.#shell
    const within = withinReach(ground.grid, ground.entries)
    for (const { id, x, y } of room?.kept.ground ?? [])
      demand(within.has(y * ground.grid.width + x), () => `nobody can reach thing ${id} at ${x},${y} of ${key}`)
    const lying = sim.ledger.heldBy(groundOf(key)).map(({ id, ver, slot }) => `${id} (${ver}) at ${slot}`)
    const there = lying.toSorted().join('; ')
    const seen = room ? shown(room.kept.ground) : there
    demand(seen === there, () => `in ${key} are seen ${seen}, by the ledger there lie ${there}`)
  }

  #look(dog: DogId, walk: Walk, now: number): void {
    const { grid } = this.#shell.ground
    const before = this.#seen.get(dog)
    if (before?.walk !== walk && !isSame(before?.walk, walk)) demandAllowed(grid, walk, `dog ${dog}`)
    const { x, y } = placeAt(grid, walk, now)
    if (before && this.isClockSteady && now >= before.at) {
      const budget = (now - before.at) * SPEED_MAX + ROUNDING_TILES
      const tiles = Math.hypot(x - before.x, y - before.y)
      demand(tiles <= budget, () => `dog ${dog} went ${tiles.toFixed(2)} tiles in ${now - before.at} ms`)
    }
    this.#seen.set(dog, { walk, x, y, at: now })
  }
}

/** Things on the ground as one text. */
export function shown(things: Iterable<WireThing>): string {
  const texts = [...things].map(({ id, ver, x, y }) => `${id} (${ver}) at ${x},${y}`)
  return texts.toSorted().join('; ')
}

/** Whether a message shows that the dog is in the room. */
function isOf(message: ServerMessage, dog: DogId): boolean {
  if (message.type === 'welcome') return message.dogs.some(({ id }) => id === dog)
  if (message.type === 'left' || message.type === 'said' || !('dog' in message)) return false
  return (typeof message.dog === 'number' ? message.dog : message.dog.id) === dog
}

function isSame(one: Walk | undefined, other: Walk): boolean {
  return one?.x === other.x && one.y === other.y && one.dirs === other.dirs
}

/** A walk must not cross forbidden ground nor cut a corner. This does not use the rules, since it checks them. */
export function demandAllowed(grid: Grid, walk: Walk, who: string): void {
  let { x, y } = walk
  const isOpen = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < grid.width && row < grid.height && grid.ground[row * grid.width + column] !== 2
  demand(isOpen(x, y), () => `${who} stands on forbidden ground at ${x}, ${y}`)
  for (const digit of walk.dirs) {
    const direction = Number(digit)
    if (!(direction >= 0 && direction <= 7)) throw new Broken(`${who} walks "${walk.dirs}"`)
    const next = neighbour({ x, y }, direction as 0)
    const isCorner = direction % 2 === 1 && !(isOpen(next.x, y) && isOpen(x, next.y))
    demand(isOpen(next.x, next.y) && !isCorner, () => `${who} walks over forbidden ground at ${next.x}, ${next.y}`)
    ;({ x, y } = next)
  }
}
