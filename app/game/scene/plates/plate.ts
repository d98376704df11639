import type { Particle, Texture } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import fontData from '#app/art/built/pixel-font.json' with { type: 'json' }
import type { SeenDog } from '#app/game/model/world/world.ts'
import { partOf } from '#app/game/scene/atlas.ts'
import { quadOf } from '#app/game/scene/quads.ts'
import type { Textures } from '#app/game/scene/textures.ts'
import type { Brush, PlateSheet } from './plate-sheet.ts'

/** Art px: the height of a plate, the margin beside the name, the staff badge, and the gap after it. */
const HEIGHT = 13
const RIM = 4
const MARK = 7
const MARK_GAP = 3
/** Letters begin this far above their plate, and badges this far below its edge, art px. */
const LETTERS_ABOVE = 1
const MARK_BELOW = 2
/** The width of the corners of its picture; the part between them is stretched. */
const CORNER = 2

const LETTERS: Partial<Record<string, { xAdvance: number }>> = fontData.chars

type Named = { name: string; badge: SeenDog['badge']; isOwn: boolean }

/** A dog's name below its paws, after its staff badge. The own one is gold and underlined. */
export class Plate {
  /** The picture of the plate, replaced when the name or the badge changes. */
  quad: Particle | null = null
  /** How large the plate is, art px. It is known before the plate is painted, which is only done when it is shown. */
  size = { width: 0, height: HEIGHT }
  #named: Named | null = null
  #painted: (Named & { generation: number }) | null = null

  /** Keeps what the plate is to say. */
  name({ name, badge }: SeenDog, isOwn: boolean) {
    const { name: oldName, badge: oldBadge, isOwn: wasOwn } = this.#named ?? {}
    if (oldName === name && oldBadge === badge && wasOwn === isOwn) return
    this.#named = { name, badge, isOwn }
    this.size = { width: widthOfPlate(this.#named), height: HEIGHT }
  }

  /** Paints the plate if what it says or the generation of the sheet has changed, and moves it to its upper left. */
  show({ left, top }: { left: number; top: number }, { textures, sheet }: { textures: Textures; sheet: PlateSheet }) {
    const [named, was] = [this.#named, this.#painted]
    if (!named) return
    const { name, badge, isOwn } = named
    const isSame = was?.name === name && was.badge === badge && was.isOwn === isOwn
    if (!this.quad || !isSame || was.generation !== sheet.generation) {
      this.quad = quadOf(painted(named, textures, sheet))
      this.#painted = { ...named, generation: sheet.generation }
    }
    this.quad.x = left
    this.quad.y = top - LETTERS_ABOVE
  }
}

/** An even width has its middle between two pixels, as the dog has. */
function widthOfPlate({ name, badge }: Named): number {
  return 2 * Math.ceil((widthOf(name) + (badge ? MARK + MARK_GAP : 0)) / 2) + 2 * RIM
}

function painted(named: Named, textures: Textures, sheet: PlateSheet): Texture {
  const { name, badge, isOwn } = named
  const markWidth = badge ? MARK + MARK_GAP : 0
  const width = widthOfPlate(named)
  return sheet.paint({ width, height: LETTERS_ABOVE + HEIGHT }, (brush) => {
    layFrame(brush, isOwn ? textures.ownPlate : textures.plate, width)
    if (badge) lay(brush, textures.badges(`${badge}-mini`), { x: RIM - 1, y: LETTERS_ABOVE + MARK_BELOW })
    layName(brush, name, {
      letters: textures.letters,
      x: RIM + markWidth,
      color: isOwn ? PALETTE.gold3 : PALETTE.cream,
    })
  })
}

type Name = { letters: Textures['letters']; x: number; color: string }

/** Letters are white in the atlas; a name is coloured on a canvas of its own. */
function layName(brush: Brush, name: string, { letters, x, color }: Name) {
  const size = { width: widthOf(name), height: LETTERS_ABOVE + HEIGHT }
  const canvas = Object.assign(document.createElement('canvas'), size)
  const pen = canvas.getContext('2d')
  if (!pen || size.width === 0) return
  let at = 0
  for (const letter of name) {
    lay(pen, letters(letter), { x: at, y: 0 })
    at += LETTERS[letter]?.xAdvance ?? 0
  }
  pen.globalCompositeOperation = 'source-in'
  pen.fillStyle = color
  pen.fillRect(0, 0, size.width, size.height)
  brush.drawImage(canvas, x, 0)
}

function widthOf(name: string): number {
  return [...name].reduce((width, letter) => width + (LETTERS[letter]?.xAdvance ?? 0), 0)
}

function layFrame(brush: Brush, texture: Texture, width: number) {
  const { width: drawn } = texture
  const [inner, innerDrawn] = [width - 2 * CORNER, drawn - 2 * CORNER]
  const there = { y: LETTERS_ABOVE, height: HEIGHT }
  lay(brush, partOf(texture, endOf(texture, 0)), { ...there, x: 0, width: CORNER })
  lay(brush, partOf(texture, { ...endOf(texture, CORNER), width: innerDrawn }), { ...there, x: CORNER, width: inner })
  lay(brush, partOf(texture, endOf(texture, drawn - CORNER)), { ...there, x: width - CORNER, width: CORNER })
}

function endOf({ height }: Texture, x: number) {
  return { x, y: 0, width: CORNER, height }
}

/** Draws a picture of an atlas, stretched over a box if there is one. */
function lay(
  brush: Brush,
  { source, frame }: Texture,
  { x, y, width = frame.width, height = frame.height }: { x: number; y: number; width?: number; height?: number },
) {
  const atlas: unknown = source.resource
  // A letter or badge that is not drawn has an empty texture.
  if (!(atlas instanceof HTMLCanvasElement)) return
  brush.drawImage(atlas, frame.x, frame.y, frame.width, frame.height, x, y, width, height)
}
