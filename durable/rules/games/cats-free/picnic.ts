import { chanceOf } from '#durable/rules/games/round/chance.ts'
import type { Chance } from '#durable/rules/games/round/chance.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { catAfter, firstCat, LAWN, nextGait, PICNIC_TICKS, sneakSpeed } from './cats.ts'
import type { Cat, ComingCat } from './cats.ts'
import { COMPASS_POINTS, directionTowards, eastPart, southPart } from './directions.ts'

/** [GC4] Sausages on the blanket. */
export const PICNIC_SAUSAGES = 6

/** [GC4] The blanket: a circle, in units, wider than the fear of cats: from its middle nobody guards all of it. */
export const BLANKET = { x: 120 * PIXEL, y: 144 * PIXEL, radius: 34 * PIXEL } as const

/** Orders to the dog: a direction (0 to 15), to stand, to woof. */
export const STAND = COMPASS_POINTS
export const WOOF = STAND + 1

/** [GC5] How far a woof is heard, in units, and for how many ticks the dog has no breath for another one. */
export const WOOF_RANGE = 72 * PIXEL
export const WOOF_REST_TICKS = 270

/** [GC7] Hands give an order in each fourth tick at most: no log is longer than 4 KB. */
export const ORDER_TICKS = 4

/** [GC1] Units a tick. */
const DOG_SPEED = 490
const FLEE_SPEED = 470
const CARRY_SPEED = 330

/** [GC1] The dog keeps so far from the hedge, in units. */
const HEDGE = 8 * PIXEL

/** [GC3] A cat flees from a dog that is nearer than this, a night cat only at 5/8 of it. [GC4] It drops its sausage at less. */
const FEAR = 33 * PIXEL
const NIGHT_FEAR = (FEAR * 5) >> 3
const DROP = 20 * PIXEL

/** [GC3] A cat that is gone within so many ticks after another counts twice. */
const CHAIN_TICKS = 20

/** Cats look up each so many ticks, each in a tick of its own. */
const LOOK_UP_TICKS = 8

/** A round of CatsFree. `stepPicnic` changes it in place, as `stepRun` does; a view reads it and never writes. */
export type Picnic = {
  chance: Chance
  tick: number
  /** The dog, in units. */
  x: number
  y: number
  /** A direction, or STAND. */
  direction: number
  /** The first tick in which the dog has breath for a woof. */
  woofsFrom: number
  cats: Cat[]
  coming: ComingCat
  /** How many cats have come. */
  came: number
  sausages: number
  /** Cats that are gone, and sausages that were dropped. */
  gone: number
  dropped: number
  points: number
  /** The last tick in which the next cat that is gone counts twice. */
  chainUntil: number
  isOver: boolean
}

export function startPicnic(seed: string): Picnic {
  const chance = chanceOf(seed)
  return {
    chance,
    tick: 0,
    x: BLANKET.x,
    y: BLANKET.y - 40 * PIXEL,
    direction: STAND,
    woofsFrom: 0,
    cats: [],
    coming: firstCat(chance),
    came: 0,
    sausages: PICNIC_SAUSAGES,
    gone: 0,
    dropped: 0,
    points: 0,
    chainUntil: -1,
    isOver: false,
  }
}

/** [GC7] Whether hands may give this order now: in a tick for orders, and one that changes something. */
export function mayOrder(picnic: Readonly<Picnic>, order: number): boolean {
  if (picnic.isOver || picnic.tick % ORDER_TICKS !== 0) return false
  if (order === WOOF) return picnic.tick >= picnic.woofsFrom
  return Number.isInteger(order) && order >= 0 && order <= STAND && order !== picnic.direction
}

/** One tick; an order that may not be given is none. Nothing happens once the picnic is over. */
export function stepPicnic(picnic: Picnic, order: number | null): void {
  if (picnic.isOver) return
  const obeyed = order !== null && mayOrder(picnic, order) ? order : null
  if (obeyed !== null && obeyed !== WOOF) picnic.direction = obeyed
  if (obeyed === WOOF) picnic.woofsFrom = picnic.tick + WOOF_REST_TICKS
  moveDog(picnic)
  if (picnic.tick === picnic.coming.tick) letIn(picnic)
  moveCats(picnic, obeyed === WOOF)
  picnic.tick++
  picnic.isOver = isPicnicOver(picnic)
}

/** [GC6] A point for each cat that is gone, two in a chain, one for each sausage that was dropped, and two for each left. */
export function picnicScore({ points, sausages, isOver }: Readonly<Picnic>): number {
  return points + (isOver ? 2 * sausages : 0)
}

