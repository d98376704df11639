import { addLines, withNote, withOwner } from '#app/game/model/chat/chat-log.ts'
import type { ChatListener, HeardLine, Note } from '#app/game/model/chat/chat-log.ts'
import type { DogId, DogMark, ServerMessage, Welcome } from '#durable/protocol/messages.ts'
import { placeAt } from '#durable/rules/walks.ts'
import { afterPieces } from './festive.ts'
import { graveOf } from './graves.ts'
import { seenHole, withHole } from './holes.ts'
import { doing, lying, wagging } from './lying.ts'
import { isRebuilt, rebuilt } from './rebuilding.ts'
import { NOT_ASKED, afterQuestion, afterTint } from './roulette.ts'
import { changeDog, withDog } from './seen-dog.ts'
import { answered, usesOfRoom, withoutSeat, withTold } from './things.ts'
import { doingByUse, usesMoment } from './using.ts'
import { learnClock, withRefusal, rested, walked } from './walk-answers.ts'
import type { WorldMoment } from './walk-answers.ts'
import { heardIn, roomTime, UNHEARD } from './world.ts'
import type { Heard, SeenDog, World } from './world.ts'

/** The world after a message of the room. `now` is our own clock, epoch ms. */
export function reduce(world: World, message: ServerMessage, moment: WorldMoment): World {
  const { grid, now } = moment
  switch (message.type) {
    case 'welcome': {
      const next = welcomed(world, message, moment)
      return isRebuilt(world, message) ? rebuilt(world, next, { was: grid, ...moment }) : next
    }
    case 'entered': {
      const isNew = !world.dogs.has(message.dog.id)
      // The heart and the badge of the committee are told anew, if there are any.
      const { born, owner, playing } = world.dogs.get(message.dog.id) ?? {}
      const next = withDog(world, { ...message.dog, glide: null, born, owner, playing })
      return isNew ? { ...next, log: withNote(next.log, noteOf('entered', message.dog, now)) } : next
    }
    case 'left': {
      const dog = world.dogs.get(message.dog)
      if (!dog) return world
      const dogs = new Map(world.dogs)
      dogs.delete(message.dog)
      return { ...world, dogs, log: withNote(world.log, noteOf('left', dog, now)) }
    }
    case 'died':
      return mourned(world, message.dog, { grid, now })
    case 'dropped':
    case 'returned':
      return changeDog(world, message.dog, { away: message.type === 'dropped', playing: null })
    case 'playing':
      return changeDog(world, message.dog, { playing: message.game })
    case 'marked':
      return marked(world, message, now)
    case 'dressed':
      return changeDog(world, message.dog, { wear: message.wear })
    case 'sniffed':
      return sniffed(world, message, now)
    case 'digging':
      return changeDog(world, message.dog, { doing: doing(message, { now, clockOffsetMs: world.clockOffsetMs }) })
    case 'dug': {
      const holes = withHole(world, message.hole, now)
      return changeDog({ ...world, holes }, message.dog, { doing: undefined })
    }
    case 'laid':
    case 'lifted':
    case 'pooped':
    case 'scooped':
      return { ...world, ...lying(world, message) }
    case 'walked':
      return walked(learnClock(world, message.startedAt, moment), message, { grid, now })
    case 'rested':
      return rested(gotUp(world, message.dog, moment), message, { grid, now })
    case 'said':
    case 'whispered':
      return said(learnClock(world, message.at, moment), message)
    case 'sentAway':
      return { ...world, notice: { reason: message.reason, until: message.until } }
    case 'nose': {
      const { spots, trail = null, day: smellsDay = null, hunt = null } = message
      return { ...world, spots, trail, hunt, smellsDay }
    }
    case 'gatesOpen':
      return { ...world, openGates: message.gates }
    case 'wheelSet':
      return { ...world, wheel: wheelAfter(world, message) }
    case 'tintAsked':
    case 'tintAnswered':
      return { ...world, roulette: afterQuestion(world.roulette, message, world.me) }
    case 'stood':
    case 'cleared':
      return { ...world, festive: afterPieces(world.festive, message, now) }
    case 'used':
      return used(learnClock(world, message.at, moment), message, moment)
    case 'refused':
      return withAnswer(withRefusal(world, message, { grid, now }), message.op, moment)
    case 'done':
      return withAnswer(world, message.op, moment)
    // These do not change the world: they become moments (game/game-state.ts), or talk.ts and acts.ts handle them.
    case 'emoted':
    case 'typing':
    case 'calmed':
    case 'nudge':
    case 'risen':
    case 'scored':
    case 'watched':
    case 'smelled':
    case 'postRead':
    case 'gateShut':
      return world
    // A newer room may send messages that this client does not know.
    default:
      return world
  }
}

