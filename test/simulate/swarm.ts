import { pick } from '#test/support/random.ts'

/** How a seed draws one figure, and what it is where nothing goes wrong. */
type Draw<Figure> = { draw: (random: () => number) => Figure; calm: Figure }

/** Nothing in every other seed; in the others between a fifth of this and a fifth more than it. */
function chance(most: number): Draw<number> {
  return { draw: (random) => (random() < 0.5 ? 0 : most * (0.2 + random())), calm: 0 }
}

/** `inSeeds`: in what share of the seeds it is so. */
function isSo(inSeeds: number): Draw<boolean> {
  return { draw: (random) => random() < inSeeds, calm: false }
}

function oneOf(figures: readonly number[], calm: number): Draw<number> {
  return { draw: (random) => pick(random, figures), calm }
}

/**
 * What goes wrong in one run. Each seed first draws which faults are on at all and how often they come: so rare mixes
 * of two or three occur, which one fixed mix of all would drown.
 */
const FIGURES = {
  /** Latency of a link, ms one way: at least, and how much more at most. */
  nearMs: oneOf([1, 5, 30, 100], 5),
  spreadMs: oneOf([1, 40, 300, 1500], 35),
  /** Chances per fault tick, 0 to 1. */
  cut: chance(0.5),
  stall: chance(0.2),
  /** A reader that reads nothing for a while. */
  deaf: chance(0.1),
  hibernate: chance(0.5),
  crash: chance(0.15),
  /** A crash before what an event wrote is safe: neither it nor what it says gets out. */
  crashInCommit: chance(0.005),
  expel: chance(0.05),
  clockJump: chance(0.1),
  roomClockStep: chance(0.1),
  /** Chances per act of a player, 0 to 1. */
  flood: chance(0.05),
  leave: chance(0.05),
  switchRoom: chance(0.05),
  moveOn: chance(0.05),
  door: chance(0.12),
  hide: chance(0.1),
  badFrame: chance(0.01),
  /** Chance that a ticket or an upgrade is not answered. */
  gateFails: chance(0.3),
  /** Unanswered requests are sent again after a resume. */
  resend: isSo(0.5),
  /** Some dogs are played in two windows at once. */
  twoWindows: isSo(0.3),
  /** Ms between two acts of a player, on average. */
  actMs: oneOf([120, 400, 400, 1500], 400),
  maxDogs: { draw: (random) => (random() < 0.15 ? 2 : 150), calm: 150 },
  /** How long frames are gathered, ms, as in a room of many. */
  windowMs: oneOf([0, 16, 50], 0),
  /** Chances per fault tick: a room is published anew while dogs are in it; staff ask something of a room, or nothing more. */
  publish: chance(0.3),
  calm: chance(0.1),
  /** Staff change a setting or the word lists. Rarely: a room that wakes then makes its filter, which takes as long as a seed. */
  settings: { draw: (random) => (random() < 0.15 ? 0.2 : 0), calm: 0 },
  /** What share of a player's acts is about things of value, and what share of that is trading. */
  verbs: oneOf([0, 0.2, 0.4, 0.8], 0),
  trading: oneOf([0.1, 0.1, 0.8], 0),
  /** How long a question to the database is on its way, ms one way. */
  databaseMs: oneOf([3, 30, 300, 900], 20),
  /** Chances of a question: it never gets there; its answer is lost; it gets there when nobody waits for it any more. */
  databaseLost: chance(0.05),
  databaseMute: chance(0.08),
  databaseLate: chance(0.05),
  /** Chances per fault tick. */
  databaseDown: chance(0.05),
  night: chance(0.05),
  /** Chances of what a page asks the Worker for: it or its answer is lost; it is sent twice. */
  requestLost: chance(0.1),
  requestTwice: chance(0.2),
} satisfies Record<string, Draw<number> | Draw<boolean>>

export type Swarm = { [Name in keyof typeof FIGURES]: (typeof FIGURES)[Name]['calm'] }

export const CALM = eachFigure(({ calm }) => calm)

export function drawSwarm(random: () => number): Swarm {
  return eachFigure(({ draw }) => draw(random))
}

function eachFigure(figureOf: (figure: Draw<number> | Draw<boolean>) => number | boolean): Swarm {
  return Object.fromEntries(Object.entries(FIGURES).map(([name, figure]) => [name, figureOf(figure)])) as Swarm
}
