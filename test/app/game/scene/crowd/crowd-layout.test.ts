import { expect, it } from 'vitest'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import { layoutCrowd, PLATES_MAX } from '#app/game/scene/crowd/crowd-layout.ts'
import type { CrowdInView, CrowdPlaces } from '#app/game/scene/crowd/crowd-layout.ts'
import { TAIL_MAX } from '#app/game/scene/crowd/place-bubbles.ts'
import { plateBox } from '#app/game/scene/crowd/place-plates.ts'
import type { Standee } from '#app/game/scene/crowd/place-plates.ts'
import { below, pick, seeded } from '#test/support/random.ts'

const CROWDS = 1000
const DOGS = 18
/** The heights of plates with a name alone, and with the owner below it. */
const ROWS = [13, 23]
const WIDE = { left: 0, top: 0, width: 720, height: 425 }
const PHONE = { left: 0, top: 0, width: 195, height: 390 }
const HUD = [
  { left: 4, top: 0, width: 214, height: 28 },
  { left: 272, top: 0, width: 166, height: 24 },
]

function aDog(id: number, x: number, y: number, changes: Partial<Standee> = {}): Standee {
  return {
    id,
    foot: { x, y },
    head: { left: x - 12, top: y - 38, width: 24, height: 20 },
    body: { left: x - 14, top: y - 26, width: 28, height: 26 },
    plate: { width: 40, height: 13 },
    isOwn: id === 1,
    isChosen: false,
    hasTalked: false,
    isStaff: false,
    mayGrow: true,
    ...changes,
  }
}

/** Dogs anywhere in a square round the middle, as when they walk; some talk. */
function aCrowd(seed: number, zone: Box): CrowdInView {
  const random = seeded(seed)
  const across = 60 + below(random, 600)
  const dogs = Array.from({ length: DOGS }, (_, index) => {
    const x = zone.left + zone.width / 2 + below(random, across) - across / 2
    const y = zone.top + zone.height / 2 + below(random, across) - across / 2
    const isStaff = below(random, 10) === 0
    const at = aDog(index + 1, x, y, {
      isStaff,
      plate: { width: 20 + 2 * below(random, 45), height: pick(random, ROWS) },
    })
    // In side view the head is beside the foot.
    const aside = pick(random, [-9, 0, 9])
    return { ...at, head: { ...at.head, left: at.head.left + aside } }
  })
  const bubbles = dogs.slice(0, 6).map(({ id, isOwn }) => ({
    id: 100 + id,
    dog: id,
    isOwn,
    width: 40 + below(random, 96),
    height: pick(random, [18, 28, 38]),
  }))
  return { dogs, npcHeads: new Map(), covers: [], bubbles, zone, hud: zone === WIDE ? HUD : [] }
}

function overlap(one: Box, other: Box): boolean {
  const isBeside = one.left + one.width <= other.left || other.left + other.width <= one.left
  return !isBeside && one.top + one.height > other.top && other.top + other.height > one.top
}

const VIEWS = [
  { name: 'wide', zone: WIDE },
  { name: 'narrow', zone: PHONE },
] as const

type LaidCrowd = Omit<CrowdInView, 'bubbles'> & CrowdPlaces & { seed: number }
const laid = new Map<Box, LaidCrowd[]>()

/** A thousand crowds with their layouts, which the tests share. */
function crowdsIn(zone: Box): readonly LaidCrowd[] {
  const known = laid.get(zone)
  if (known) return known
  const crowds = Array.from({ length: CROWDS }, (_, index) => {
    const crowd = aCrowd(index + 1, zone)
    const { plates, bubbles } = layoutCrowd(crowd)
    return { ...crowd, plates, bubbles, seed: index + 1 }
  })
  laid.set(zone, crowds)
  return crowds
}

