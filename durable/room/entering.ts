import { CLOSE } from '#durable/protocol/close-codes.ts'
import type { CloseCode } from '#durable/protocol/close-codes.ts'
import type { Visitor } from '#durable/protocol/gate.ts'
import { OLDEST_VERSION, PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, ServerMessage, Welcome } from '#durable/protocol/messages.ts'
import { CHAT_REPLAY_MAX, CHAT_WELCOME_MAX } from '#durable/rules/chat.ts'
import { pennonsAt } from '#durable/rules/committee/sitting.ts'
import { NPCS } from '#durable/rules/npcs/npcs.ts'
import { npcAt } from '#durable/rules/npcs/timetable.ts'
import { freeTileNear } from '#durable/rules/paths.ts'
import { calmAt } from '#durable/rules/staff/calm.ts'
import { DIRECTIONS, neighbour } from '#durable/rules/steps.ts'
import { isWater } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { isHeardBy, wireLine } from './chat/log.ts'
import { linesLeft, repeatSoFar } from './chat/talking.ts'
import type { Effect } from './effects.ts'
import { askAbout, groundForNewcomers, tellGates } from './gates.ts'
import { piecesOfTerm, wirePieces } from './ground/festive.ts'
import { openHoles } from './ground/holes.ts'
import { wirePoop } from './ground/poops.ts'
import { asDressed } from './life/learning.ts'
import { tellNose } from './life/nosing.ts'
import { playingNow } from './rounds/round-messages.ts'
import { FULL } from './state/bucket.ts'
import { introduction, isAway, dogMarks, wireDog } from './state/park-dog.ts'
import type { ParkDog } from './state/park-dog.ts'
import { isTakenFor, moveTo, place, slotsFor } from './state/park.ts'
import type { Park } from './state/park.ts'
import { wireUses } from './state/uses.ts'
import { wakeWhenDue } from './stays/dropping.ts'
import { gone, isOutdated } from './stays/going.ts'
import { isBarred } from './stays/sending-away.ts'
import { headCount, hiding, seenBy, setHidden } from './stays/visibility.ts'
import { usableIn } from './using/giving.ts'
import { leaveWheel, turnWheel, wireWheel } from './wheel/round.ts'

/** The hello of a client. `pass` is the secret that the host has made for it; absent where it gets no new one. */
export type Hello = Extract<ClientMessage, { type: 'hello' }> & { pass?: string }

const SOUTH = 4

export function enter(park: Park, asked: Visitor, hello: Hello, now: number): Effect[] {
  const visitor = asDressed(park, asked, now)
  const here = park.dogs.get(visitor.dog)
  const no = problemOf(park, visitor, { hello, now })
  if (no !== null)
    return [{ do: 'close', dog: visitor.dog, socket: 'entering', code: no }, ...turnAway(park, visitor, now)]
  return here ? comeBack(park, here, { visitor, hello, now }) : arrive(park, visitor, hello, now)
}

/**
 * The visitor does not come in after all: presence forgets it, unless the same dog is in the room by another socket.
 */
export function turnAway(park: Park, visitor: Visitor, now: number): Effect[] {
  return park.dogs.has(visitor.dog) ? [] : [gone(park, visitor, now)]
}

/** [E3] [E4] [E5] [ED9] The close code that says why the visitor may not come in; null where it may. */
function problemOf(
  park: Park,
  visitor: Visitor,
  { hello: { version }, now }: { hello: Hello; now: number },
): CloseCode | null {
  const here = park.dogs.get(visitor.dog)
  if (version < OLDEST_VERSION || version > PROTOCOL_VERSION) return CLOSE.tooOld
  if (here && visitor.epoch < here.visitor.epoch) return CLOSE.elsewhere
  if (isOutdated(park, visitor)) return CLOSE.elsewhere
  if (isBarred(park, visitor, now)) return CLOSE.banned
  if (park.isClosed) return CLOSE.needsTicket
  return !here && !visitor.hidden && headCount(park) >= park.maxDogs ? CLOSE.full : null
}

/**
 * [E1] The newcomer is sent a welcome with all dogs in it, and the others are sent the newcomer. It is written with all
 * that changes in these seconds: a page whose dog a crash has lost comes by a new ticket.
 */
function arrive(park: Park, visitor: Visitor, hello: Hello, now: number): Effect[] {
  const dog = arrivingDog(park, visitor, now)
  place(park, dog)
  return [
    { do: 'keep', what: { dog: visitor.dog }, when: 'later' },
    { do: 'admit', dog: visitor.dog, version: hello.version },
    ...greet(park, dog, { hello, resumed: false, now }),
    ...askAbout(park, [visitor.dog], now),
    ...introductionTo(park, dog, now),
    ...piecesOfVisitor(park, visitor, now),
    ...wakeWhenDue(park, now),
  ]
}