function moveDog(picnic: Picnic): void {
  if (picnic.direction === STAND) return
  const x = picnic.x + eastPart(picnic.direction, DOG_SPEED)
  const y = picnic.y + southPart(picnic.direction, DOG_SPEED)
  picnic.x = Math.min(Math.max(x, HEDGE), LAWN.width - HEDGE)
  picnic.y = Math.min(Math.max(y, HEDGE), LAWN.height - HEDGE)
}

function letIn(picnic: Picnic): void {
  const { kind, x, y } = picnic.coming
  const number = picnic.came++
  picnic.cats.push({ kind, x, y, mood: 'sneaks', direction: null, gait: 0, number, hasDropped: false })
  picnic.coming = catAfter(picnic.chance, picnic.tick, picnic.came)
}

/** All cats in the order in which they came; those that are through the hedge are left out. */
function moveCats(picnic: Picnic, isWoof: boolean): void {
  let kept = 0
  for (const cat of picnic.cats) {
    moveCat(picnic, cat, isWoof)
    if (isOutside(cat)) seeOff(picnic, cat)
    else picnic.cats[kept++] = cat
  }
  picnic.cats.length = kept
}

function moveCat(picnic: Picnic, cat: Cat, isWoof: boolean): void {
  if (isFrightened(picnic, cat, isWoof)) frighten(picnic, cat)
  else if (cat.mood === 'sneaks') lookUp(picnic, cat)
  go(cat, speedOf(cat, picnic.tick))
  if (mayTake(cat) && picnic.sausages > 0 && isOnBlanket(cat)) takeSausage(picnic, cat)
}

/** [GC3] [GC5] A cat that flees is not frightened again. */
function isFrightened(picnic: Picnic, { kind, mood, x, y }: Cat, isWoof: boolean): boolean {
  if (mood === 'flees') return false
  const fear = kind === 'night' ? NIGHT_FEAR : FEAR
  const near = mood === 'carries' ? DROP : fear
  const range = isWoof ? Math.max(near, WOOF_RANGE) : near
  return isWithin(x - picnic.x, y - picnic.y, range)
}

/** [GC3] Away from the dog, in a straight line. [GC4] A sausage that it carries lies on the blanket again. */
function frighten(picnic: Picnic, cat: Cat): void {
  if (cat.mood === 'carries') {
    picnic.sausages++
    picnic.dropped++
    picnic.points++
    cat.hasDropped = true
  }
  cat.mood = 'flees'
  cat.direction = directionTowards(cat.x - picnic.x, cat.y - picnic.y)
}

function lookUp(picnic: Picnic, cat: Cat): void {
  cat.gait = nextGait(cat)
  if (cat.direction !== null && (picnic.tick + cat.number) % LOOK_UP_TICKS !== 0) return
  cat.direction = directionTowards(BLANKET.x - cat.x, BLANKET.y - cat.y)
}

function speedOf(cat: Cat, tick: number): number {
  switch (cat.mood) {
    case 'sneaks':
      return sneakSpeed(cat, tick)
    case 'flees':
      return FLEE_SPEED
    case 'carries':
      return CARRY_SPEED
  }
}

function go(cat: Cat, units: number): void {
  if (cat.direction === null) return
  cat.x += eastPart(cat.direction, units)
  cat.y += southPart(cat.direction, units)
}

/** [GC4] One sausage a cat: else a dog beside the blanket would get a point in each tick from the same one. */
function mayTake({ mood, hasDropped }: Cat): boolean {
  return mood !== 'carries' && !hasDropped
}

/** [GC4] A cat that came to steal turns from the dog; one that flees runs on as it does. */
function takeSausage(picnic: Picnic, cat: Cat): void {
  picnic.sausages--
  if (cat.mood === 'sneaks') cat.direction = directionTowards(cat.x - picnic.x, cat.y - picnic.y)
  cat.mood = 'carries'
}

/** [GC3] A cat that is gone with a sausage gives nothing. */
function seeOff(picnic: Picnic, { mood }: Cat): void {
  if (mood !== 'flees') return
  picnic.gone++
  picnic.points += picnic.tick <= picnic.chainUntil ? 2 : 1
  picnic.chainUntil = picnic.tick + CHAIN_TICKS
}

/** [GC6] While a sausage is being carried off it may still be saved. */
function isPicnicOver({ tick, sausages, cats }: Picnic): boolean {
  return tick >= PICNIC_TICKS || (sausages === 0 && cats.every(({ mood }) => mood !== 'carries'))
}

function isOnBlanket({ x, y }: Cat): boolean {
  return isWithin(x - BLANKET.x, y - BLANKET.y, BLANKET.radius)
}

function isOutside({ x, y }: Cat): boolean {
  return x < 0 || x > LAWN.width || y < 0 || y > LAWN.height
}

/** Squares of lengths on the lawn are below 2^33: exact in a number. */
function isWithin(x: number, y: number, range: number): boolean {
  return x * x + y * y < range * range
}