it.each(VIEWS)('lays no name plate but the own one over a face in 1,000 random crowds of 18, $name', ({ zone }) => {
  const covered: string[] = []
  let shown = 0
  for (const { seed, dogs, plates } of crowdsIn(zone)) {
    shown += plates.size
    for (const dog of dogs) {
      const shift = plates.get(dog.id)
      if (shift === undefined || dog.isOwn) continue
      const box = plateBox(dog, shift)
      const under = dogs.find(({ id, head }) => id !== dog.id && overlap(box, head))
      if (under) covered.push(`crowd ${seed}: the plate of ${dog.id} lies on the head of ${under.id}`)
    }
  }
  expect(covered).toEqual([])
  // A layout without plates would cover nothing either.
  expect(shown / CROWDS).toBeGreaterThan(3)
})

it.each(VIEWS)(
  'lays no bubble over a head, the interface or another bubble in 1,000 random crowds, $name',
  ({ zone }) => {
    const wrong: string[] = []
    let shown = 0
    for (const { seed, dogs, hud, bubbles } of crowdsIn(zone)) {
      shown += bubbles.filter(({ isShort }) => !isShort).length
      for (const [index, { id, box }] of bubbles.entries()) {
        for (const dog of dogs)
          if (overlap(box, dog.head)) wrong.push(`crowd ${seed}: bubble ${id} lies on the head of ${dog.id}`)
        for (const part of hud) if (overlap(box, part)) wrong.push(`crowd ${seed}: bubble ${id} lies on the interface`)
        for (const other of bubbles.slice(index + 1))
          if (overlap(box, other.box)) wrong.push(`crowd ${seed}: bubbles ${id} and ${other.id} overlap`)
        if (box.left < zone.left || box.left + box.width > zone.left + zone.width || box.top < zone.top)
          wrong.push(`crowd ${seed}: bubble ${id} leaves the view`)
      }
    }
    expect(wrong).toEqual([])
    expect(shown / CROWDS).toBeGreaterThan(zone === WIDE ? 3.8 : 1.8)
  },
)

it.each(VIEWS)('shows no plate under a bubble, and the own one always, in 1,000 random crowds, $name', ({ zone }) => {
  const wrong: string[] = []
  let shown = 0
  for (const { seed, plates, bubbles, ...crowd } of crowdsIn(zone)) {
    for (const dog of crowd.dogs) {
      const shift = plates.get(dog.id)
      // Alone it has a plate unless it stands under the interface, or its name leaves the view.
      const alone = () => layoutCrowd({ ...crowd, dogs: [dog], bubbles: [] }).plates
      if (dog.isOwn && shift !== undefined) shown += 1
      if (dog.isOwn && shift === undefined && alone().size > 0) wrong.push(`crowd ${seed}: the own dog has a dot`)
      const over = bubbles.find(({ box }) => shift !== undefined && overlap(box, plateBox(dog, shift)))
      if (over) wrong.push(`crowd ${seed}: bubble ${over.id} covers the plate of ${dog.id}`)
    }
  }
  expect(wrong).toEqual([])
  expect(shown).toBeGreaterThan(CROWDS / 2)
})

it('gives five of six who talk in a dense crowd a bubble', () => {
  // Where they stand (px of the view), and how wide and high their bubbles are.
  const talking = [
    [264, 207, 133, 18],
    [395, 238, 126, 18],
    [487, 142, 122, 18],
    [197, 207, 134, 28],
    [425, 238, 122, 18],
    [422, 270, 94, 18],
  ] as const
  const silent = [
    [357, 238], [230, 142], [264, 238], [329, 270], [392, 270], [360, 302],
    [297, 334], [422, 334], [168, 302], [487, 300], [518, 206], [554, 238],
  ] as const // prettier-ignore
  const dogs = [...talking, ...silent].map(([x, y], index) =>
    aDog(index + 1, x, y, { isOwn: index === talking.length }),
  )
  const bubbles = talking.map(([, , width, height], index) => {
    return { id: 100 + index, dog: index + 1, isOwn: false, width, height }
  })
  const laid = layoutCrowd({ dogs, npcHeads: new Map(), covers: [], bubbles, zone: WIDE, hud: HUD }).bubbles
  expect(laid.filter(({ isShort }) => !isShort)).toHaveLength(5)
})

