import { BitmapText, Container, NineSliceSprite, Sprite } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import type { SeenDog } from '../world.ts'
import { PLATE_FONT } from './textures.ts'
import type { Textures } from './textures.ts'

/** Art px: height of a plate, its empty rim beside the name, the mark of staff, and the space after it. */
const HEIGHT = 13
const RIM = 4
const MARK = 7
const MARK_GAP = 3
/** Below the foot, art px. */
const BELOW = 5

/** A dog's name under its paws, with the mark of staff before it; one's own is gold and underlined. */
export class Plate {
  readonly container = new Container({ eventMode: 'none' })
  #shown = ''

  /** Draws it anew where the name or the mark has changed. */
  show({ name, badge }: SeenDog, isOwn: boolean, textures: Textures) {
    const shown = JSON.stringify([name, badge, isOwn])
    if (shown === this.#shown) return
    this.#shown = shown
    for (const child of this.container.removeChildren()) child.destroy()
    const fill = isOwn ? PALETTE.gold3 : PALETTE.cream
    const label = new BitmapText({ text: name, style: { fontFamily: PLATE_FONT, fontSize: 10, fill } })
    const markWidth = badge ? MARK + MARK_GAP : 0
    // An even width has its middle between two pixels, as the dog has.
    const width = 2 * Math.ceil((label.width + markWidth) / 2) + 2 * RIM
    const slices = { leftWidth: 2, rightWidth: 2, topHeight: 2, bottomHeight: 2 }
    const frame = new NineSliceSprite({ texture: isOwn ? textures.ownPlate : textures.plate, ...slices })
    frame.setSize(width, HEIGHT)
    frame.position.set(-width / 2, 0)
    label.position.set(-width / 2 + RIM + markWidth, -1)
    this.container.addChild(frame, label)
    if (!badge) return
    const mark = new Sprite(textures.badges(`${badge}-mini`))
    mark.position.set(-width / 2 + RIM - 1, 2)
    this.container.addChild(mark)
  }

  moveTo(x: number, y: number) {
    this.container.position.set(x, y + BELOW)
  }
}
