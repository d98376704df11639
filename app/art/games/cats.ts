import type { AtlasImage } from '#app/art/atlas.ts'
import { Canvas } from '#app/art/canvas.ts'
import type { Shader } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import { GINGER, GREY, NIGHT } from '#app/art/site/games/cats.ts'
import type { CatCoat } from '#app/art/site/games/cats.ts'
import type { CatKind } from '#durable/rules/games/cats-free/cats.ts'

/**
 * What a kind of cat looks like, in art pixels. They differ in size, gait and ears before they differ in colour: a
 * tabby is small and round, a ginger long-legged with tall ears, a night cat low with its ears laid flat.
 */
type Build = {
  coat: CatCoat
  /** The half length and half height of the body. */
  body: readonly [long: number, high: number]
  leg: number
  head: readonly [wide: number, high: number]
  ears: 'round' | 'tall' | 'flat'
  rim: Colour
}

const BUILDS: Readonly<Record<CatKind, Build>> = {
  tabby: { coat: GREY, body: [9, 5.4], leg: 5, head: [6.2, 5.4], ears: 'round', rim: 'plum' },
  ginger: { coat: GINGER, body: [12.5, 5], leg: 9, head: [6.6, 5.4], ears: 'tall', rim: 'plum' },
  // Night cats get a lighter rim. Without it they would be one dark spot on an evening lawn.
  night: { coat: NIGHT, body: [12, 4.2], leg: 3, head: [6.6, 4.6], ears: 'flat', rim: 'dusk' },
}

const WIDTH = 54
const HEIGHT = 38
/** Where a cat stands, in pixels of each of its pictures. */
const FOOT = [26, 33] as const

/** How far the feet of a pair are in front of the shoulder, as shares of the leg, in the four phases of a walk. */
const STRIDES = [
  [0.9, -0.9],
  [0.1, -0.1],
  [-0.9, 0.9],
  [-0.1, 0.1],
] as const

/** All pictures of the cats: from both sides, from the front (`down`) and from behind (`up`). */
export function catImages(): AtlasImage[] {
  return (['tabby', 'ginger', 'night'] as const).flatMap((kind) => {
    const build = BUILDS[kind]
    const seen = (pose: string, canvas: Canvas): AtlasImage => ({ name: `${kind}/${pose}`, canvas, anchor: FOOT })
    const aside = (pose: string, canvas: Canvas): AtlasImage[] => [
      seen(`right/${pose}`, canvas),
      { name: `${kind}/left/${pose}`, canvas: canvas.flip(), anchor: [WIDTH - FOOT[0], FOOT[1]] },
    ]
    return [
      ...STRIDES.flatMap((stride, beat) => aside(`walk${beat + 1}`, drawSide(build, { stride, lift: beat % 2 }))),
      ...aside('run1', drawSide(build, { stride: [1.7, -1.7], lift: 1, isStretched: true })),
      ...aside('run2', drawSide(build, { stride: [-0.8, 0.9], lift: 2 })),
      // Only a night cat crouches while it walks.
      ...(kind === 'night' ? aside('crouch', drawSide(build, { stride: [0.9, -0.4], lift: -1, isLow: true })) : []),
      ...([1, 2] as const).map((beat) => seen(`down/walk${beat}`, drawFront(build, beat))),
      ...([1, 2] as const).map((beat) => seen(`up/walk${beat}`, drawBack(build, beat))),
    ]
  })
}

function fur({ dark, mid, light }: CatCoat): Shader {
  return (_x, _y, u, v) => (u * 0.4 + v > 0.55 ? dark : u * 0.5 + v < -0.45 ? light : mid)
}

type Gait = { stride: readonly [front: number, back: number]; lift: number; isStretched?: boolean; isLow?: boolean }

