import type { Particle, Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import fontData from '#app/art/built/pixel-font.json' with { type: 'json' }
import type { SeenDog } from '../world.ts'
import { partOf } from './atlas.ts'
import { quadOf } from './quads.ts'
import type { Textures } from './textures.ts'

/** Art px: height of a plate, its empty rim beside the name, the mark of staff, and the space after it. */
const HEIGHT = 13
const RIM = 4
const MARK = 7
const MARK_GAP = 3
/** Below the foot, art px. */
const BELOW = 5
/** Of its picture so much at each end is corner; what is between is drawn out. */
const CORNER = 2

const LETTERS: Partial<Record<string, { xAdvance: number }>> = fontData.chars

/** A picture of a plate, and where it is from the middle of its upper edge. */
type Part = { quad: Particle; dx: number; dy: number }

/** A dog's name under its paws, with the mark of staff before it; one's own is gold and underlined. */
export class Plate {
  /** Of one length at all times but when the name or the mark has changed. */
  quads: readonly Particle[] = []
  #parts: readonly Part[] = []
  #shown: { name: string; badge: SeenDog['badge']; isOwn: boolean } | null = null

  /** Draws it anew where the name or the mark has changed. */
  show({ name, badge }: SeenDog, isOwn: boolean, textures: Textures) {
    if (this.#shown?.name === name && this.#shown.badge === badge && this.#shown.isOwn === isOwn) return
    this.#shown = { name, badge, isOwn }
    const markWidth = badge ? MARK + MARK_GAP : 0
    // An even width has its middle between two pixels, as the dog has.
    const width = 2 * Math.ceil((widthOf(name) + markWidth) / 2) + 2 * RIM
    const parts = frameParts(isOwn ? textures.ownPlate : textures.plate, width)
    if (badge) parts.push({ quad: quadOf(textures.badges(`${badge}-mini`)), dx: -width / 2 + RIM - 1, dy: 2 })
    const tint = isOwn ? PALETTE.gold3 : PALETTE.cream
    let dx = -width / 2 + RIM + markWidth
    for (const letter of name) {
      parts.push({ quad: quadOf(textures.letters(letter), { tint }), dx, dy: -1 })
      dx += LETTERS[letter]?.xAdvance ?? 0
    }
    this.#parts = parts
    this.quads = parts.map(({ quad }) => quad)
  }

  moveTo(x: number, y: number) {
    for (const { quad, dx, dy } of this.#parts) {
      quad.x = x + dx
      quad.y = y + BELOW + dy
    }
  }
}

function widthOf(name: string): number {
  return [...name].reduce((width, letter) => width + (LETTERS[letter]?.xAdvance ?? 0), 0)
}

function frameParts(texture: Texture, width: number): Part[] {
  const { width: drawn, height } = texture
  const scaleY = HEIGHT / height
  const end = (x: number) => quadOf(partOf(texture, { x, y: 0, width: CORNER, height }), { scaleY })
  const inner = drawn - 2 * CORNER
  const middle = partOf(texture, { x: CORNER, y: 0, width: inner, height })
  return [
    { quad: end(0), dx: -width / 2, dy: 0 },
    { quad: quadOf(middle, { scaleY, scaleX: (width - 2 * CORNER) / inner }), dx: -width / 2 + CORNER, dy: 0 },
    { quad: end(drawn - CORNER), dx: width / 2 - CORNER, dy: 0 },
  ]
}
