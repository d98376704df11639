import type { Direction } from '../steps.ts'
import { GROUND, TILE_PX, groundAt, isDoor, isWalkable } from '../tiles.ts'
import type { Grid } from '../tiles.ts'
import { walkDuration } from '../walks.ts'
import type { Walk } from '../walks.ts'
import type { Foot, LastUse } from './last-use.ts'

/** [TH1] A push without a run-up, and one with it: how far a ball rolls on open ground (px), and for how long (ms). */
export const PUSHES = [
  { px: 96, ms: 1200 },
  { px: 192, ms: 1700 },
] as const
/** [TH1] A ball that has lain still for so long is at home again, ms. */
export const BALL_HOME_MS = 120_000
/** [TH1] A run-up has so many steps, the last of which has begun, and ended no longer ago than this (ms). */
export const RUN_UP = { steps: 3, lastsMs: 500 } as const

/** Places on the way of a ball are in so many parts of a px. */
const UNIT = 256
const RADIUS_PX = 6
const BOUNCES_MAX = 8
/** A px in each direction, in 1/256 px. */
const VX = [0, 181, 256, 181, 0, -181, -256, -181] as const
const VY = [-256, -181, 0, 181, 256, 181, 0, -181] as const
/** `a` is x + 4096 · direction and `b` is y + 4096 · push: x and y (px) are where the ball was when it was pushed. */
const FIELD = 4096

/** The way of a push: where it begins, bounces and ends. `far` is the way until there; all in 1/256 px. */
export type BallWay = {
  corners: readonly { far: number; x: number; y: number }[]
  far: number
  ms: number
  startedAt: number
}

/** Where a ball is, px. `share` is its speed, from 256 at the beginning of a push to 0. */
export type BallPlace = { x: number; y: number; share: number }

type Push = { direction: Direction; hasRunUp: boolean; dog: number; now: number }

/** [TH1] A push of a ball from where it is at that moment. */
export function pushed(grid: Grid, home: Foot, last: LastUse | null, push: Push): LastUse {
  const { direction, hasRunUp, dog, now } = push
  const { x, y } = ballAt(grid, home, last, now)
  return { dog, at: now, a: inField(x) + FIELD * direction, b: inField(y) + FIELD * (hasRunUp ? 1 : 0) }
}

/** [TH1] Whether a dog on this walk has a run-up at `now`, or had one a moment ago. */
export function hasRunUp(grid: Grid, walk: Walk, now: number): boolean {
  if (walk.dirs.length < RUN_UP.steps) return false
  const before = { ...walk, dirs: walk.dirs.slice(0, RUN_UP.steps - 1) }
  const endsAt = walk.startedAt + walkDuration(grid, walk)
  return now >= walk.startedAt + walkDuration(grid, before) && now < endsAt + RUN_UP.lastsMs
}

/** [TH1] Where a ball is at `now`; at home where nobody has pushed it lately. */
export function ballAt(grid: Grid, home: Foot, last: LastUse | null, now: number): BallPlace {
  if (!last || isBallHome(last, now)) return { x: home.x, y: home.y, share: 0 }
  const { corners, far, ms, startedAt } = ballWay(grid, last)
  const t = Math.max(0, Math.min(ms, now - startedAt))
  const gone = Math.trunc((far * t * (2 * ms - t)) / (ms * ms))
  let end = 1
  while (end < corners.length - 1 && (corners[end]?.far ?? 0) < gone) end++
  const [one, other] = [corners[end - 1], corners[end]]
  if (!one || !other) return { x: home.x, y: home.y, share: 0 }
  const span = other.far - one.far
  const between = (from: number, to: number) =>
    span === 0 ? to : from + Math.trunc(((to - from) * (gone - one.far)) / span)
  return {
    x: Math.round(between(one.x, other.x) / UNIT),
    y: Math.round(between(one.y, other.y) / UNIT),
    share: Math.trunc((UNIT * (ms - t)) / ms),
  }
}

/** [TH1] Whether the ball has lain still for so long that it is at home again. */
export function isBallHome(last: LastUse, now: number): boolean {
  return now >= last.at + opened(last).push.ms + BALL_HOME_MS
}

/** [TH1] Whether a ball may lie there, px: not on forbidden ground and not on a door. */
export function mayLie(grid: Grid, { x, y }: Foot): boolean {
  return !isClosed(grid, x, y)
}

const ways = new WeakMap<Grid, WeakMap<LastUse, BallWay>>()

/** The way of a push, kept for each ground: a picture asks for it with every frame. */
export function ballWay(grid: Grid, last: LastUse): BallWay {
  let here = ways.get(grid)
  if (!here) {
    here = new WeakMap()
    ways.set(grid, here)
  }
  let way = here.get(last)
  if (!way) {
    way = workOut(grid, last)
    here.set(last, way)
  }
  return way
}

/**
 * [TH1] Goes px by px: off forbidden ground, doors and the rim it bounces axis by axis, eight times at most, and in water
 * half of the rest is left.
 */
function workOut(grid: Grid, last: LastUse): BallWay {
  const { x, y, direction, push } = opened(last)
  let [vx, vy]: [number, number] = [VX[direction], VY[direction]]
  let [atX, atY] = [x * UNIT, y * UNIT]
  let left: number = push.px
  let far = 0
  let bounces = 0
  let isWet = false
  const corners = [{ far, x: atX, y: atY }]
  while (left > 0) {
    const edgeX = edge(atX, vx)
    const edgeY = edge(atY, vy)
    const hitsX = vx !== 0 && isClosed(grid, edgeX, px(atY))
    const hitsY = vy !== 0 && isClosed(grid, px(atX), edgeY)
    const hitsCorner = !hitsX && !hitsY && vx !== 0 && vy !== 0 && isClosed(grid, edgeX, edgeY)
    if (hitsX || hitsY || hitsCorner) {
      bounces += 1
      if (bounces > BOUNCES_MAX) break
      if (hitsX || hitsCorner) vx = -vx
      if (hitsY || hitsCorner) vy = -vy
      corners.push({ far, x: atX, y: atY })
      // A bounce costs a px, so that a ball in a hole ends.
      left -= 1
      continue
    }
    atX += vx
    atY += vy
    far += UNIT
    left -= 1
    if (isWet || !isWaterAt(grid, px(atX), px(atY))) continue
    isWet = true
    left = Math.trunc(left / 2)
  }
  corners.push({ far, x: atX, y: atY })
  return { corners, far, ms: push.ms, startedAt: last.at }
}

function opened({ a, b }: LastUse): { x: number; y: number; direction: Direction; push: (typeof PUSHES)[number] } {
  const direction = (Math.trunc(a / FIELD) % 8) as Direction
  return { x: a % FIELD, y: b % FIELD, direction, push: PUSHES[b < FIELD ? 0 : 1] }
}

function inField(pixel: number): number {
  return Math.max(0, Math.min(FIELD - 1, pixel))
}

/** The px that the rim of the ball touches with its next step. */
function edge(at: number, v: number): number {
  return px(at + v) + RADIUS_PX * Math.sign(v)
}

function px(units: number): number {
  return Math.trunc(units / UNIT)
}

function tileOf(pixel: number): number {
  return Math.floor(pixel / TILE_PX)
}

function isClosed(grid: Grid, x: number, y: number): boolean {
  const column = tileOf(x)
  const row = tileOf(y)
  return !isWalkable(grid, column, row) || isDoor(grid, column, row)
}

function isWaterAt(grid: Grid, x: number, y: number): boolean {
  return groundAt(grid, tileOf(x), tileOf(y)) === GROUND.water
}
