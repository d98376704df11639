import { Canvas } from '#app/art/canvas.ts'
import { EMOTE_ICONS } from '#app/art/icons/emotes.ts'
import { ICON_KEY } from '#app/art/icons/key.ts'
import { drawRoom } from '#app/art/park/room-picture.ts'
import { drawCameo } from '#app/art/site/stage/cameo.ts'
import { beatMsOf } from '#app/dog/pose.ts'
import type { DrawnPose } from '#app/dog/pose.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'

/** The film "A walk in the park": its size in art px, its frame rate and its length. */
export const WALK = { width: 320, height: 180, fps: 12, seconds: 24 }

/** The position of the camera in the plaza, art px. */
const CAMERA = { left: 348, top: 236 }
/** The line that both dogs walk along, art px from the top. */
const GROUND = 145
/** How often water and ducks change, s. */
const AMBIENT_S = 0.45

type Coat = Parameters<typeof drawCameo>[3]['coat']
type Actor = { coat: Coat; wears: readonly string[]; y: number; acts: readonly Act[] }
/** An act from a second on until the next one: the pose, and the way from `x` to `to`, art px. */
type Act = { from: number; pose: DrawnPose; x: number; to?: number; facesLeft?: boolean }

const OFF = 40

/** One dog sits down in the sun, the other finds it. They sniff each other, are glad, and go home together. */
const ACTORS: readonly Actor[] = [
  {
    coat: 'red',
    wears: ['beanie'],
    y: GROUND,
    acts: [
      { from: 0.5, pose: 'walk', x: -OFF, to: 132 },
      { from: 5.5, pose: 'stand', x: 132 },
      { from: 6.2, pose: 'sit', x: 132 },
      { from: 12, pose: 'stand', x: 132 },
      { from: 13, pose: 'sniff', x: 136 },
      { from: 15, pose: 'happy', x: 136 },
      { from: 17.5, pose: 'walk', x: 136, to: 320 + OFF },
    ],
  },
  {
    coat: 'black',
    wears: [],
    y: GROUND + 3,
    acts: [
      { from: 7, pose: 'walk', x: 320 + OFF, to: 186, facesLeft: true },
      { from: 11.4, pose: 'stand', x: 186, facesLeft: true },
      { from: 13, pose: 'sniff', x: 182, facesLeft: true },
      { from: 15, pose: 'happy', x: 182, facesLeft: true },
      { from: 17.5, pose: 'walk', x: 182, to: 320 + OFF + 46 },
    ],
  },
]
/** When hearts are shown above them, s. */
const HEARTS = { from: 15.2, to: 17.4 }

const rooms = [0, 1].map((frame) =>
  drawRoom(PLAZA, 'summer', frame).crop(CAMERA.left, CAMERA.top, WALK.width, WALK.height),
)

/** The frame of the film at a second. */
export function walkAt(second: number): Canvas {
  const picture = (rooms[Math.floor(second / AMBIENT_S) % rooms.length] ?? new Canvas(WALK.width, WALK.height)).clone()
  for (const actor of ACTORS) drawActor(picture, actor, second)
  if (second >= HEARTS.from && second < HEARTS.to) drawHearts(picture, second)
  return picture.tint(lightAt(second))
}

function drawActor(picture: Canvas, { coat, wears, y, acts }: Actor, second: number) {
  const place = acts.findLastIndex(({ from }) => from <= second)
  const act = acts[place]
  if (!act) return
  const { from, pose, x, to = x, facesLeft = false } = act
  const until = acts[place + 1]?.from ?? WALK.seconds - 1.5
  const share = Math.min(1, (second - from) / (until - from))
  const frames = pose === 'walk' ? 4 : pose === 'stand' ? 1 : 2
  const frame = 1 + (Math.floor((1000 * (second - from)) / beatMsOf(pose)) % frames)
  drawCameo(picture, Math.round(x + (to - x) * share), y, { pose: `side/${pose}${frame}`, coat, wears, facesLeft })
}

function drawHearts(picture: Canvas, second: number) {
  const rise = Math.min(6, Math.floor((second - HEARTS.from) * 12))
  const heart = EMOTE_ICONS['emote-heart'].slice(1).split('\n')
  for (const x of [128, 178]) picture.sprite(x, GROUND - 50 - rise, heart, ICON_KEY)
}

/** The light at a second: the film begins dark and ends in the evening, in steps. */
function lightAt(second: number): [number, number, number] {
  const dusk = Math.max(0, Math.min(1, (second - 17) / 4))
  const curtain = Math.min(second / 1, (WALK.seconds - second) / 1.5, 1)
  const share = Math.round(Math.max(0, curtain) * 8) / 8
  const evening = Math.round(dusk * 8) / 8
  return [255 - 110 * evening, 255 - 105 * evening, 255 - 50 * evening].map((channel) =>
    Math.round(channel * share),
  ) as [number, number, number]
}
