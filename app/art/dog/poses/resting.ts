import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as curls from '#app/art/dog/parts/curls.ts'
import * as faces from '#app/art/dog/parts/faces.ts'
import * as legs from '#app/art/dog/parts/legs.ts'
import type { Part } from '#app/art/dog/parts/part.ts'
import * as side from '#app/art/dog/parts/side-legs.ts'
import * as tails from '#app/art/dog/parts/tails.ts'
import { put } from './frame.ts'
import type { Frame, PlacedPart } from './frame.ts'
import { headDown, headSide, headUp } from './heads.ts'

// A sitting dog wags in its second frame.

const SIT_SIDE = [tails.tailSittingSide, tails.tailSittingDown].map((tail, i): Frame => ({
  pose: `sit${i + 1}`,
  facing: 'side',
  parts: [
    put(tail, 4, 30),
    put(side.farLegStanding, 26, 29),
    put(bodies.bodySitting, 11, 18),
    put(side.foreLegStanding, 24, 28),
    put(legs.haunchSideSitting, 12, 28),
    ...headSide(20, 5),
  ],
  ground: [21, 13],
  tilt: 0.45,
}))

const SIT_DOWN = [tails.tailSittingDown, tails.tailSittingSide].map((tail, i): Frame => ({
  pose: `sit${i + 1}`,
  facing: 'down',
  parts: [
    put(tail, 3, 29),
    put(legs.haunchLeftSitting, 10, 26),
    put(legs.haunchRightSitting, 30, 26),
    put(bodies.chestDown, 17, 19),
    put(bodies.chestFluff, 22, 25, { noLine: true }),
    put(legs.legLeftDown, 19, 28),
    put(legs.legRightDown, 24, 28),
    ...headDown(14, 8),
  ],
  ground: [23, 16],
}))

const SIT_UP = [29, 30].map((tailX, i): Frame => ({
  pose: `sit${i + 1}`,
  facing: 'up',
  parts: [...headUp(14, 6), put(bodies.rumpSittingUp, 14, 20), put(tails.tailSittingUp, tailX, 29)],
  ground: [25, 12],
}))

// A sleeping dog breathes: in its second frame the back is one pixel higher.

const BREATHS = [0, 1] as const

const CURL = BREATHS.flatMap((breath): Frame[] => {
  const pose = `curl${breath + 1}`
  return [
    {
      pose,
      facing: 'side',
      parts: [
        ...mound(curls.curl, 7, 19, breath),
        put(curls.curlHaunch, 9, 24),
        put(curls.curlPaw, 33, 34),
        ...headSide(22, 20, { eye: faces.eyeShut, cast: 0 }),
        put(curls.curlTail, 8, 30),
      ],
      ground: [24, 17],
    },
    {
      pose,
      facing: 'down',
      parts: [
        ...mound(curls.curlDown, 14, 19, breath),
        put(curls.curlHaunch, 29, 25),
        ...headDown(8, 20, { eye: faces.eyeShut, cast: 0 }),
        put(curls.curlTailDown, 25, 29),
      ],
      ground: [24, 18],
      backLies: 'left',
    },
    {
      pose,
      facing: 'up',
      parts: [...mound(curls.curlUp, 4, 19, breath), ...headUp(21, 20), put(curls.curlTailUp, 5, 28, { drop: true })],
      ground: [24, 18],
      backLies: 'right',
    },
  ]
})

function mound(part: Part, x: number, y: number, breath: number): PlacedPart[] {
  const lying = put(part, x, y)
  return breath ? [lying, put(part, x, y - breath, { noLine: true })] : [lying]
}

export const RESTING: readonly Frame[] = [...SIT_SIDE, ...SIT_DOWN, ...SIT_UP, ...CURL]
