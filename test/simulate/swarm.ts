import { pick } from '#test/support/random.ts'

/** How a seed draws a value; `calm` is the value without faults. */
type Draw<Figure> = { draw: (random: () => number) => Figure; calm: Figure }

/** 0 in half of the seeds, else between 0.2 and 1.2 times this value. */
function chance(most: number): Draw<number> {
  return { draw: (random) => (random() < 0.5 ? 0 : most * (0.2 + random())), calm: 0 }
}

/** True in the share `inSeeds` of the seeds. */
function isSo(inSeeds: number): Draw<boolean> {
  return { draw: (random) => random() < inSeeds, calm: false }
}

function oneOf(figures: readonly number[], calm: number): Draw<number> {
  return { draw: (random) => pick(random, figures), calm }
}

/**
 * The faults of one run. Each seed first draws which faults occur and how often. So rare mixes of two or three faults
 * occur, which a fixed mix of all faults would hide.
 */
const FIGURES = {
  /** The latency of a link, ms one way: the minimum, and the most that is added. */
  nearMs: oneOf([1, 5, 30, 100], 5),
  spreadMs: oneOf([1, 40, 300, 1500], 35),
  /** Chances per fault tick, 0 to 1. */
  cut: chance(0.5),
  stall: chance(0.2),
  /** A client that reads nothing for a while. */
  deaf: chance(0.1),
  hibernate: chance(0.5),
  crash: chance(0.15),
  /** A crash before the writes of an event are safe: neither its writes nor its frames get out. */
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
  /** The chance that a request for a ticket or an upgrade is not answered. */
  gateFails: chance(0.3),
  /** Some dogs are played in two windows at once. */
  twoWindows: isSo(0.3),
  /** The average time between two acts of a player, ms. */
  actMs: oneOf([120, 400, 400, 1500], 400),
  maxDogs: { draw: (random) => (random() < 0.15 ? 2 : 150), calm: 150 },
  /** For how long messages are gathered into a frame, ms, as in a crowded room. */
  windowMs: oneOf([0, 16, 50], 0),
  /** How often a client acknowledges at least, ms. The page's own interval is longer than most runs. */
  ackEveryMs: oneOf([2000, 5000, 20_000], 20_000),
  /** Chances per fault tick: a room with dogs in it is published anew; staff set or end a calm mode. */
  publish: chance(0.3),
  calm: chance(0.1),
  /** The chance that staff change a setting or the word lists. Low, because compiling a new filter takes long. */
  settings: { draw: (random) => (random() < 0.15 ? 0.2 : 0), calm: 0 },
  /** The share of acts about things of value, and the share of trading in those. */
  verbs: oneOf([0, 0.2, 0.4, 0.8], 0),
  trading: oneOf([0.1, 0.1, 0.8], 0),
  /** The time of a query to the database, ms one way. */
  databaseMs: oneOf([3, 30, 300, 900], 20),
  /** Chances of a query: it is lost; its answer is lost; it arrives after its sender has given up. */
  databaseLost: chance(0.05),
  databaseMute: chance(0.08),
  databaseLate: chance(0.05),
  /** Chances per fault tick, 0 to 1. */
  databaseDown: chance(0.05),
  night: chance(0.05),
  /** Chances of a request to the Worker: it or its answer is lost; it is sent twice. */
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
