import * as bodies from '#app/art/dog/parts/bodies.ts'
import * as curls from '#app/art/dog/parts/curls.ts'
import * as faces from '#app/art/dog/parts/faces.ts'
import * as legs from '#app/art/dog/parts/legs.ts'
import * as side from '#app/art/dog/parts/side-legs.ts'
import * as tails from '#app/art/dog/parts/tails.ts'
import { type Frame, put } from './frame.ts'
import { headDown, headSide, headUp } from './heads.ts'

const SIT_SIDE: Frame = {
  pose: 'sit1',
  facing: 'side',
  parts: [
    put(tails.tailSittingSide, 4, 30),
    put(side.farLegStanding, 26, 29),
    put(bodies.bodySitting, 11, 18),
    put(side.foreLegStanding, 24, 28),
    put(legs.haunchSideSitting, 12, 28),
    ...headSide(20, 5),
  ],
  ground: [21, 13],
  tilt: 0.45,
}

const SIT_DOWN: Frame = {
  pose: 'sit1',
  facing: 'down',
  parts: [
    put(tails.tailSittingDown, 5, 29),
    put(legs.haunchLeftSitting, 12, 26),
    put(legs.haunchRightSitting, 28, 26),
    put(bodies.chestDown, 17, 19),
    put(bodies.chestFluff, 22, 25, { noLine: true }),
    put(legs.legLeftDown, 19, 28),
    put(legs.legRightDown, 24, 28),
    ...headDown(14, 6),
  ],
  ground: [23, 14],
}

const SIT_UP: Frame = {
  pose: 'sit1',
  facing: 'up',
  parts: [...headUp(14, 6), put(bodies.rumpUp, 16, 20), put(tails.tailSittingUp, 24, 29)],
  ground: [25, 12],
}

const CURL_SIDE: Frame = {
  pose: 'curl1',
  facing: 'side',
  parts: [
    put(curls.curl, 7, 19),
    put(curls.curlHaunch, 9, 24),
    put(curls.curlPaw, 33, 34),
    ...headSide(22, 20, { eye: faces.eyeShut, cast: 0 }),
    put(curls.curlTail, 8, 30),
  ],
  ground: [24, 17],
}

const CURL_DOWN: Frame = {
  pose: 'curl1',
  facing: 'down',
  parts: [
    put(curls.curlDown, 14, 19),
    put(curls.curlHaunch, 29, 25),
    ...headDown(8, 20, { eye: faces.eyeShut, cast: 0 }),
    put(curls.curlTailDown, 25, 29),
  ],
  ground: [24, 18],
  backLies: 'left',
}

const CURL_UP: Frame = {
  pose: 'curl1',
  facing: 'up',
  parts: [put(curls.curlUp, 4, 19), ...headUp(21, 20), put(curls.curlTailUp, 5, 28, { drop: true })],
  ground: [24, 18],
  backLies: 'right',
}

export const RESTING: readonly Frame[] = [SIT_SIDE, SIT_DOWN, SIT_UP, CURL_SIDE, CURL_DOWN, CURL_UP]
