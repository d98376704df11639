import { frameWindowMs } from '#durable/host/frame-window.ts'
import { SAVE_EARLY_MS, SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import { ACK_EVERY_MS } from '#durable/protocol/messages.ts'
import { BLIND } from '#durable/rules/life/digging.ts'
import type { ParkWorker } from '#worker/local/workers.ts'
import { NO_COUNTS, addCounts, timesCounts } from './counts.ts'
import type { Counts } from './counts.ts'
import { invocationLogs } from './invocation-logs.ts'
import { MESSAGES_PER_REQUEST, ROOM_GB } from './prices.ts'
import type { Billed } from './prices.ts'

/** What a mix is made of. Each of them is counted by itself (actions.ts). */
export const MIXED = [
  'start page',
  'client page',
  'comes in',
  'comes in, first of the day',
  'leaves',
  'door',
  'the topics of the account',
  'walk',
  'chat line',
  'typing',
  'emote',
  'acknowledgement',
  'sniff',
  'dig, nothing found',
  'dig, bones found',
  'map',
  'sweep, each room',
  'sweep, each dog',
] as const
export type Mixed = (typeof MIXED)[number]
export type Counted = Readonly<Record<Mixed, Counts>>

/** What one player does, an hour. `acts` of value are sniffs and digs, half of each. */
export type Behaviour = {
  walks: number
  lines: number
  typing: number
  emotes: number
  doors: number
  acts: number
  visits: number
  maps: number
}

/** Assumed: a quiet evening, and workload W1 of the room bench with doors. */
export const MIXES = {
  usual: { walks: 600, lines: 60, typing: 120, emotes: 36, doors: 8, acts: 6, visits: 1.5, maps: 2 },
  w1: { walks: 1764, lines: 176.4, typing: 0, emotes: 0, doors: 20, acts: 12, visits: 1, maps: 4 },
} as const satisfies Record<string, Behaviour>
export type MixName = keyof typeof MIXES

/** A page asks for the whole account at a door so often at most, besides nudges (follow-account.ts). */
const ACCOUNTS_AN_HOUR = 2
const DAY_S = 86_400
const HOUR_S = 3600
/** A month as it is billed here: thirty days, with everybody there day and night. */
const MONTH_S = 30 * DAY_S
/** Frames come all the time in a room where anybody walks. A page that sends nothing else acknowledges them so often. */
const ACK_EVERY_S = ACK_EVERY_MS / 1000
const SWEEP_EVERY_S = 300
const FIND_SHARE = BLIND.percent / 100
/** Assumed CPU of a request of the Worker, ms: the bench cannot tell it from that of D1 and the rooms. */
const WORKER_CPU_MS = 1.5
/** Assumed time that a room is awake for a frame that it receives, ms. */
const FRAME_MS = 1.5
/** Assumed service times of a deployed D1 for a trip, ms. It does one at a time. */
const D1_MS = { read: 1.04, write: 3.8 }
/** What an op and its share of everything that is written with it takes in D1, bytes; nothing of it is deleted before two years. */
const OP_BYTES = 307
/** What a room stores at most, by its 500 lines and the whispers of thirty days, bytes: assumed. */
const ROOM_BYTES = 5e6
/** The age of the park whose storage is billed, months. One D1 takes 10 GB (`d1GbAMonth` tells when that is). */
const STORED_MONTHS = 3
/** Copies of rooms are opened at so many dogs, but they do not fill evenly. */
const DOGS_IN_A_FULL_COPY = 110
const ROOMS_OF_THE_PARK = 24
const DOGS_BEFORE_COPIES = 30

/** Rooms with somebody in them. The park's own are open however few there are, and players are not spread evenly. */
export function roomsFor(players: number): number {
  const own = Math.min(ROOMS_OF_THE_PARK, players / 8)
  return own + Math.max(0, players - ROOMS_OF_THE_PARK * DOGS_BEFORE_COPIES) / DOGS_IN_A_FULL_COPY
}

/** How often each action is done, an hour, by so many players of a behaviour. */
export function actionsPerHour(behaviour: Behaviour, players: number): Record<Mixed, number> {
  const { walks, lines, typing, emotes, doors, acts, visits, maps } = behaviour
  const each = (perPlayer: number) => perPlayer * players
  const firsts = HOUR_S / DAY_S
  return {
    'start page': each(visits),
    'client page': each(visits),
    'comes in': each(Math.max(0, visits - firsts)),
    'comes in, first of the day': each(Math.min(visits, firsts)),
    leaves: each(visits),
    door: each(doors),
    'the topics of the account': each(Math.min(doors, ACCOUNTS_AN_HOUR)),
    walk: each(walks),
    'chat line': each(lines),
    typing: each(typing),
    emote: each(emotes),
    acknowledgement: each(acknowledgements(walks + lines + typing)),
    sniff: each(acts / 2),
    'dig, nothing found': each((acts / 2) * (1 - FIND_SHARE)),
    'dig, bones found': each((acts / 2) * FIND_SHARE),
    map: each(maps),
    'sweep, each room': (roomsFor(players) * HOUR_S) / SWEEP_EVERY_S,
    'sweep, each dog': each(HOUR_S / SWEEP_EVERY_S),
  }
}

/**
 * How many acknowledgements a page sends alone in an hour in which it sends `carriers` messages that acknowledge as
 * well. These come at random, so a gap of `ACK_EVERY_S` follows one of them with the probability e^-mean.
 */
function acknowledgements(carriers: number): number {
  const mean = (carriers / HOUR_S) * ACK_EVERY_S
  return mean === 0 ? HOUR_S / ACK_EVERY_S : carriers / Math.expm1(mean)
}

/** A month of so many players at once, and what it keeps busy. */
export type Month = {
  units: Record<Billed, number>
  /** Of the time, how much a room with somebody in it is billed as awake. */
  awakeShare: number
  /** Of the time, how much one D1 would be busy. Above 1 it cannot run. */
  d1BusyShare: number
  /** What D1 has more of after each month, GB. */
  d1GbAMonth: number
}

/** @param logged of which Workers each invocation is logged */
export function monthOf(
  counted: Counted,
  behaviour: Behaviour,
  players: number,
  logged: Readonly<Record<ParkWorker, boolean>> = invocationLogs(),
): Month {
  const perHour = actionsPerHour(behaviour, players)
  const hours = MONTH_S / HOUR_S
  const sum = MIXED.map((name) => timesCounts(counted[name], perHour[name] * hours)).reduce(addCounts, NO_COUNTS)
  const rooms = roomsFor(players)
  const seconds = rooms * MONTH_S
  const frames = sum.roomMessages + perHour.acknowledgement * hours
  const saving = savesOfRoom(counted, perHour, rooms)
  const awakeShare = awakeShareOf({
    framesPerS: frames / seconds,
    toldPerS: sum.roomMessages / seconds,
    listeners: players / rooms,
    timers: timersOfRoom(counted, perHour, rooms),
  })
  const saveAlarms = saving.alarmsPerS * seconds
  const roomInvocations = sum.roomRequests + sum.alarms + saveAlarms + frames
  const d1GbAMonth = (behaviour.acts * players * hours * OP_BYTES) / 1e9
  return {
    units: {
      workerRequests: sum.workerRequests,
      workerCpuMs: sum.workerRequests * WORKER_CPU_MS,
      roomRequests: sum.roomRequests + sum.alarms + saveAlarms + frames / MESSAGES_PER_REQUEST,
      roomGbSeconds: seconds * awakeShare * ROOM_GB,
      roomRowsWritten: sum.roomRowsWritten + saving.rowsPerS * seconds,
      roomRowsRead: sum.roomRowsRead,
      d1RowsWritten: sum.d1RowsWritten,
      d1RowsRead: sum.d1RowsRead,
      logEvents: (logged.site ? sum.workerRequests : 0) + (logged.rooms ? roomInvocations : 0),
      roomGbMonths: (rooms * ROOM_BYTES) / 1e9,
      d1GbMonths: STORED_MONTHS * d1GbAMonth,
    },
    awakeShare,
    d1GbAMonth,
    d1BusyShare: (sum.d1ReadTrips * D1_MS.read + sum.d1WriteTrips * D1_MS.write) / (MONTH_S * 1000),
  }
}

/** How often the actions that match are done in one room, a second. */
function ratePerRoom(
  { counted, perHour, rooms }: { counted: Counted; perHour: Record<Mixed, number>; rooms: number },
  isSuch: (counts: Counts) => boolean,
): number {
  return MIXED.filter((name) => isSuch(counted[name])).reduce((sum, name) => sum + perHour[name] / HOUR_S / rooms, 0)
}

/**
 * How often a room saves, a second. The first change sets the alarm; each save sets it again, and an alarm that finds nothing to
 * save does not. With `rate` changes a second and T seconds to an alarm a change comes in the meantime but for a share of
 * e^(-rate T), so a room that was quiet rings 1 + e^(rate T) times before it is quiet again. A line that comes shortly before
 * the alarm saves all dogs of the room with its own row, and the alarm is set again and writes nothing.
 */
function savesOfRoom(
  counted: Counted,
  perHour: Record<Mixed, number>,
  rooms: number,
): { alarmsPerS: number; rowsPerS: number } {
  const isSaved = ({ saveAlarms }: Counts) => saveAlarms > 0
  const rate = ratePerRoom({ counted, perHour, rooms }, isSaved)
  if (rate === 0) return { alarmsPerS: 0, rowsPerS: 0 }
  const everyS = SAVE_WITHIN_MS / 1000
  const alarmsPerS = 1 / (everyS + 1 / (rate * (1 + Math.exp(rate * everyS))))
  const rows = Math.max(
    ...MIXED.filter((name) => isSaved(counted[name])).map(
      (name) => counted[name].roomRowsSaved / counted[name].saveAlarms,
    ),
  )
  const linesPerS = perHour['chat line'] / HOUR_S / rooms
  const writing = Math.exp((-linesPerS * SAVE_EARLY_MS) / 1000)
  return { alarmsPerS, rowsPerS: alarmsPerS * (1 + (rows - 1) * writing) }
}

/** How often timers that keep a room awake are started, a second, and the longest of them, s. */
type Timers = { perS: number; lastS: number }

function timersOfRoom(counted: Counted, perHour: Record<Mixed, number>, rooms: number): Timers {
  const lastS = Math.max(0, ...MIXED.map((name) => counted[name].timerMs / 1000))
  return { perS: ratePerRoom({ counted, perHour, rooms }, ({ timerMs }) => timerMs > 0), lastS }
}

/**
 * How much of the time a room is awake: for the frames that it receives, while it gathers what it tells a crowd, and
 * while a timer is pending. Timers of a kind follow each other, so `perS` starters a second make perS / (1 + perS T) of
 * them.
 */
function awakeShareOf(room: { framesPerS: number; toldPerS: number; listeners: number; timers: Timers }): number {
  const windowS = frameWindowMs(room.listeners) / 1000
  const shareOf = ({ perS, lastS }: Timers) => (perS * lastS) / (1 + perS * lastS)
  const gathering = shareOf({ perS: room.toldPerS, lastS: windowS })
  return Math.min(1, (room.framesPerS * FRAME_MS) / 1000 + gathering + shareOf(room.timers))
}