/** [PC15] The gate may know of another end of the visitor's term than the room does. */
function piecesOfVisitor(park: Park, { user, committee }: Visitor, now: number): Effect[] {
  return committee === undefined ? [] : piecesOfTerm(park, user, committee, now)
}

/** Tells the others of the dog. */
function introductionTo(park: Park, dog: ParkDog, now: number): Effect[] {
  const { dog: except } = dog.visitor
  return introduction(park.grid, dog, now).map((message): Effect => ({ do: 'tell', except, message }))
}

type Return = { visitor: Visitor; hello: Hello; now: number }

/**
 * [E3] [E7] A dog that enters again while it is still here keeps its place; one that comes through a door is put at
 * that door.
 */
function comeBack(park: Park, dog: ParkDog, { visitor, hello, now }: Return): Effect[] {
  const wasAway = isAway(dog)
  const pennons = pennonsAt(visitor.committee, now)
  const hasChanged = looks(dog.visitor) !== looks(visitor) || dog.pennons !== pennons
  Object.assign(dog, { visitor, pennons })
  dog.awaySince = null
  delete dog.hiddenPageSince
  const hasShown = dog.hidden && !visitor.mayHide
  const hides = !dog.hidden && visitor.hidden
  if (hasShown || hides) setHidden(park, dog, { hidden: hides, now })
  const hasMoved = visitor.entry !== null
  if (hasMoved) {
    moveTo(park, dog, standing(entryTile(park, visitor, now), now))
  }
  const effects: Effect[] = [{ do: 'keep', what: { dog: visitor.dog }, when: 'now' }]
  // [K4] Another dog of the user has shown itself, so the gate has written this one as shown.
  if (dog.hidden && !visitor.hidden) effects.push(hiding(dog))
  if (!wasAway) effects.push({ do: 'close', dog: visitor.dog, socket: 'own', code: CLOSE.elsewhere })
  effects.push({ do: 'admit', dog: visitor.dog, version: hello.version })
  effects.push(...greet(park, dog, { hello, resumed: !hasMoved, now }), ...askAbout(park, [visitor.dog], now))
  if (hides) effects.push({ do: 'tell', except: visitor.dog, message: { type: 'left', dog: visitor.dog } })
  effects.push(...(hides ? leaveWheel(park, dog) : turnWheel(park, now)), ...piecesOfVisitor(park, visitor, now))
  if (hasChanged || hasMoved || hasShown) {
    effects.push(...introductionTo(park, dog, now))
  } else if (wasAway) {
    effects.push({ do: 'tell', except: visitor.dog, message: { type: 'returned', dog: visitor.dog } })
  }
  return [...effects, ...wakeWhenDue(park, now)]
}

/**
 * Sends the dog a new welcome, since it was sent nothing for a while. Unlike after `comeBack`, nobody else gets a
 * message.
 */
export function refresh(park: Park, dog: ParkDog, { lastSeq, now }: { lastSeq: number; now: number }): Effect[] {
  const hello = { type: 'hello', version: PROTOCOL_VERSION, lastSeq } as const
  return greet(park, dog, { hello, resumed: true, now })
}

/** The dog of a visitor who has just arrived, standing near the entry. */
export function arrivingDog(park: Park, visitor: Visitor, now: number): ParkDog {
  return newcomerWith(park, visitor, { place: standing(entryTile(park, visitor, now), now), now })
}

type Arrival = { place: Pick<ParkDog, 'walk' | 'pose' | 'facing'>; now: number }

/** The dog of a visitor at a given place. What it may still say is read from the log; its other allowances are full. */
export function newcomerWith(park: Park, visitor: Visitor, { place, now }: Arrival): ParkDog {
  return {
    visitor,
    slot: slotsFor(park, visitor.hidden).lowestFree,
    hidden: visitor.hidden,
    ...place,
    awaySince: null,
    messages: FULL,
    lines: linesLeft(park, visitor.dog),
    moves: FULL,
    repeat: repeatSoFar(park, visitor.dog),
    emotes: FULL,
    typing: FULL,
    acts: FULL,
    uses: FULL,
    returns: FULL,
    asking: null,
    dig: null,
    usedOp: null,
    didAt: {},
    pennons: pennonsAt(visitor.committee, now),
    strikes: { count: 0, at: now, droppedWalks: 0, droppedActs: 0 },
  }
}

/**
 * [E2] The tile nearest to the entry that has no dog on it or beside it: a dog is drawn larger than a tile, so dogs on
 * neighbouring tiles would cover each other. Nobody is put before an NPC either. Where there is no such tile, the nearest
 * free one.
 */