function welcomed(world: World, message: Welcome, { usable = [], now }: WorldMoment): World {
  const heard = heardIn(world, message.room)
  const isBack = world.me !== null && heard !== UNHEARD
  const known = heard.lastSeq ?? 0
  const missed = message.lines.filter((line) => line.seq > known)
  const marks = new Map(message.marks?.map(({ dog, mark }) => [dog, mark] as const))
  const playing = new Map(message.playing?.map(({ dog, game }) => [dog, game] as const))
  const others = missed.filter((line) => line.dog !== message.you)
  const log =
    isBack && missed.length > 0 ? withNote(heard.log, { note: 'away', dog: null, name: '', at: now }) : heard.log
  return {
    ...world,
    me: message.you,
    room: message.room,
    pack: message.pack,
    hidden: message.hidden === true,
    notice: null,
    clockOffsetMs: message.now - now,
    dogs: new Map(
      message.dogs.map((dog) => [dog.id, { ...dog, glide: null, playing: playing.get(dog.id), ...marks.get(dog.id) }]),
    ),
    things: new Map(message.things?.map((thing) => [thing.id, thing])),
    poops: new Map(message.poops?.map((poop) => [poop.dog, poop])),
    uses: usesOfRoom(message, usable),
    wheel: message.wheel ?? null,
    roulette: NOT_ASKED,
    festive: { pieces: message.festive ?? [], news: null },
    holes: (message.holes ?? []).map((hole) => seenHole(hole, message.now - now)),
    // A room with gates, or with soil, names them next.
    openGates: [],
    spots: [],
    trail: null,
    hunt: null,
    smellsDay: null,
    graves: isBack && world.room === message.room ? world.graves : [],
    prediction: null,
    told: message.dogs.find(({ id }) => id === message.you)?.walk ?? null,
    log: addLines(log, missed, { id: message.you, name: nameOf(message), dogs: marks }),
    lastSeq: message.lines.at(-1)?.seq ?? heard.lastSeq,
    unread: isBack ? world.unread + others.length : 0,
    elsewhere: leftBehind(world, message.room),
  }
}

function marked(world: World, { dog, mark }: DogMark, now: number): World {
  const next = { ...changeDog(world, dog, mark), roulette: afterTint(world.roulette, { dog, mark }, now) }
  return mark.owner === undefined ? next : { ...next, log: withOwner(next.log, dog, mark.owner) }
}

/** Both are shown: the one sniffs, the other one wags its tail. */
function sniffed(world: World, message: Extract<ServerMessage, { type: 'sniffed' }>, now: number): World {
  const sniffs = doing(message, { now, clockOffsetMs: world.clockOffsetMs })
  const next = changeDog(world, message.dog, { doing: sniffs })
  const other = message.other === message.dog ? undefined : next.dogs.get(message.other)
  return other ? changeDog(next, other.id, { doing: wagging(other, now) }) : next
}

function used(world: World, message: Extract<ServerMessage, { type: 'used' }>, moment: WorldMoment): World {
  const uses = withTold(world.uses, message, usesMoment(world, moment))
  const dog = message.dog === null ? undefined : world.dogs.get(message.dog)
  const shown = dog && doingByUse(message, moment)
  const next = { ...world, uses }
  return dog && shown ? changeDog(next, dog.id, { doing: shown }) : next
}

/** [PC11] What an open round was drawn from is kept as it was told before the draw. */
function wheelAfter({ wheel: was }: World, { wheel }: Extract<ServerMessage, { type: 'wheelSet' }>): World['wheel'] {
  return wheel && was && !was.drawn ? { ...wheel, hash: was.hash } : wheel
}

function gotUp(world: World, dog: DogId, { usable = [] }: WorldMoment): World {
  const uses = withoutSeat(world.uses, dog, usable)
  return uses === world.uses ? world : { ...world, uses }
}

function withAnswer(world: World, op: string | undefined, moment: WorldMoment): World {
  const uses = answered(world.uses, op, usesMoment(world, moment))
  return uses === world.uses ? world : { ...world, uses }
}

function noteOf(note: Note, { id, name, owner }: Pick<SeenDog, 'id' | 'name' | 'owner'>, at: number) {
  return { note, dog: id, name, owner, at }
}

function nameOf({ dogs, you }: Welcome): string {
  return dogs.find(({ id }) => id === you)?.name ?? ''
}

function meOf({ me, dogs }: World): ChatListener {
  return { id: me, name: me === null ? '' : (dogs.get(me)?.name ?? ''), dogs }
}

function leftBehind(world: World, room: string): ReadonlyMap<string, Heard> {
  const { log, lastSeq, elsewhere } = world
  if (world.room === null || world.room === room) return elsewhere
  return new Map(elsewhere).set(world.room, { log, lastSeq })
}

function mourned(world: World, id: DogId, { grid, now }: WorldMoment): World {
  const dog = world.dogs.get(id)
  if (!dog) return world
  const { tile } = placeAt(grid, dog.walk, roomTime(world, now))
  const log = withNote(world.log, noteOf('died', dog, now))
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
