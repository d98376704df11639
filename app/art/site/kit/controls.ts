import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { boxed } from './frames.ts'
import type { Frames } from './frames.ts'

type Face = { face: Colour; lit: Colour; lip: Colour }
type ButtonLook = { normal: Face; hover: Face; pressed: Face }

const LOOKS: Readonly<Record<string, ButtonLook>> = {
  primary: {
    normal: { face: 'grass1', lit: 'grass4', lip: 'leaf1' },
    hover: { face: 'grass1', lit: 'grass6', lip: 'leaf1' },
    pressed: { face: 'leaf1', lit: 'leaf1', lip: 'leaf0' },
  },
  secondary: {
    normal: { face: 'gravel3', lit: 'cream', lip: 'gravel1' },
    hover: { face: 'gold3', lit: 'cream', lip: 'gold2' },
    pressed: { face: 'gravel2', lit: 'gravel1', lip: 'gravel2' },
  },
  gold: {
    normal: { face: 'gold2', lit: 'gold3', lip: 'gold1' },
    hover: { face: 'gold3', lit: 'cream', lip: 'gold1' },
    pressed: { face: 'gold1', lit: 'soil3', lip: 'soil3' },
  },
  danger: {
    normal: { face: 'falu1', lit: 'falu3', lip: 'falu0' },
    hover: { face: 'falu2', lit: 'gold1', lip: 'falu0' },
    pressed: { face: 'falu0', lit: 'falu0', lip: 'plum' },
  },
}

/** How many pixels lower a pressed button is. */
const TRAVEL_PX = 2

/** Buttons in their states, and all other controls. */
export function drawControls(): Frames {
  const frames: Frames = { 'button-disabled': raised({ face: 'stone2', lit: 'stone3', lip: 'stone1' }, 'stone1') }
  for (const [kind, { normal, hover, pressed }] of Object.entries(LOOKS)) {
    frames[`button-${kind}`] = shaded(raised(normal))
    frames[`button-${kind}-hover`] = shaded(raised(hover))
    frames[`button-${kind}-pressed`] = sunken(pressed)
  }
  return {
    ...frames,
    key: boxed(16, 20, 4, 'soil0', 'soil2'),
    'key-on': boxed(16, 20, 4, 'grass1', 'grass4').rect(3, 16, 10, 2, 'gold2'),
    round: round('soil1', 'gravel3'),
    'round-on': round('gold1', 'gold3'),
    'round-danger': round('falu1', 'gravel3'),
    field: field('stone0', 'stone3', 'snow1'),
    'field-focus': field('water1', 'water4', 'water4'),
    'field-wrong': field('falu1', 'falu3', 'gravel3'),
    check: check(false),
    'check-on': check(true),
    radio: radio(false),
    'radio-on': radio(true),
    knob: knob(),
    track: track(),
    tab: tab('soil2', 'soil3'),
    'tab-on': tab('cream', 'falu2').rect(3, 2, 14, 1, 'falu2'),
    slot: slot(),
    'slot-on': chosenSlot(),
    'slot-locked': new Canvas(24, 24).roundRect(0, 0, 24, 24, 3, 'gravel1').roundRect(1, 1, 22, 22, 2, 'gravel3'),
    'slot-free': freeSlot(),
  }
}

function raised({ face, lit, lip }: Face, rim: Colour = 'ink'): Canvas {
  const canvas = new Canvas(16, 22).roundRect(0, 0, 16, 20, 4, rim).roundRect(1, 1, 14, 18, 3, face)
  return canvas.rect(3, 1, 10, 1, lit).set(2, 2, lit).rect(2, 16, 12, 2, lip).rect(3, 18, 10, 1, lip)
}

function shaded(button: Canvas): Canvas {
  return new Canvas(16, 22).roundRect(0, 2, 16, 20, 4, 'ink', 90).blit(button, 0, 0)
}