it('lets every tail or disc end over the head of who speaks', () => {
  const wrong: string[] = []
  for (const { seed, dogs, bubbles } of crowdsIn(WIDE)) {
    for (const { id, box, tailX, reach } of bubbles) {
      const speaker = dogs.find((dog) => dog.id === id - 100)
      if (!speaker) throw new Error(`no dog for bubble ${id}`)
      const { left, top, width } = speaker.head
      const end = { x: box.left + tailX, y: box.top + box.height + reach }
      if (end.x < left || end.x > left + width || end.y !== top - 2)
        wrong.push(`crowd ${seed}: the tail of bubble ${id}`)
    }
  }
  expect(wrong).toEqual([])
})

it('draws no tail of more than 20 px, and a disc only where one would be longer, in 1,000 random crowds', () => {
  const laid = crowdsIn(WIDE).flatMap(({ bubbles }) => bubbles)
  expect(laid.filter(({ isFar, reach }) => isFar !== reach > TAIL_MAX)).toEqual([])
  expect(laid.filter(({ isFar }) => isFar).length / laid.length).toBeLessThan(0.4)
})

it('gives the nearest dogs plates, and dots to the rest', () => {
  const row = Array.from({ length: 14 }, (_, index) => aDog(index + 1, 60 + 45 * index, 200))
  const { plates } = layoutCrowd({ dogs: row, npcHeads: new Map(), covers: [], bubbles: [], zone: WIDE, hud: [] })
  expect([...plates.keys()].toSorted((one, other) => one - other)).toEqual(
    row.slice(0, PLATES_MAX.wide).map(({ id }) => id),
  )
})

const GARM = -1

/** Lays out what Garm says, and the own dog in the middle, with Garm's head there. */
function withGarmAt(x: number, y: number, zone: Box = WIDE) {
  const hud = zone === WIDE ? [...HUD, { left: 0, top: 405, width: 720, height: 20 }] : []
  return layoutCrowd({
    dogs: [aDog(1, zone.width / 2, 200)],
    npcHeads: new Map([[GARM, { left: x - 12, top: y, width: 24, height: 20 }]]),
    covers: [],
    bubbles: [{ id: 7, dog: GARM, isOwn: false, width: 135, height: 38 }],
    zone,
    hud,
  })
}

it('places what an NPC says right above its head', () => {
  const { bubbles } = withGarmAt(440, 200)
  expect(bubbles).toMatchObject([{ id: 7, box: { top: 200 - 7 - 38 }, isShort: false }])
})

it.each([
  { where: 'below the view', x: 400, y: 520, zone: WIDE },
  { where: 'under the bar', x: 400, y: 410, zone: WIDE },
  { where: 'above the view', x: 300, y: -40, zone: WIDE },
  { where: 'west of the view', x: -90, y: 200, zone: WIDE },
  { where: 'beside a phone', x: 260, y: 220, zone: PHONE },
])('shows what an NPC $where says at the nearest place, as it is said to this reader alone', ({ x, y, zone }) => {
  const { bubbles } = withGarmAt(x, y, zone)
  expect(bubbles).toMatchObject([{ id: 7, isShort: false }])
  const { left, top, width, height } = bubbles[0]?.box ?? zone
  expect(left >= zone.left && left + width <= zone.left + zone.width, `${left} px from the left`).toBe(true)
  expect(top >= zone.top && top + height <= zone.top + zone.height, `${top} px from the top`).toBe(true)
  expect(Math.abs(left + width / 2 - Math.max(zone.left, Math.min(x, zone.left + zone.width)))).toBeLessThan(80)
})

it('gives what an NPC says the only place, rather than the own line, which the log has as well', () => {
  const size = { width: 135, height: 60 }
  const { bubbles } = layoutCrowd({
    dogs: [aDog(1, 60, 140)],
    npcHeads: new Map([[GARM, { left: 130, top: 102, width: 24, height: 20 }]]),
    covers: [],
    bubbles: [
      { id: 6, dog: 1, isOwn: true, ...size },
      { id: 7, dog: GARM, isOwn: false, ...size },
    ],
    zone: { ...PHONE, height: 150 },
    hud: [],
  })
  expect(bubbles.filter(({ isShort }) => !isShort)).toMatchObject([{ id: 7 }])
})
