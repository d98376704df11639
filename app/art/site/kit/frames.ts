import { Canvas } from '#app/art/canvas.ts'
import { SHADOW } from '#app/art/palette.ts'
import type { Colour } from '#app/art/palette.ts'
import { drawPlaySigns } from '#app/art/park/halls/cabinet.ts'

/**
 * Pictures for `border-image`, which CSS cuts into nine. The hard shadow is part of the picture, and an outset moves it
 * out of the box.
 */
export type Frames = Record<string, Canvas>

const SHADE_ALPHA = 80
const TRANSLUCENT = { plate: 160, ownPlate: 244 }

/** Panels, ribbons, papers and plates: the frames of pages and windows. */
export function drawFrames(): Frames {
  return {
    panel: panel('cream'),
    'panel-marked': panel('gold3'),
    ribbon: ribbon(),
    sign: sign(),
    rail: rail(),
    board: board(),
    photo: photo(),
    tag: tag(),
    'slip-info': slip('water2', 'water1'),
    'slip-danger': slip('falu2', 'falu0'),
    'slip-change': slip('grass3', 'grass1'),
    'slip-minor': slip('stone2', 'stone1'),
    tip: boxed(16, 16, 3, 'plum', 'dusk'),
    chip: boxed(16, 16, 4, 'plum', 'dusk'),
    glass: glass(),
    plate: plate(),
    'plate-own': ownPlate(),
    dot: dot(),
    'own-ring': ownRing(),
    'play-signs': drawPlaySigns(['knogleknas', 'jumping-dog', 'cats-free']),
  }
}

/** A box of one colour with an ink outline and one lit row at the top. */
export function boxed(width: number, height: number, radius: number, fill: Colour, lit: Colour): Canvas {
  const canvas = new Canvas(width, height).roundRect(0, 0, width, height, radius, 'ink')
  canvas.roundRect(1, 1, width - 2, height - 2, radius - 1, fill)
  return canvas.rect(3, 1, width - 6, 1, lit)
}

/** Cream paper in a wooden frame with a brass pin in each corner. */
function panel(paper: Colour): Canvas {
  const canvas = new Canvas(26, 27).roundRect(2, 3, 24, 24, 5, 'ink', SHADE_ALPHA)
  canvas.roundRect(0, 0, 24, 24, 5, 'ink').roundRect(1, 1, 22, 22, 4, 'soil2')
  canvas.rect(4, 1, 16, 1, 'soil4').rect(1, 4, 1, 16, 'soil3')
  canvas.rect(4, 22, 16, 1, 'soil1').rect(22, 4, 1, 16, 'soil1')
  canvas.roundRect(3, 3, 18, 18, 3, 'soil1').roundRect(4, 4, 16, 16, 2, paper)
  canvas.rect(5, 4, 14, 1, 'gravel2').rect(4, 5, 1, 14, 'gravel3').rect(5, 19, 14, 1, 'snow2')
  for (const [x, y] of [
    [2, 2],
    [20, 2],
    [2, 20],
    [20, 20],
  ] as const) {
    canvas
      .rect(x, y, 2, 2, 'gold2')
      .set(x, y, 'gold3')
      .set(x + 1, y + 1, 'gold1')
  }
  return canvas
}

function ribbon(): Canvas {
  const canvas = new Canvas(20, 17).roundRect(0, 0, 20, 17, 4, 'ink').roundRect(1, 1, 18, 15, 3, 'falu1')
  return canvas.rect(3, 1, 14, 1, 'falu3').rect(2, 14, 16, 2, 'falu0')
}

/** A wooden board for the name of a place. */
function sign(): Canvas {
  const canvas = new Canvas(20, 20).roundRect(0, 0, 20, 20, 3, 'ink').roundRect(1, 1, 18, 18, 2, 'soil1')
  return canvas.rect(2, 1, 16, 1, 'soil3').rect(2, 17, 16, 2, 'soil0')
}

