import { DIRECTIONS } from '../steps.ts'
import type { Direction } from '../steps.ts'
import { TILE_PX } from '../tiles.ts'
import type { Grid, Tile } from '../tiles.ts'
import type { Walk } from '../walks.ts'
import { restLeft } from './last-use.ts'
import type { LastUse } from './last-use.ts'
import { USED_MAX } from './limits.ts'
import { CHORD, rung } from './ring.ts'
import { ballAt, hasRunUp, isBallHome, mayLie, pushed } from './roll.ts'
import { freeSeat, hasStopped, satDown, tileOfFoot } from './seat.ts'
import { isTurned, turned } from './toggle.ts'
import { touched } from './touch.ts'
import type { UsableThing } from './usable.ts'
import { drunk } from './wet.ts'

/** Why a thing does not do what a dog asks of it. `retryInMs` says when it may, if time is the reason. */
export type UseNo = {
  reason: 'not-here' | 'seat-taken' | 'stand-still' | 'thing-rests'
  retryInMs?: number
}

/**
 * Who uses a thing, and how: for a ball the direction (0 north to 7 north-west) into which it is pushed, for a seat the place
 * (from 0, the leftmost), for all else 0. `now` is the room's clock (epoch ms).
 */
export type UseAsk = { how: number; dog: number; walk: Walk; now: number }

/** What is known of a thing at this moment. `uses` are its uses that are not over yet: one at most, or one of each seat. */
export type UseScene = { grid: Grid; uses: readonly LastUse[] }

/**
 * What comes of a use, in the room and, before its answer comes, in the page. It asks for no more than the thing itself: reach
 * and the limits of the dog are the asker's.
 */
export function resultOfUse(thing: UsableThing, { grid, uses }: UseScene, ask: UseAsk): LastUse | UseNo {
  const { action, foot } = thing
  const { how, dog, walk, now } = ask
  const last = uses.at(-1) ?? null
  const leftMs = last === null ? 0 : restLeft(last.at, last.dog === dog ? longest(action) : action.restMs, now)
  if (leftMs > 0) return { reason: 'thing-rests', retryInMs: leftMs }
  switch (action.manner) {
    case 'roll':
      // A room that was built anew may have closed ground where its ball is at home.
      return isDirection(how) && mayLie(grid, ballAt(grid, foot, last, now))
        ? pushed(grid, foot, last, { direction: how, hasRunUp: hasRunUp(grid, walk, now), dog, now })
        : { reason: 'not-here' }
    case 'ring':
      return how === 0 ? rung(last, { dog, now }) : { reason: 'not-here' }
    case 'wet':
      return how === 0 ? drunk({ dog, now }) : { reason: 'not-here' }
    case 'toggle':
      return how === 0 ? turned(last, { dog, now }) : { reason: 'not-here' }
    case 'touch':
      return how === 0 ? touched({ dog, now }) : { reason: 'not-here' }
    case 'seat': {
      if (how >= action.seats) return { reason: 'not-here' }
      if (!hasStopped(grid, walk, now)) return { reason: 'stand-still' }
      const seat = freeSeat(action, uses, { seat: how, dog })
      return seat === null ? { reason: 'seat-taken' } : satDown(seat, { dog, now })
    }
  }
}

/**
 * Whether a use has no effect any more, so that it can be forgotten. That a dog has got up from a seat is not said here
 * (seat.ts).
 */
export function isOver({ action }: UsableThing, use: LastUse, now: number): boolean {
  switch (action.manner) {
    case 'roll':
      return isBallHome(use, now)
    case 'ring':
      return now >= use.at + CHORD.withinMs
    case 'wet':
    case 'touch':
      return now >= use.at + longest(action)
    case 'toggle':
      return !isTurned(use, now) && now >= use.at + longest(action)
    case 'seat':
      return false
  }
}

/** Whether a dog on this tile reaches the thing. A ball is reached where it is. */
export function isWithinReach(thing: UsableThing, { grid, uses }: UseScene, { x, y }: Tile, now: number): boolean {
  const at = placeOf(thing, { grid, uses }, now)
  return Math.max(Math.abs(at.x - x), Math.abs(at.y - y)) <= thing.action.reach
}

/** The tile on which a thing is at `now`. */
export function placeOf({ action, foot }: UsableThing, { grid, uses }: UseScene, now: number): Tile {
  if (action.manner !== 'roll') return tileOfFoot(foot)
  const { x, y } = ballAt(grid, foot, uses.at(-1) ?? null, now)
  return { x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX) }
}

/**
 * All uses of a room after one more; `thing` is what was used, by whatever name. It replaces the one before; on a seat only
 * that of the same place, and the dog gets up from any other.
 */
export function withUse<Use extends LastUse & { thing: unknown }>(
  uses: readonly Use[],
  used: Use,
  isSeat: (thing: Use['thing']) => boolean,
): Use[] {
  const onSeat = isSeat(used.thing)
  const lasting = uses.filter((one) => {
    if (onSeat && one.dog === used.dog && isSeat(one.thing)) return false
    return one.thing !== used.thing || (onSeat && one.a !== used.a)
  })
  return [...lasting, used].slice(-USED_MAX)
}

function longest({ restMs, dogRestMs }: { restMs: number; dogRestMs: number }): number {
  return Math.max(restMs, dogRestMs)
}

function isDirection(how: number): how is Direction {
  return DIRECTIONS.some((direction) => direction === how)
}
