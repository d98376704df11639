import { below } from '#test/support/random.ts'

/**
 * What goes wrong in one run. Each seed first draws which faults are on at all and how often they come: so rare mixes
 * of two or three occur, which one fixed mix of all would drown.
 */
export type Swarm = {
  /** Latency of a link, ms one way. */
  nearMs: number
  farMs: number
  /** Chances per fault tick, 0 to 1. */
  cut: number
  stall: number
  /** A reader that reads nothing for a while. */
  deaf: number
  hibernate: number
  crash: number
  /** A crash before what an event wrote is safe: neither it nor what it says gets out. */
  crashInCommit: number
  expel: number
  clockJump: number
  roomClockStep: number
  /** A room is published anew while dogs are in it. */
  publish: number
  /** Staff ask something of a room, or nothing any more; staff change a setting or the word lists. */
  calm: number
  settings: number
  /** Chances per act of a player, 0 to 1. */
  flood: number
  leave: number
  switchRoom: number
  moveOn: number
  door: number
  hide: number
  badFrame: number
  /** Chance that a ticket or an upgrade is not answered. */
  gateFails: number
  /** Unanswered requests are sent again after a resume. */
  resend: boolean
  /** Some dogs are played in two windows at once. */
  twoWindows: boolean
  /** Ms between two acts of a player, on average. */
  actMs: number
  maxDogs: number
  /** How long frames are gathered, ms, as in a room of many. */
  windowMs: number
  /** What share of a player's acts is about things of value. */
  verbs: number
  /** What share of that is trading. */
  trading: number
  /** How long a question to the database is on its way, ms one way. */
  databaseMs: number
  /** Chances of a question: it never gets there; its answer is lost; it gets there when nobody waits for it any more. */
  databaseLost: number
  databaseMute: number
  databaseLate: number
  /** Chances per fault tick. */
  databaseDown: number
  night: number
  /** Chances of what a page asks the Worker for: it or its answer is lost; it is sent twice. */
  requestLost: number
  requestTwice: number
}

export const CALM: Swarm = {
  nearMs: 5,
  farMs: 40,
  cut: 0,
  stall: 0,
  deaf: 0,
  hibernate: 0,
  crash: 0,
  crashInCommit: 0,
  expel: 0,
  clockJump: 0,
  roomClockStep: 0,
  publish: 0,
  calm: 0,
  settings: 0,
  flood: 0,
  leave: 0,
  switchRoom: 0,
  moveOn: 0,
  door: 0,
  hide: 0,
  badFrame: 0,
  gateFails: 0,
  resend: false,
  twoWindows: false,
  actMs: 400,
  maxDogs: 150,
  windowMs: 0,
  verbs: 0,
  trading: 0,
  databaseMs: 20,
  databaseLost: 0,
  databaseMute: 0,
  databaseLate: 0,
  databaseDown: 0,
  night: 0,
  requestLost: 0,
  requestTwice: 0,
}

export function drawSwarm(random: () => number): Swarm {
  const maybe = (chance: number) => (random() < 0.5 ? 0 : chance * (0.2 + random()))
  const nearMs = [1, 5, 30, 100][below(random, 4)]!
  return {
    nearMs,
    farMs: nearMs + [1, 40, 300, 1500][below(random, 4)]!,
    cut: maybe(0.5),
    stall: maybe(0.2),
    deaf: maybe(0.1),
    hibernate: maybe(0.5),
    crash: maybe(0.15),
    crashInCommit: maybe(0.005),
    expel: maybe(0.05),
    clockJump: maybe(0.1),
    roomClockStep: maybe(0.1),
    flood: maybe(0.05),
    leave: maybe(0.05),
    switchRoom: maybe(0.05),
    moveOn: maybe(0.05),
    door: maybe(0.12),
    hide: maybe(0.1),
    badFrame: maybe(0.01),
    gateFails: maybe(0.3),
    resend: random() < 0.5,
    twoWindows: random() < 0.3,
    actMs: [120, 400, 400, 1500][below(random, 4)]!,
    maxDogs: random() < 0.15 ? 2 : 150,
    windowMs: [0, 16, 50][below(random, 3)]!,
    publish: maybe(0.3),
    calm: maybe(0.1),
    // Rarely: each room that wakes afterwards makes its filter anew, which takes as long as the rest of a seed.
    settings: random() < 0.15 ? 0.2 : 0,
    verbs: [0, 0.2, 0.4, 0.8][below(random, 4)]!,
    trading: [0.1, 0.1, 0.8][below(random, 3)]!,
    databaseMs: [3, 30, 300, 900][below(random, 4)]!,
    databaseLost: maybe(0.05),
    databaseMute: maybe(0.08),
    databaseLate: maybe(0.05),
    databaseDown: maybe(0.05),
    night: maybe(0.05),
    requestLost: maybe(0.1),
    requestTwice: maybe(0.2),
  }
}