function drawSide(build: Build, { stride: [front, back], lift, isStretched = false, isLow = false }: Gait): Canvas {
  const {
    coat,
    body: [long, high],
    head: [wide, tall],
  } = build
  const cat = new Canvas(WIDTH, HEIGHT)
  const [footX, footY] = FOOT
  const stretch = isStretched ? 2 : 0
  const leg = isLow ? 2 : build.leg
  const belly = footY - leg + (lift > 0 ? -1 : 0)
  const middle = belly - high + 2
  const [shoulder, hip] = [footX + long - 4 + stretch, footX - long + 4 - stretch]
  const limb = (from: number, share: number, paint: Colour) => {
    const to = from + share * (leg * 0.8 + 2)
    const raised = Math.abs(share) > 1.2 ? 2 : Math.abs(share) < 0.2 ? 1 : 0
    cat.capsule([from, middle + 1, 2.5], [to, footY - 1.4 - raised, 1.6], paint)
    cat.rect(Math.round(to - 1), footY - 2 - raised, 4, 2, coat.bib)
  }
  drawTail(cat, build, { x: hip - 3, y: middle - 1, isStretched, isLow })
  limb(shoulder - 2, -front * 0.8, coat.dark)
  limb(hip + 2, -back * 0.8, coat.dark)
  cat.ellipse(footX, middle, long + stretch, high - (isStretched ? 0.6 : 0), fur(coat))
  cat.ellipse(hip + 1, middle + 0.6, high + 0.4, high, fur(coat))
  limb(shoulder, front, coat.mid)
  limb(hip, back, coat.mid)
  for (const x of [-5, -1, 3])
    cat
      .rect(footX + x, Math.round(middle - high), 2, 3, coat.stripe)
      .rect(footX + x + 1, Math.round(middle - high) + 3, 1, 1, coat.stripe)
  const headX = shoulder + (isLow ? 6 : 5)
  const headY = middle - (isLow ? 1 : build.ears === 'flat' ? 2 : 5)
  drawEarsAside(cat, build, headX, headY)
  cat.ellipse(headX, headY, wide, tall, fur(coat)).ellipse(headX + wide - 2, headY + 2, 3, 2.4, coat.bib)
  cat.rect(headX + 1, headY - 3, 3, 3, coat.eye).rect(headX + 2, headY - 3, 1, 3, 'ink')
  cat.rect(headX + wide - 1, headY + 1, 2, 1, 'pink').rect(headX + wide - 3, headY + 3, 2, 1, 'ink')
  cat
    .rect(headX - 3, headY - 4, 1, 2, coat.stripe)
    .rect(headX - 1, headY - 5, 1, 2, coat.stripe)
    .rect(headX - 5, headY + 1, 2, 1, coat.stripe)
  return cat.outline('ink', build.rim)
}

/** A tabby carries its tail as a hook, a ginger straight behind it, a night cat low. */
function drawTail(
  cat: Canvas,
  build: Build,
  { x, y, isStretched, isLow }: { x: number; y: number; isStretched: boolean; isLow: boolean },
): void {
  const { coat, ears } = build
  const [bend, tip]: readonly [readonly [number, number], readonly [number, number]] = isStretched
    ? [
        [x - 6, y - 1],
        [x - 11, y - 3],
      ]
    : isLow || ears === 'flat'
      ? [
          [x - 6, y + 2],
          [x - 10, y],
        ]
      : ears === 'round'
        ? [
            [x - 3, y - 8],
            [x + 1, y - 13],
          ]
        : [
            [x - 6, y - 4],
            [x - 10, y - 9],
          ]
  cat.capsule([x + 2, y + 1, 2.2], [...bend, 2], coat.mid).capsule([...bend, 2], [...tip, 1.6], coat.light)
  cat
    .rect(bend[0] - 1, bend[1], 3, 1, coat.stripe)
    .rect(Math.round((bend[0] + tip[0]) / 2) - 1, Math.round((bend[1] + tip[1]) / 2), 3, 1, coat.stripe)
}

function drawEarsAside(cat: Canvas, { coat, ears }: Build, x: number, y: number): void {
  if (ears === 'flat') {
    cat.polygon(
      [
        [x - 8, y - 4],
        [x - 1, y - 4],
        [x - 2, y],
      ],
      coat.dark,
    )
    cat
      .polygon(
        [
          [x - 3, y - 6],
          [x + 4, y - 4],
          [x, y - 1],
        ],
        coat.mid,
      )
      .rect(x - 2, y - 5, 3, 1, 'pink')
    return
  }
  const up = ears === 'tall' ? 11 : 8
  cat.polygon(
    [
      [x - 5, y - 1],
      [x - 5, y - up + 1],
      [x, y - 4],
    ],
    coat.dark,
  )
  cat
    .polygon(
      [
        [x - 1, y - 3],
        [x + 2, y - up],
        [x + 5, y - 2],
      ],
      coat.mid,
    )
    .polygon(
      [
        [x + 1, y - 4],
        [x + 2, y - up + 3],
        [x + 4, y - 4],
      ],
      'pink',
    )
  if (ears === 'tall') cat.set(x - 5, y - up, coat.stripe).set(x + 2, y - up - 1, coat.stripe)
}

/** Half the height of a body seen from the front or from behind. A night cat is long, and part of its length shows. */
function highAlong({ body, ears }: Build): number {
  return ears === 'flat' ? body[1] + 2.4 : body[1]
}

