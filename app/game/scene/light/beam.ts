import { BufferImageSource, Sprite, Texture } from 'pixi.js'
import { PALETTE, rgbOfHex } from '#app/art/palette.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { PIXELS } from './night.ts'

/** The time of one turn, and of each of its steps, ms. */
const TURN_MS = 9000
export const BEAM_STEP_MS = 100
/** Where the beams stand for who wants a still picture: to the south-west, rad. */
const AT_REST = (Math.PI * 3) / 4

/** The size of a cell, how far a beam reaches, and how wide it is at the lamp and at its end, art px. */
const CELL_PX = 2
const REACH = 220
const WIDTH = { lamp: 9, end: 60 }
/** The share of its colour that a beam adds at the lamp; it ends in nothing. */
const ADDED = 0.45
const COLOUR = rgbOfHex(PALETTE.gold3)

/** The side of the painted square round the lamp, cells. */
const SIDE = (2 * REACH) / CELL_PX

/** The light that a lighthouse adds to the picture: two beams that turn, in checks of cells. */
export class Beam {
  readonly sprite: Sprite
  readonly #source = new BufferImageSource({ ...PIXELS, width: SIDE, height: SIDE, resource: paintBeams(AT_REST) })
  #angle = AT_REST

  /** `lamp`: the middle of the lamp, art px. */
  constructor(lamp: Point) {
    this.sprite = new Sprite({ texture: new Texture({ source: this.#source }), blendMode: 'add' })
    this.sprite.position.set(lamp.x - REACH, lamp.y - REACH)
    this.sprite.scale.set(CELL_PX)
  }

  /** Turns the beams to where they are at `now`, epoch ms. */
  turn(now: number, isStill: boolean) {
    const angle = isStill ? AT_REST : beamAngle(now)
    if (angle === this.#angle) return
    this.#angle = angle
    this.#source.resource = paintBeams(angle)
    this.#source.update()
  }

  destroy() {
    this.sprite.destroy({ texture: true, textureSource: true })
  }
}

/** The direction of one of the beams at a time (epoch ms), rad, clockwise from the east. */
export function beamAngle(now: number): number {
  const step = Math.floor(now / BEAM_STEP_MS)
  return ((step % (TURN_MS / BEAM_STEP_MS)) / (TURN_MS / BEAM_STEP_MS)) * Math.PI * 2
}

/** Two opposite beams in a square of cells round the lamp: opaque RGBA pixels. */
export function paintBeams(angle: number): Uint8ClampedArray<ArrayBuffer> {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4)
  const [east, south] = [Math.cos(angle), Math.sin(angle)]
  for (let y = 0, at = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++, at += 4) {
      pixels[at + 3] = 255
      if ((x + y) % 2 === 1) continue
      const [dx, dy] = [(x + 0.5) * CELL_PX - REACH, (y + 0.5) * CELL_PX - REACH]
      const share = Math.abs(dx * east + dy * south) / REACH
      const aside = Math.abs(dy * east - dx * south)
      if (share >= 1 || aside > (WIDTH.lamp + (WIDTH.end - WIDTH.lamp) * share) / 2) continue
      for (const channel of [0, 1, 2] as const) pixels[at + channel] = COLOUR[channel] * ADDED * (1 - share)
    }
  return pixels
}