function entryTile(park: Park, visitor: Visitor, now: number): Tile {
  const grid = groundForNewcomers(park)
  const npcs = NPCS.flatMap((npc) => npcAt(npc, { room: park.key, grid }, now)?.place.tile ?? [])
  const entry = park.entries.find(({ id }) => id === visitor.entry) ?? park.entries[0]
  const own = park.dogs.get(visitor.dog)
  const isTaken = (tile: Tile) => isTakenFor(park, own, tile)
  const isCrowded = (tile: Tile) => isTaken(tile) || DIRECTIONS.some((direction) => isTaken(neighbour(tile, direction)))
  const isBeforeNpc = ({ x, y }: Tile) => npcs.some((npc) => npc.y === y && Math.abs(npc.x - x) <= 1)
  const isUnfit = (tile: Tile) => isCrowded(tile) || isBeforeNpc(tile) || (isWater(grid, tile) && !isWater(grid, entry))
  const apart = freeTileNear(grid, entry, { from: entry, isTaken: isUnfit })
  return isUnfit(apart) ? freeTileNear(grid, entry, { from: entry, isTaken }) : apart
}

function standing({ x, y }: Tile, now: number): Arrival['place'] {
  return { pose: 'stand', facing: SOUTH, walk: { x, y, dirs: '', startedAt: now } }
}

/** After a rebuild of the room everybody gets a new welcome. It repeats no lines, since nobody has missed any. */
export function welcomeAll(park: Park, now: number): Effect[] {
  const here = [...park.dogs.values()].filter((dog) => !isAway(dog))
  return [
    ...here.flatMap((dog) => refresh(park, dog, { lastSeq: park.lastSeq, now })),
    { do: 'keep', what: 'places', when: 'later' },
  ]
}

type Manner = { hello: Hello; resumed: boolean; now: number }

/** The welcome, the gates that are open to the dog, and what it smells here. */
function greet(park: Park, dog: ParkDog, manner: Manner): Effect[] {
  const to = dog.visitor.dog
  const { now } = manner
  return [{ do: 'send', to, message: welcome(park, dog, manner) }, ...tellGates(park, dog), ...tellNose(park, dog, now)]
}

function welcome(park: Park, dog: ParkDog, { hello, resumed, now }: Manner): ServerMessage {
  const calm = calmAt(park.kept.calm, now)
  const holes = openHoles(park, now)
  const seen = seenBy(park, dog)
  const used = wireUses(park, seen, now)
  const wheel = wireWheel(park)
  const festive = wirePieces(park)
  const marks = seen.flatMap(dogMarks)
  const playing = seen.flatMap((other) => {
    const { dog: id, game } = playingNow(other)
    return game === null || isAway(other) ? [] : [{ dog: id, game }]
  })
  return {
    type: 'welcome',
    version: hello.version,
    room: park.key,
    pack: park.pack,
    you: dog.visitor.dog,
    now,
    lastSeq: park.lastSeq,
    resumed,
    ...(dog.hidden && { hidden: true }),
    ...(hello.pass !== undefined && { pass: hello.pass }),
    dogs: seen.map((other) => wireDog(park.grid, other, now)),
    ...(marks.length > 0 && { marks }),
    doors: [...park.doors],
    ...(park.kept.ground.length > 0 && { things: [...park.kept.ground] }),
    ...(park.kept.poops.length > 0 && { poops: park.kept.poops.map(wirePoop) }),
    ...(holes.length > 0 && { holes: [...holes] }),
    ...usableIn(park),
    ...(used.length > 0 && { used }),
    ...(playing.length > 0 && { playing }),
    ...(wheel && { wheel }),
    ...(festive.length > 0 && { festive }),
    ...(calm && { calm }),
    lines: linesSince(park, dog.visitor, hello.lastSeq),
  }
}

// A `lastSeq` that this room has not reached yet comes from another room.
function linesSince(park: Park, visitor: Visitor, lastSeq: number | null): Welcome['lines'] {
  const heard = park.lines.filter((line) => isHeardBy(line, visitor))
  const isNew = lastSeq === null || lastSeq > park.lastSeq
  const since = isNew
    ? heard.slice(-CHAT_WELCOME_MAX)
    : heard.filter(({ seq }) => seq > lastSeq).slice(-CHAT_REPLAY_MAX)
  return since.map(wireLine)
}

function looks({ name, color, shadowColor, wear, badge, heart = null }: Visitor): string {
  return JSON.stringify([name, color, shadowColor, wear.hat, wear.mouth, wear.back, wear.ass, badge, heart])
}
