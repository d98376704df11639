import type { Particle, Texture } from 'pixi.js'
import fontSheet from '#app/art/built/pixel-font.json' with { type: 'json' }
import { PALETTE } from '#app/art/palette.ts'
import { badgeSignOf } from '#app/game/model/world/badge-sign.ts'
import type { BadgeSign } from '#app/game/model/world/badge-sign.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { partOf } from '#app/game/scene/atlas/atlas.ts'
import { pictureOf } from '#app/game/scene/atlas/placed-pictures.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Brush, PlateSheet } from './plate-sheet.ts'

/** Art px: the height of a plate with one row, the margin beside the name, the badge, and the gap after it. */
const HEIGHT = 13
/** How far the username stands below the name, art px. */
const ROW = 10
const RIM = 4
const MARK = 7
const MARK_GAP = 3
/** The heart after a name, and the gap before it, art px. */
const HEART = 9
const HEART_GAP = 2
/** Letters begin this far above their plate, and badges this far below its edge, art px. */
const LETTERS_ABOVE = 1
const MARK_BELOW = 2
/** The width of the corners of its picture; the part between them is stretched. */
const CORNER = 2

const LETTERS: Partial<Record<string, { frame: { w: number } }>> = fontSheet.frames

type Named = {
  name: string
  owner: string | null
  badge: BadgeSign | null
  heart: SeenDog['heart']
  isOwn: boolean
}

/**
 * A dog's name below its paws, between its staff badge, or that of the party committee [PC8], and the heart of a supporter [SU2], and below it the owner where
 * that tells two dogs apart. The own one is gold and underlined.
 */
export class Plate {
  /** The picture of the plate, replaced when the name or the badge changes. */
  quad: Particle | null = null
  /** How large the plate is, art px. It is known before the plate is painted, which is only done when it is shown. */
  size = { width: 0, height: HEIGHT }
  #named: Named | null = null
  #painted: (Named & { generation: number }) | null = null

