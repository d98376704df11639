import { Canvas } from '#app/art/canvas.ts'
import type { Knob } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'

const FRAMES = 8
const CELL_PX = 32
const MIDDLE = CELL_PX / 2
/** The ring on which the puppy runs. */
const RING_PX = 9.5
/** The positions of head, body and tail on the ring, in turns from the nose backwards. */
const HEAD_AT = 0.02
const BODY_FROM = 0.12
const BODY_TO = 0.5
const TAIL_TO = 0.8

type Place = { x: number; y: number }

/** A puppy that chases its tail, seen from above: one turn in eight frames, side by side. */
export function drawSpinner(): Canvas {
  const strip = new Canvas(FRAMES * CELL_PX, CELL_PX)
  for (let frame = 0; frame < FRAMES; frame++) strip.blit(drawPuppy(frame / FRAMES), frame * CELL_PX, 0)
  return strip
}

function drawPuppy(turn: number): Canvas {
  const puppy = new Canvas(CELL_PX, CELL_PX)
  const at = (share: number, radius = RING_PX) => onRing(turn - share, radius)
  for (let share = TAIL_TO; share >= BODY_TO; share -= 0.03) stroke(puppy, at(share), at(share - 0.03), 1.3, 'soil3')
  puppy.ellipse(at(TAIL_TO).x, at(TAIL_TO).y, 1.6, 1.6, 'gravel3')
  for (const share of [0.2, 0.46]) {
    for (const radius of [RING_PX - 3.6, RING_PX + 3.6])
      puppy.ellipse(at(share, radius).x, at(share, radius).y, 2, 2, 'gravel3')
  }
  for (let share = BODY_TO; share >= BODY_FROM; share -= 0.03) stroke(puppy, at(share), at(share - 0.03), 3.4, 'soil3')
  for (let share = BODY_TO - 0.03; share >= BODY_FROM; share -= 0.03) lightStroke(puppy, at(share))
  stroke(puppy, at(BODY_FROM - 0.01, RING_PX - 2), at(BODY_FROM - 0.01, RING_PX + 2), 1, 'falu2')
  drawHead(puppy, at, turn)
  return puppy.outline('ink')
}

function drawHead(puppy: Canvas, at: (share: number, radius?: number) => Place, turn: number): void {
  const head = at(HEAD_AT)
  puppy.ellipse(head.x, head.y, 4.4, 4.4, 'soil3').ellipse(head.x - 0.7, head.y - 0.8, 2.8, 2.6, 'soil4')
  const nose = onRing(turn + 0.07, RING_PX)
  puppy
    .ellipse(nose.x, nose.y, 2, 2, 'gravel3')
    .ellipse(onRing(turn + 0.1, RING_PX).x, onRing(turn + 0.1, RING_PX).y, 1.1, 1.1, 'ink')
  for (const radius of [RING_PX - 4, RING_PX + 4]) {
    stroke(puppy, at(HEAD_AT + 0.02, radius), at(HEAD_AT + 0.09, radius), 1.5, 'soil1')
  }
}

function lightStroke(puppy: Canvas, { x, y }: Place): void {
  puppy.ellipse(x - 1, y - 1.2, 1.6, 1.4, 'soil4')
}

function stroke(puppy: Canvas, from: Place, to: Place, radius: number, paint: Colour): void {
  const knob = ({ x, y }: Place): Knob => [x, y, radius]
  puppy.capsule(knob(from), knob(to), paint)
}

function onRing(turns: number, radius: number): Place {
  const angle = turns * 2 * Math.PI
  return { x: MIDDLE + Math.cos(angle) * radius, y: MIDDLE + Math.sin(angle) * radius }
}