/** The wooden bar at the bottom of the game; it repeats horizontally. */
function rail(): Canvas {
  return new Canvas(8, 24).fill('soil1').rect(0, 0, 8, 1, 'ink').rect(0, 1, 8, 1, 'soil4')
}

/** The frame of the notice board, with cork inside. */
function board(): Canvas {
  const canvas = new Canvas(28, 28).roundRect(2, 3, 26, 25, 2, SHADOW.colour, SHADE_ALPHA)
  canvas.rect(0, 0, 26, 26, 'ink').rect(1, 1, 24, 24, 'soil1')
  canvas.rect(1, 1, 24, 1, 'soil3').rect(1, 1, 1, 24, 'soil2').rect(2, 2, 22, 1, 'soil2')
  canvas.rect(5, 5, 16, 16, 'soil0').rect(6, 6, 14, 14, 'soil3')
  return canvas.rect(6, 6, 14, 1, 'soil1').rect(6, 6, 1, 14, 'soil2').rect(5, 20, 16, 1, 'soil2')
}

function photo(): Canvas {
  const canvas = new Canvas(24, 25).roundRect(1, 2, 23, 23, 1, SHADOW.colour, SHADE_ALPHA)
  canvas.rect(0, 0, 23, 23, 'ink').rect(1, 1, 21, 21, 'cream')
  return canvas.rect(1, 20, 21, 2, 'gravel2').rect(5, 5, 13, 13, 'plum')
}

function tag(): Canvas {
  const canvas = new Canvas(16, 16).roundRect(1, 2, 14, 13, 2, SHADOW.colour, SHADE_ALPHA)
  canvas.roundRect(0, 0, 14, 14, 2, 'ink').roundRect(1, 1, 12, 12, 1, 'soil4')
  return canvas.rect(2, 1, 10, 1, 'gold3').rect(1, 11, 12, 2, 'soil3')
}

/** A note of paper; the band on top shows its kind. */
function slip(band: Colour, underBand: Colour): Canvas {
  const canvas = new Canvas(20, 24).roundRect(1, 3, 19, 21, 2, SHADOW.colour, SHADE_ALPHA)
  canvas.rect(0, 0, 19, 22, 'ink').rect(1, 1, 17, 20, 'cream')
  canvas.rect(1, 1, 17, 3, band).rect(1, 4, 17, 1, underBand).rect(1, 19, 17, 2, 'gravel2')
  return canvas.erase(0, 0).erase(18, 0).erase(0, 21).erase(18, 21)
}

/** A dark pane. It is opaque, because names and dogs behind it would make its text hard to read. */
function glass(): Canvas {
  return new Canvas(16, 16).roundRect(0, 0, 16, 16, 4, 'ink').rect(4, 1, 8, 1, 'dusk')
}

function plate(): Canvas {
  return new Canvas(12, 12).roundRect(0, 0, 12, 12, 2, 'ink', TRANSLUCENT.plate)
}

function ownPlate(): Canvas {
  return new Canvas(12, 12).roundRect(0, 0, 12, 12, 2, 'ink', TRANSLUCENT.ownPlate).rect(2, 10, 8, 1, 'gold2')
}

/** The dot that replaces a name plate without room: its rim, and beside it the white middle, which is tinted. */
function dot(): Canvas {
  return new Canvas(12, 6).roundRect(0, 0, 6, 6, 3, 'ink').roundRect(7, 1, 4, 4, 2, [255, 255, 255])
}

/** The dashed ring on the ground round the own dog. */
function ownRing(): Canvas {
  const canvas = new Canvas(36, 13)
  for (let part = 0; part < 72; part++) {
    if (part % 6 >= 4) continue
    const [x, y] = [17.5 + Math.cos((part / 36) * Math.PI) * 17, 5.5 + Math.sin((part / 36) * Math.PI) * 5.4]
    canvas.set(x, y, 'gold3').set(x, y + 1, 'gold1')
  }
  return canvas
}