  /** Keeps what the plate is to say. */
  name(
    { name, badge, committee, heart }: Pick<SeenDog, 'name' | 'badge' | 'committee' | 'heart'>,
    { owner, isOwn }: { owner: string | null; isOwn: boolean },
  ) {
    const named = { name, owner, badge: badgeSignOf({ badge, committee }), heart, isOwn }
    if (this.#named && saysSame(this.#named, named)) return
    this.#named = named
    this.size = sizeOfPlate(named)
  }

  /** Paints the plate if what it says or the generation of the sheet has changed, and moves it to its upper left. */
  show({ left, top }: { left: number; top: number }, { textures, sheet }: { textures: Textures; sheet: PlateSheet }) {
    const [named, was] = [this.#named, this.#painted]
    if (!named) return
    if (!this.quad || !was || !saysSame(was, named) || was.generation !== sheet.generation) {
      this.quad = quadOf(painted(named, textures, sheet))
      this.#painted = { ...named, generation: sheet.generation }
    }
    this.quad.x = left
    this.quad.y = top - LETTERS_ABOVE
  }
}

function saysSame(one: Named, other: Named): boolean {
  const isSame = (part: keyof Named) => one[part] === other[part]
  return isSame('name') && isSame('owner') && isSame('badge') && isSame('heart') && isSame('isOwn')
}

/** An even width has its middle between two pixels, as the dog has. */
function sizeOfPlate(named: Named): { width: number; height: number } {
  const { owner } = named
  const widest = Math.max(rowWidth(named), widthOf(owner ?? ''))
  return { width: 2 * Math.ceil(widest / 2) + 2 * RIM, height: owner === null ? HEIGHT : HEIGHT + ROW }
}

/** The width of a name with its signs, art px. */
function rowWidth({ name, badge, heart }: Named): number {
  return widthOf(name) + (badge ? MARK + MARK_GAP : 0) + (heart ? HEART_GAP + HEART : 0)
}

/** Where a row begins that stands in the middle of its plate, art px. */
function middleOf({ width }: { width: number }, row: number): number {
  return Math.floor((width - row) / 2)
}

function painted(named: Named, textures: Textures, sheet: PlateSheet): Texture {
  const { name, owner, badge, heart, isOwn } = named
  const { letters } = textures
  const size = sizeOfPlate(named)
  return sheet.paint({ width: size.width, height: LETTERS_ABOVE + size.height }, (brush) => {
    layFrame(brush, isOwn ? textures.ownPlate : textures.plate, size)
    // Each row stands in the middle: the badge, the name and the heart are one row.
    const left = middleOf(size, rowWidth(named))
    const [x, color] = [left + (badge ? MARK + MARK_GAP : 0), isOwn ? PALETTE.gold3 : PALETTE.cream]
    if (badge) lay(brush, textures.badges(`${badge}-mini`), { x: left - 1, y: LETTERS_ABOVE + MARK_BELOW })
    layWords(brush, name, { letters, x, y: 0, color })
    if (heart)
      lay(brush, textures.badges(`heart-${heart}`), { x: x + widthOf(name) + HEART_GAP, y: LETTERS_ABOVE + MARK_BELOW })
    if (owner !== null)
      layWords(brush, owner, { letters, x: middleOf(size, widthOf(owner)), y: ROW, color: PALETTE.snow1 })
  })
}

type Row = { letters: Textures['letters']; x: number; y: number; color: string }

/** Letters are white in the atlas; a row of them is coloured on a canvas of its own. */
function layWords(brush: Brush, words: string, { letters, x, y, color }: Row) {
  const size = { width: widthOf(words), height: LETTERS_ABOVE + HEIGHT }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen || size.width === 0) return
  let at = 0
  for (const letter of words) {
    lay(pen, letters(letter), { x: at, y: 0 })
    at += LETTERS[letter]?.frame.w ?? 0
  }
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = color
  pen.fillRect(0, 0, size.width, size.height)
  brush.drawImage(canvas, x, y)
}

function widthOf(words: string): number {
  return [...words].reduce((width, letter) => width + (LETTERS[letter]?.frame.w ?? 0), 0)
}

/** Its corners and rims, with the gold line of the own plate, keep their thickness whatever the size. */
function layFrame(brush: Brush, texture: Texture, { width, height }: { width: number; height: number }) {
  for (const [from, across] of spansOf(texture.width, width)) {
    for (const [top, down] of spansOf(texture.height, height)) {
      const part = partOf(texture, { x: from.start, y: top.start, width: from.length, height: top.length })
      const place = { x: across.start, y: LETTERS_ABOVE + down.start, width: across.length, height: down.length }
      lay(brush, part, place)
    }
  }
}

type Span = { start: number; length: number }

/** The two ends and the stretched middle of a picture of `drawn` px that is laid over `shown` px. */
function spansOf(drawn: number, shown: number): (readonly [drawn: Span, shown: Span])[] {
  const [middle, last] = [drawn - 2 * CORNER, shown - 2 * CORNER]
  return [
    [
      { start: 0, length: CORNER },
      { start: 0, length: CORNER },
    ],
    [
      { start: CORNER, length: middle },
      { start: CORNER, length: last },
    ],
    [
      { start: drawn - CORNER, length: CORNER },
      { start: shown - CORNER, length: CORNER },
    ],
  ]
}

/** Draws a picture of an atlas, stretched over a box if there is one. */
function lay(
  brush: Brush,
  texture: Texture,
  {
    x,
    y,
    width = texture.frame.width,
    height = texture.frame.height,
  }: { x: number; y: number; width?: number; height?: number },
) {
  const picture = pictureOf(texture)
  // A letter or badge that is not drawn has an empty texture.
  if (!picture) return
  const { frame } = texture
  brush.drawImage(picture.image, picture.x, picture.y, frame.width, frame.height, x, y, width, height)
}
