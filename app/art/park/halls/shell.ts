import { Canvas } from '#app/art/canvas.ts'
import { hash } from '#app/art/noise.ts'
import { PALETTE } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { NO_FOOTPRINT } from '#app/art/park/prop.ts'
import type { Prop } from '#app/art/park/prop.ts'
import { FACE_PX, wallColour } from './panelling.ts'
import type { Panelling } from './panelling.ts'

/**
 * The walls round an indoor room, as one looks into it from above: the back wall stands upright, its upper corners lean
 * out, and the side walls show narrow faces. Everything is cut off at the same height, and the cut is dark.
 */

/** The side of a tile, px. */
const TILE = 32
/** The thickness of the cut through a wall, and the width of the face of a side wall, px. */
const CAP_PX = 8
const SIDE_PX = 20
/** The outer edge of the floor is in the middle of the second tile, so a side wall has so many px to stand in. */
const MARGIN_PX = 48
/** How far a glimmer reaches beyond the walls, px: the first half whole, the second half in checks. */
const GLIMMER_PX = 14
const GLIMMER_ALPHA = 110
/** The height of the sill at the front of a room, px. */
const SILL_PX = 16
/** The shade on the floor along the walls: its width in px, and its alpha near the wall and farther away. */
const SHADE = { back: 10, left: 12, right: 6, near: 74, far: 34 } as const
/** The opening of a door is three tiles wide; its posts stand beside it, px. */
const DOOR_PX = 96
const POST_PX = 6
/** How far daylight reaches through an open door, px. */
const DAYLIGHT_PX = 46

type Side = 'left' | 'right'

/** A piece of the back wall, so many tiles wide. Its foot is its lower left corner. */
export function drawWall(panelling: Panelling, tiles: number): Prop {
  const width = tiles * TILE
  const body = new Canvas(width, CAP_PX + FACE_PX + SHADE.back)
  drawCap(body, 0, width)
  for (let y = 0; y < FACE_PX; y++) for (let x = 0; x < width; x++) body.set(x, CAP_PX + y, wallColour(panelling, x, y))
  for (let x = 0; x < width; x++) shadeFloor(body, x)
  return flatPart(body, [0, CAP_PX + FACE_PX])
}

/** A corner of the back wall with the upper part of the side wall. Its foot is where both meet the floor. */
export function drawWallCorner(panelling: Panelling, side: Side): Prop {
  const body = new Canvas(MARGIN_PX, CAP_PX + FACE_PX)
  drawOutside(body, 0, body.height)
  drawCap(body, GLIMMER_PX + 6, MARGIN_PX)
  for (let y = 0; y < FACE_PX; y++) {
    for (let across = 0; across < SIDE_PX; across++) {
      const seam = (FACE_PX * across) / SIDE_PX
      const x = MARGIN_PX - SIDE_PX + across
      const isSeam = Math.abs(y - seam) < 2
      const along = TILE - SIDE_PX + across
      const colour = y >= seam ? sideColour(panelling, across, CAP_PX + y) : wallColour(panelling, along, y)
      body.set(x, CAP_PX + y, isSeam ? 'soil0' : colour)
    }
  }
  const turned = side === 'left' ? body : body.flip()
  return flatPart(turned, [side === 'left' ? MARGIN_PX : 0, CAP_PX + FACE_PX])
}

/** A piece of a side wall, two tiles long, with its shade on the floor. Its foot is its lower corner at the floor. */
export function drawSideWall(panelling: Panelling, side: Side): Prop {
  const length = 2 * TILE
  const wall = new Canvas(MARGIN_PX, length)
  drawOutside(wall, 0, length)
  for (let y = 0; y < length; y++)
    for (let across = 0; across < SIDE_PX; across++)
      wall.set(MARGIN_PX - SIDE_PX + across, y, sideColour(panelling, across, y))
  const shade = SHADE[side]
  const body = new Canvas(MARGIN_PX + shade, length)
  body.blit(side === 'left' ? wall : wall.flip(), side === 'left' ? 0 : shade, 0)
  for (let y = 0; y < length; y++) {
    for (let k = 0; k < shade; k++) {
      const x = side === 'left' ? MARGIN_PX + k : shade - 1 - k
      body.set(x, y, 'plum', k < shade * 0.6 && side === 'left' ? SHADE.near : SHADE.far)
    }
  }
  return flatPart(body, [side === 'left' ? MARGIN_PX : shade, length])
}