function sunken({ face, lip }: Face): Canvas {
  const canvas = new Canvas(16, 22).roundRect(0, TRAVEL_PX, 16, 20 - TRAVEL_PX, 4, 'ink')
  return canvas.roundRect(1, 1 + TRAVEL_PX, 14, 18 - TRAVEL_PX, 3, face).rect(3, 1 + TRAVEL_PX, 10, 2, lip)
}

function round(lip: Colour, face: Colour): Canvas {
  const canvas = new Canvas(24, 24).ellipse(12, 12, 12, 12, 'ink').ellipse(12, 12, 11, 11, lip)
  canvas.ellipse(12, 11, 11, 10, face)
  for (let x = 0; x < 24; x++) {
    const top = Array.from({ length: 6 }, (_, y) => y).find((y) => canvas.is(x, y, face))
    if (top !== undefined) canvas.set(x, top, 'cream')
  }
  return canvas
}

function field(rim: Colour, shade: Colour, side: Colour): Canvas {
  const canvas = new Canvas(16, 18).roundRect(0, 0, 16, 18, 3, rim).roundRect(1, 1, 14, 16, 2, 'snow2')
  return canvas.rect(2, 1, 12, 1, shade).rect(1, 2, 1, 13, side)
}

const TICK = ['......#', '.....##', '#...##.', '##.##..', '.###...', '..#....']

function check(on: boolean): Canvas {
  const canvas = new Canvas(13, 13).roundRect(0, 0, 13, 13, 3, 'ink')
  canvas.roundRect(1, 1, 11, 11, 2, on ? 'grass1' : 'snow2').rect(2, 1, 9, 1, on ? 'grass3' : 'stone3')
  return on ? canvas.sprite(3, 3, TICK, { '#': 'cream' }) : canvas
}

function radio(on: boolean): Canvas {
  const canvas = new Canvas(14, 14).ellipse(7, 7, 7, 7, 'ink').ellipse(7, 7, 6, 6, on ? 'grass1' : 'snow2')
  return on ? canvas.ellipse(7, 7, 3, 3, 'cream') : canvas.rect(4, 1, 6, 1, 'stone3')
}

function knob(): Canvas {
  const canvas = new Canvas(13, 16).roundRect(0, 0, 13, 16, 4, 'ink').roundRect(1, 1, 11, 14, 3, 'soil3')
  canvas.rect(3, 1, 7, 1, 'soil4').rect(2, 13, 9, 2, 'soil1')
  for (const x of [4, 6, 8]) canvas.rect(x, 5, 1, 6, 'soil1')
  return canvas
}

function track(): Canvas {
  const canvas = new Canvas(12, 8).roundRect(0, 0, 12, 8, 3, 'ink').roundRect(1, 1, 10, 6, 2, 'stone2')
  return canvas.rect(2, 1, 8, 1, 'stone1')
}

function tab(face: Colour, lit: Colour): Canvas {
  const canvas = new Canvas(20, 20).roundRect(0, 0, 20, 26, 4, 'ink').roundRect(1, 1, 18, 26, 3, face)
  return canvas.rect(3, 1, 14, 1, lit)
}

function slot(): Canvas {
  const canvas = new Canvas(24, 24).roundRect(0, 0, 24, 24, 3, 'gravel0').roundRect(1, 1, 22, 22, 2, 'gravel2')
  return canvas.rect(2, 1, 20, 2, 'gravel1').rect(1, 3, 1, 19, 'gravel1').rect(2, 22, 20, 1, 'cream')
}

function chosenSlot(): Canvas {
  const canvas = new Canvas(24, 24).roundRect(0, 0, 24, 24, 3, 'ink').roundRect(1, 1, 22, 22, 2, 'gold2')
  return canvas.rect(2, 2, 20, 20, 'gravel3').rect(3, 3, 18, 1, 'cream')
}

/** A dashed outline, for an empty slot. */
function freeSlot(): Canvas {
  const canvas = new Canvas(24, 24)
  for (let i = 2; i < 22; i++) {
    if (i % 6 >= 4) continue
    for (const edge of [0, 22]) canvas.rect(i, edge, 1, 2, 'soil2').rect(edge, i, 2, 1, 'soil2')
  }
  return canvas
}
