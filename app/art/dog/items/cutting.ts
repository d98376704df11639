import type { ComposedFrame } from '#app/art/dog/compose.ts'
import { INK_LINE } from '#app/art/dog/palette.ts'
import { EMPTY } from '#app/art/dog/parts/part.ts'
import type { Point } from '#app/art/dog/parts/part.ts'
import { pictureOf } from '#app/art/dog/picture.ts'
import type { Picture, Pixel } from '#app/art/dog/picture.ts'
import { CELL } from '#app/art/dog/poses/frame.ts'
import type { Facing, Frame } from '#app/art/dog/poses/frame.ts'
import { rgbOfHex } from '#app/art/palette.ts'
import { mirrored, THREAD, tilted } from './item.ts'
import type { Drawing, Item, ItemView } from './item.ts'

/**
 * How a thing looks on one frame. The head hides part of what is on the back, a sitting back slopes, and water hides
 * what is below it. All of that is cut here, at build time, so that a worn thing is one sprite in the game, without
 * mask or filter; drawing the head again over it would cost six.
 */
export type CutPicture = { picture: Picture; origin: Point }
export type CutView = { over: CutPicture | null; under: CutPicture | null }

/** The pictures of the thing on this frame; `null` where it cannot be worn or seen. */
export function cutFor(thing: Item, { frame, grid, anchors, isHead }: ComposedFrame): CutView {
  const anchor = anchors[thing.anchor]
  const onBack = thing.slot === 'back'
  const view = onBack ? viewOfBack(thing, frame) : viewFrom(thing, frame, frame.facing)
  if (!anchor || !view) return { over: null, under: null }
  const isBody = (x: number, y: number) => !grid.is(x, y, EMPTY) && !isHead(x, y)
  const behindBody = thing.slot === 'hat' && frame.headBehind
  const behindHead = onBack && (frame.facing !== 'up' || frame.backLies !== undefined)
  const bottom = frame.swim?.waterline ?? CELL.height
  const floor = onBack ? Math.min(bottom, CELL.foot.y + 1) : bottom
  const lay = (drawing: Drawing) => ({ drawing, colours: thing.colours, anchor })
  return {
    over: view.over
      ? cut(lay(view.over), (x, y) => y < floor && !(behindHead && isHead(x, y)) && !(behindBody && isBody(x, y)))
      : null,
    under: view.under ? cut(lay(view.under), (_, y) => y < floor) : null,
  }
}

function viewOfBack(thing: Item, frame: Frame): ItemView | undefined {
  const seen = frame.showsBack ? 'up' : frame.facing
  const view = viewFrom(thing, frame, frame.backLies ? 'side' : seen)
  if (!view?.over) return view
  if (frame.backLies === 'left') return { over: mirrored(view.over) }
  return frame.tilt && !thing.isStiff ? { ...view, over: tilted(view.over, frame.tilt) } : view
}

function viewFrom(thing: Item, frame: Frame, facing: Facing): ItemView | undefined {
  return (frame.swings ? thing.swung?.[facing] : undefined) ?? thing.views[facing]
}

type Laid = { drawing: Drawing; colours: Item['colours']; anchor: Point }

function cut({ drawing, colours, anchor }: Laid, shows: (x: number, y: number) => boolean): CutPicture | null {
  const left = Math.round(anchor[0] - drawing.origin[0])
  const top = Math.round(anchor[1] - drawing.origin[1])
  const pixels = outlined(drawing, colours, INK_LINE).map((pixel) => ({
    ...pixel,
    x: pixel.x + left,
    y: pixel.y + top,
  }))
  const picture = pictureOf(pixels.filter(({ x, y }) => shows(x, y)))
  if (!picture) return null
  const origin: Point = [drawing.origin[0] + left - picture.x, drawing.origin[1] + top - picture.y]
  return { picture, origin }
}

/** The pixels of a drawing with its outline, from its upper left corner. */
export function outlined({ rows }: Pick<Drawing, 'rows'>, colours: Item['colours'], line: string): Pixel[] {
  const letterAt = (x: number, y: number) => rows[y]?.[x] ?? EMPTY
  const isInked = (letter: string) => letter !== EMPTY && letter !== THREAD
  const pixels: Pixel[] = []
  for (let y = -1; y <= rows.length; y++) {
    for (let x = -1; x <= (rows[0]?.length ?? 0); x++) {
      const letter = letterAt(x, y)
      const hex = colours[letter]
      if (hex) pixels.push({ x, y, colour: rgbOfHex(hex) })
      else if ([letterAt(x - 1, y), letterAt(x + 1, y), letterAt(x, y - 1), letterAt(x, y + 1)].some(isInked))
        pixels.push({ x, y, colour: rgbOfHex(line) })
    }
  }
  return pixels
}