/** A piece of the sill at the front, so many tiles wide. Its foot is its upper left corner, where the floor ends. */
export function drawSill(tiles: number): Prop {
  const body = new Canvas(tiles * TILE, SILL_PX + GLIMMER_PX)
  for (let x = 0; x < body.width; x++) for (let y = 0; y < SILL_PX; y++) body.set(x, y, sillColour(x, y))
  glimmerBelow(body)
  return flatPart(body, [0, 0])
}

/** The end of the sill below a side wall. */
export function drawSillEnd(side: Side): Prop {
  const body = new Canvas(MARGIN_PX, SILL_PX + GLIMMER_PX)
  drawOutside(body, 0, SILL_PX)
  for (let x = GLIMMER_PX + 6; x < MARGIN_PX; x++) {
    const isCap = x < MARGIN_PX - SIDE_PX
    for (let y = 0; y < SILL_PX; y++) body.set(x, y, isCap ? 'ink' : sillColour(x, y))
    for (let y = 0; y < GLIMMER_PX; y++) glimmer(body, x, SILL_PX + y, y)
  }
  const foot = side === 'left' ? MARGIN_PX : 0
  return flatPart(side === 'left' ? body : body.flip(), [foot, 0])
}

/** The way out: an opening between two posts with a mat, a doorstep, and the daylight that comes in. */
export function drawDoorway(): Prop {
  const width = DOOR_PX + 2 * POST_PX
  const bottom = DAYLIGHT_PX + MARGIN_PX
  const body = new Canvas(width, bottom)
  for (let y = 0; y < DAYLIGHT_PX; y++) {
    const slant = Math.round(y * 0.25)
    for (let x = slant; x < DOOR_PX - slant; x++) {
      const isWhole = y < 16 || (x + y) % 2 === 0
      if (isWhole) body.set(POST_PX + x, DAYLIGHT_PX - 1 - y, 'gold3', y < 16 ? 64 : 40)
    }
  }
  drawMat(body, width / 2 - 30, DAYLIGHT_PX - 18)
  for (let y = 0; y < MARGIN_PX; y++) {
    for (let x = 0; x < DOOR_PX; x++) body.set(POST_PX + x, DAYLIGHT_PX + y, doorstepColour(x, y))
  }
  for (const x of [0, width - POST_PX]) {
    body.rect(x, DAYLIGHT_PX - 5, POST_PX, SILL_PX + 5, 'soil2').rect(x, DAYLIGHT_PX - 5, POST_PX, 2, 'soil4')
    body
      .rect(x, DAYLIGHT_PX - 3, 1, SILL_PX + 3, 'soil3')
      .rect(x + POST_PX - 1, DAYLIGHT_PX - 3, 1, SILL_PX + 3, 'soil0')
    body.rect(x, DAYLIGHT_PX + SILL_PX, POST_PX, GLIMMER_PX, 'ink')
  }
  return flatPart(body, [width / 2, DAYLIGHT_PX])
}

/** A post of the frame of a house with its two braces under the beam. */
export function drawWallPost(): Prop {
  const [width, beam, reach] = [8, 7, 13]
  const body = new Canvas(width + 2 * reach, FACE_PX)
  body.rect(reach, beam, width, FACE_PX - beam, 'soil1').rect(reach, beam, 2, FACE_PX - beam, 'soil3')
  body.rect(reach + width - 1, beam, 1, FACE_PX - beam, 'soil0')
  for (let k = 0; k < reach; k++) {
    body.rect(k, beam, 1, k + 1, 'soil1').set(k, beam + k, 'soil0')
    body.rect(reach + width + k, beam, 1, reach - k, 'soil1').set(reach + width + k, beam + reach - k - 1, 'soil0')
  }
  return flatPart(body, [reach + width / 2, FACE_PX])
}

function flatPart(body: Canvas, foot: readonly [number, number]): Prop {
  return { body, shadow: new Canvas(1, 1), foot, footprint: NO_FOOTPRINT }
}