function drawFront(build: Build, beat: 1 | 2): Canvas {
  const { coat } = build
  const cat = new Canvas(WIDTH, HEIGHT)
  const [x, footY] = FOOT
  const leg = Math.max(3, build.leg - 1)
  const high = highAlong(build)
  const middle = footY - leg - high + 2
  const half = high + 1.5
  const tailX = build.ears === 'flat' ? 7 : 5
  cat.capsule([x + 3, middle, 2], [x + tailX, middle - (build.ears === 'flat' ? 4 : 10), 1.6], coat.light)
  cat.ellipse(x, middle, half, high + 1, fur(coat))
  for (const [side, down] of [
    [-4, beat === 1 ? 0 : 2],
    [2, beat === 1 ? 2 : 0],
  ] as const) {
    cat
      .rect(x + side, middle + 2, 3, footY - middle - 2 - down, side < 0 ? coat.mid : coat.dark)
      .rect(x + side, footY - 2 - down, 3, 2, coat.bib)
  }
  cat.ellipse(x, middle + 2, 3, 3, coat.bib)
  drawFace(cat, build, x, middle - (build.ears === 'flat' ? 2 : 4) + (beat - 1))
  return cat.outline('ink', build.rim)
}

function drawFace(cat: Canvas, { coat, ears, head: [wide, tall] }: Build, x: number, y: number): void {
  const up = { round: 8, tall: 11, flat: 4 }[ears]
  const out = ears === 'flat' ? 11 : 7
  cat
    .polygon(
      [
        [x - 7, y],
        [x - out, y - up],
        [x - 1, y - 4],
      ],
      coat.mid,
    )
    .polygon(
      [
        [x + 7, y],
        [x + out - 1, y - up],
        [x + 1, y - 4],
      ],
      coat.dark,
    )
  if (ears !== 'flat')
    cat
      .polygon(
        [
          [x - 5, y - 2],
          [x - 6, y - up + 2],
          [x - 3, y - 4],
        ],
        'pink',
      )
      .polygon(
        [
          [x + 5, y - 2],
          [x + 5, y - up + 2],
          [x + 3, y - 4],
        ],
        'pink',
      )
  cat.ellipse(x, y, wide + 1, tall, fur(coat)).ellipse(x, y + 2.5, 3.6, 2.4, coat.bib)
  cat
    .rect(x - 1, y - 5, 2, 2, coat.stripe)
    .rect(x - 4, y - 4, 1, 2, coat.stripe)
    .rect(x + 3, y - 4, 1, 2, coat.stripe)
  for (const eye of [-5, 2]) cat.rect(x + eye, y - 2, 3, 3, coat.eye).rect(x + eye + 1, y - 2, 1, 3, 'ink')
  cat.rect(x - 1, y + 2, 2, 1, 'pink')
}

function drawBack(build: Build, beat: 1 | 2): Canvas {
  const { coat, ears } = build
  const cat = new Canvas(WIDTH, HEIGHT)
  const [x, footY] = FOOT
  const leg = Math.max(3, build.leg - 1)
  const high = highAlong(build)
  const middle = footY - leg - high + 2
  const headY = middle - (ears === 'flat' ? 7 : 6)
  const up = { round: 8, tall: 11, flat: 3 }[ears]
  const out = ears === 'flat' ? 11 : 7
  cat
    .polygon(
      [
        [x - 6, headY],
        [x - out, headY - up],
        [x - 1, headY - 4],
      ],
      coat.mid,
    )
    .polygon(
      [
        [x + 6, headY],
        [x + out - 1, headY - up],
        [x + 1, headY - 4],
      ],
      coat.dark,
    )
  cat.ellipse(x, headY, build.head[0] + 0.5, build.head[1], fur(coat))
  for (const [side, down] of [
    [-5, beat === 1 ? 0 : 2],
    [2, beat === 1 ? 2 : 0],
  ] as const) {
    cat
      .rect(x + side, middle + 2, 3, footY - middle - 2 - down, side < 0 ? coat.mid : coat.dark)
      .rect(x + side, footY - 2 - down, 3, 2, coat.bib)
  }
  cat.ellipse(x, middle + 1, high + 1.8, high + 1.4, fur(coat))
  for (const y of [-2, 1])
    cat.rect(x - 4, Math.round(middle) + y, 2, 1, coat.stripe).rect(x + 2, Math.round(middle) + y, 2, 1, coat.stripe)
  const tip = [x + (beat === 1 ? 3 : 1), middle - (ears === 'flat' ? 2 : 9)] as const
  // The tail is in front of the body. A darker edge separates them.
  cat.capsule([x, middle + 1, 2.9], [...tip, 2.6], coat.stripe).capsule([x, middle + 1, 1.9], [...tip, 1.6], coat.light)
  return cat.outline('ink', build.rim)
}
