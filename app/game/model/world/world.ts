import type { DogId, Notice, ServerMessage, Welcome, WireDog } from '#durable/protocol/messages.ts'
import type { Grid, Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import type { Place, Walk } from '#durable/rules/walks.ts'
import { addLines, addNote } from '#app/game/model/chat/chat-log.ts'
import { doing, lying } from './lying.ts'
import type { Doing, Lying } from './lying.ts'
import { glideFrom, leftOf } from './glide.ts'
import { rememberedStepAt } from './remembered-steps.ts'
import type { Glide } from './glide.ts'
import { endsAt, isSameWalk } from './same-walk.ts'
import { graveOf } from './graves.ts'
import type { Grave } from './graves.ts'
import type { HeardLine, Listener, LogEntry } from '#app/game/model/chat/chat-log.ts'

/**
 * What this client knows of the park. It holds no positions: where a dog is follows from its walk and the room's clock
 * (placeOf). Own walks are shown at once and held against the room's answer (predict).
 */
export type World = Lying & {
  /** Own dog; null before the first welcome. */
  me: DogId | null
  room: string | null
  /** Whether nobody else knows of own dog. */
  hidden: boolean
  /** Why own dog was sent away; null for as long as it was not. */
  notice: Notice | null
  /** Room clock minus own clock, ms. */
  clockOffsetMs: number
  dogs: ReadonlyMap<DogId, SeenDog>
  /** Of dogs that were seen to die here. */
  graves: readonly Grave[]
  prediction: Prediction | null
  /** The number of the walk that was asked for last. */
  walkSeq: number
  log: readonly LogEntry[]
  /** The last chat line known, for the next hello. */
  lastSeq: number | null
  /** Lines of others since the log was last looked at. */
  unread: number
  /** What was heard in the rooms that the dog has left. */
  elsewhere: ReadonlyMap<string, Heard>
}

/** The log of a room, and its last line. */
export type Heard = Pick<World, 'log' | 'lastSeq'>

export type SeenDog = WireDog & {
  /** Where it was drawn when its walk was corrected, as a distance in tiles that is walked off at once. */
  glide: Glide | null
  /** What it is seen to do until then (own clock), unless it walks. */
  doing?: Doing | undefined
}

/** The walk that is shown before the room has answered, and what the room said last. */
export type Prediction = { seq: number; goal: Tile; confirmed: Confirmed }
export type Confirmed = Pick<WireDog, 'walk' | 'pose' | 'facing'>

export const EMPTY_WORLD: World = {
  me: null,
  room: null,
  hidden: false,
  notice: null,
  clockOffsetMs: 0,
  dogs: new Map(),
  things: new Map(),
  poops: new Map(),
  graves: [],
  prediction: null,
  walkSeq: 0,
  log: [],
  lastSeq: null,
  unread: 0,
  elsewhere: new Map(),
}

const UNHEARD: Heard = { log: [], lastSeq: null }

/** The room's clock at `now` of our own (both epoch ms). */
export function roomTime(world: World, now: number): number {
  return now + world.clockOffsetMs
}

/** What the world is once a message came in; `now` is our own clock, epoch ms. */
export function reduce(world: World, message: ServerMessage, { grid, now }: { grid: Grid; now: number }): World {
  switch (message.type) {
    case 'welcome':
      return welcomed(world, message, now)
    case 'entered': {
      const isNew = !world.dogs.has(message.dog.id)
      const next = withDog(world, { ...message.dog, glide: null })
      return isNew ? { ...next, log: addNote(next.log, { note: 'entered', name: message.dog.name, at: now }) } : next
    }
    case 'left': {
      const dog = world.dogs.get(message.dog)
      if (!dog) return world
      const dogs = new Map(world.dogs)
      dogs.delete(message.dog)
      return { ...world, dogs, log: addNote(world.log, { note: 'left', name: dog.name, at: now }) }
    }
    case 'died':
      return mourned(world, message.dog, { grid, now })
    case 'dropped':
    case 'returned':
      return change(world, message.dog, { away: message.type === 'dropped' })
    case 'dressed':
      return change(world, message.dog, { wear: message.wear })
    case 'sniffed':
    case 'digging':
    case 'dug':
      return change(world, message.dog, { doing: doing(message, { now, clockOffsetMs: world.clockOffsetMs }) })
    case 'laid':
    case 'lifted':
    case 'pooped':
    case 'scooped':
      return { ...world, ...lying(world, message) }
    case 'walked':
      return walked(learnClock(world, message.startedAt, now), message, { grid, now })
    case 'rested':
      return rested(world, message, { grid, now })
    case 'said':
    case 'whispered':
      return said(learnClock(world, message.at, now), message)
    case 'sentAway':
      return { ...world, notice: { reason: message.reason, until: message.until } }
    case 'refused':
      return refused(world, message, { grid, now })
    // Told as a moment (game.ts), or what the talk has to know (chat/talk.ts).
    case 'emoted':
    case 'typing':
    case 'calmed':
    case 'nudge':
    case 'risen':
    case 'smelled':
    case 'done':
      return world
    // A newer room may tell of things that this client does not know.
    default:
      return world
  }
}

export function ownDog({ me, dogs }: World): SeenDog | undefined {
  return me === null ? undefined : dogs.get(me)
}

/** The world while the connection is lost: own dog curls up, as the others see it. */
export function lostTouch(world: World): World {
  return world.me === null ? world : change(world, world.me, { away: true })
}

export function markRead(world: World): World {
  return world.unread === 0 ? world : { ...world, unread: 0 }
}

/** Where a dog is drawn at `now` (own clock): its place by the rules and what is left of a glide. */
export function placeOf(world: World, grid: Grid, dog: SeenDog, now: number): Place & { isGliding: boolean } {
  const place = placeAt(grid, dog.walk, roomTime(world, now), rememberedStepAt)
  const left = dog.glide && leftOf(dog.glide, now)
  return left
    ? { ...place, x: place.x + left.dx, y: place.y + left.dy, isGliding: true }
    : { ...place, isGliding: false }
}

/** Gives a dog another walk, and glides over the gap. */
export function setWalk(world: World, dog: SeenDog, walk: Walk, { grid, now }: { grid: Grid; now: number }): SeenDog {
  const before = placeOf(world, grid, dog, now)
  const after = placeAt(grid, walk, roomTime(world, now))
  const glide = glideFrom(before, after, now)
  return { ...dog, walk, pose: 'stand', facing: before.facing ?? dog.facing, glide, doing: undefined }
}

export function withDog(world: World, dog: SeenDog): World {
  return { ...world, dogs: new Map(world.dogs).set(dog.id, dog) }
}

/** The last line that is known of a room; null where none is. */
export function lastSeqOf(world: World, room: string): number | null {
  return heardIn(world, room).lastSeq
}

function heardIn(world: World, room: string): Heard {
  return world.room === room ? world : (world.elsewhere.get(room) ?? UNHEARD)
}

function welcomed(world: World, message: Welcome, now: number): World {
  const heard = heardIn(world, message.room)
  const isBack = world.me !== null && heard !== UNHEARD
  const known = heard.lastSeq ?? 0
  const missed = message.lines.filter((line) => line.seq > known)
  const others = missed.filter((line) => line.dog !== message.you)
  const log = isBack && missed.length > 0 ? addNote(heard.log, { note: 'away', name: '', at: now }) : heard.log
  return {
    ...world,
    me: message.you,
    room: message.room,
    hidden: message.hidden === true,
    notice: null,
    clockOffsetMs: message.now - now,
    dogs: new Map(message.dogs.map((dog) => [dog.id, { ...dog, glide: null }])),
    things: new Map(message.things?.map((thing) => [thing.id, thing])),
    poops: new Map(message.poops?.map((poop) => [poop.dog, poop])),
    graves: isBack && world.room === message.room ? world.graves : [],
    prediction: null,
    log: addLines(log, missed, { id: message.you, name: nameOf(message) }),
    lastSeq: message.lines.at(-1)?.seq ?? heard.lastSeq,
    unread: isBack ? world.unread + others.length : 0,
    elsewhere: leftBehind(world, message.room),
  }
}

function nameOf({ dogs, you }: Welcome): string {
  return dogs.find(({ id }) => id === you)?.name ?? ''
}

function meOf({ me, dogs }: World): Listener {
  return { id: me, name: me === null ? '' : (dogs.get(me)?.name ?? '') }
}

function leftBehind(world: World, room: string): ReadonlyMap<string, Heard> {
  const { log, lastSeq, elsewhere } = world
  if (world.room === null || world.room === room) return elsewhere
  return new Map(elsewhere).set(world.room, { log, lastSeq })
}

// What the room stamped cannot lie in its future, so the largest difference seen is the nearest to the truth. Own dog
// goes by what its player saw, so it does not leap when the clock does.
function learnClock(world: World, stamp: number, now: number): World {
  const byMs = stamp - now - world.clockOffsetMs
  if (byMs <= 0) return world
  const learned = { ...world, clockOffsetMs: world.clockOffsetMs + byMs }
  const me = ownDog(world)
  return me ? withDog(learned, { ...me, walk: { ...me.walk, startedAt: me.walk.startedAt + byMs } }) : learned
}

type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>
type When = { grid: Grid; now: number }

function walked(world: World, message: MessageOf<'walked'>, when: When): World {
  const dog = world.dogs.get(message.dog)
  if (!dog) return world
  const { x, y, dirs, startedAt } = message
  const walk: Walk = { x, y, dirs, startedAt }
  const { prediction } = world
  if (message.dog !== world.me || !prediction) return withDog(world, setWalk(world, dog, walk, when))
  const isAnswer = message.seq !== undefined && message.seq >= prediction.seq
  if (!isAnswer)
    return { ...world, prediction: { ...prediction, confirmed: { ...prediction.confirmed, walk, pose: 'stand' } } }
  const settled = { ...world, prediction: null }
  return isSameWalk(dog.walk, walk) ? settled : withDog(settled, setWalk(world, dog, walk, when))
}

function rested(world: World, message: MessageOf<'rested'>, when: When): World {
  const dog = world.dogs.get(message.dog)
  if (!dog) return world
  const { pose, facing, x, y } = message
  const standing: Walk = { x, y, dirs: '', startedAt: roomTime(world, when.now) }
  const { prediction } = world
  if (prediction && message.dog === world.me) {
    const walk = endsAt(prediction.confirmed.walk, message) ? prediction.confirmed.walk : standing
    return { ...world, prediction: { ...prediction, confirmed: { walk, pose, facing } } }
  }
  const placed = endsAt(dog.walk, message) ? dog : setWalk(world, dog, standing, when)
  return withDog(world, { ...placed, pose, facing })
}

function mourned(world: World, id: DogId, { grid, now }: When): World {
  const dog = world.dogs.get(id)
  if (!dog) return world
  const { tile } = placeAt(grid, dog.walk, roomTime(world, now))
  const log = addNote(world.log, { note: 'died', name: dog.name, at: now })
  return { ...world, log, graves: [...world.graves, graveOf(tile, now)] }
}

function said(world: World, line: HeardLine): World {
  if (world.lastSeq !== null && line.seq <= world.lastSeq) return world
  const isOwn = line.dog === world.me
  return {
    ...world,
    log: addLines(world.log, [line], meOf(world)),
    lastSeq: line.seq,
    unread: isOwn ? world.unread : world.unread + 1,
  }
}

function refused(world: World, message: MessageOf<'refused'>, when: When): World {
  const { prediction, me } = world
  // A walk that was only too early is asked for again (game.ts), so what is shown may stand.
  if (message.request !== 'walk' || message.reason === 'too-fast' || !prediction) return world
  if (message.seq !== prediction.seq) return world
  const dog = me === null ? undefined : world.dogs.get(me)
  const settled = { ...world, prediction: null }
  const { walk, pose, facing } = prediction.confirmed
  return dog ? withDog(settled, { ...setWalk(world, dog, walk, when), pose, facing }) : settled
}

function change(world: World, id: DogId, fields: Partial<SeenDog>): World {
  const dog = world.dogs.get(id)
  return dog ? withDog(world, { ...dog, ...fields }) : world
}