/** The dark cut along the top of the back wall, with a lit edge towards the room. */
function drawCap(body: Canvas, from: number, to: number): void {
  const width = to - from
  body
    .rect(from, 0, width, CAP_PX, 'ink')
    .rect(from, CAP_PX - 2, width, 1, 'plum')
    .rect(from, CAP_PX - 1, width, 1, 'soil1')
}

/** The glimmer beyond a left wall and the cut through it, from row `from` on. */
function drawOutside(body: Canvas, from: number, length: number): void {
  const cap = MARGIN_PX - SIDE_PX - CAP_PX
  for (let y = from; y < from + length; y++) {
    for (let k = 0; k < GLIMMER_PX; k++) glimmer(body, cap - 1 - k, y, k)
    for (let k = 0; k < CAP_PX; k++)
      body.set(cap + k, y, k === CAP_PX - 1 ? 'soil1' : k === CAP_PX - 2 ? 'plum' : 'ink')
  }
}

/** A pixel of the glimmer, `away` px from the wall. */
function glimmer(body: Canvas, x: number, y: number, away: number): void {
  const isNear = away < GLIMMER_PX / 2
  if (isNear || (x + y) % 2 === 0) body.set(x, y, 'plum', isNear ? GLIMMER_ALPHA : GLIMMER_ALPHA * 0.64)
}

function glimmerBelow(body: Canvas): void {
  for (let x = 0; x < body.width; x++) for (let y = 0; y < GLIMMER_PX; y++) glimmer(body, x, SILL_PX + y, y)
}

/** The shade of the back wall on the floor in front of it. */
function shadeFloor(body: Canvas, x: number): void {
  for (let k = 0; k < SHADE.back; k++)
    body.set(x, CAP_PX + FACE_PX + k, 'plum', k < SHADE.back * 0.6 ? SHADE.near : SHADE.far)
}

/**
 * A side wall is the same wall lying down: its beam is at the cut, its skirting board at the floor. It is darker than
 * the back wall.
 */
function sideColour(panelling: Panelling, across: number, y: number): Colour {
  return darker(wallColour(panelling, y % TILE, Math.floor((across * FACE_PX) / SIDE_PX)))
}

const COLOURS = Object.keys(PALETTE)
/** What the lightest colours become in shade. */
const SHADED: Partial<Record<Colour, Colour>> = {
  cream: 'gravel1',
  gravel3: 'gravel1',
  gravel2: 'gravel0',
  pink: 'dusk',
  violet: 'dusk',
  falu0: 'plum',
  soil0: 'ink',
  stone0: 'plum',
  plum: 'ink',
}

/** The next darker colour of the same ramp. */
function darker(colour: Colour): Colour {
  const shaded = SHADED[colour]
  if (shaded) return shaded
  const ramp = colour.replace(/\d$/, '')
  const before = COLOURS[COLOURS.indexOf(colour) - 1]
  return before?.startsWith(ramp) && isColour(before) ? before : colour
}

function isColour(name: string): name is Colour {
  return name in PALETTE
}

function sillColour(x: number, y: number): Colour {
  if (y === 0) return 'soil4'
  if (y === 1) return 'soil2'
  if (y < 9) return 'ink'
  if (y === 9) return 'plum'
  return x % 16 === 0 ? 'ink' : 'soil0'
}

function drawMat(body: Canvas, x: number, y: number): void {
  body
    .rect(x, y, 60, 15, 'falu0')
    .rect(x + 1, y + 1, 58, 13, 'falu1')
    .rect(x + 4, y + 3, 52, 9, 'falu2')
  for (let k = x + 6; k < x + 54; k += 4) body.rect(k, y + 4, 2, 7, 'falu1')
}

/** Boards across the threshold, then flagstones that fade into the dark. */
function doorstepColour(x: number, y: number): Colour {
  if (y < 3) return 'soil4'
  if (y < SILL_PX) return y === 3 || x % 24 === 0 ? 'soil1' : y % 6 === 5 ? 'gravel1' : 'gravel2'
  const down = y - SILL_PX
  const isJoint = down === 0 || x % 24 === (down < 12 ? 0 : 12) || down === 12
  if (down > 24 || (down > 18 && (x + y) % 2 === 0)) return 'ink'
  if (down > 12 && (x + y) % 2 === 0 && hash(x, y, 5) < 0.5) return 'plum'
  return isJoint ? 'stone0' : down < 12 ? 'stone2' : 'stone1'
}
