import { describe, expect, it } from 'vitest'
import { isInside, sharedArea } from '#app/game/scene/camera/boxes.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import { arrivalLean, CameraAim, freePart, landmarkNear } from '#app/game/scene/camera/camera-aim.ts'
import { cameraOver, zoomOf } from '#app/game/scene/camera/camera.ts'
import type { View } from '#app/game/scene/camera/camera.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import { NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const WINDOW = { width: 1440, height: 852 }
const PHONE = { width: 390, height: 780 }

describe('the free part of the window', () => {
  it('is all of it below the chips while nothing is open', () => {
    expect(freePart(WINDOW, [])).toEqual({ left: 0, top: 56, width: 1440, height: 796 })
  })

  it('is beside the list of dogs and the log', () => {
    const list = { left: 8, top: 60, width: 248, height: 340 }
    const log = { left: 8, top: 610, width: 360, height: 232 }
    expect(freePart(WINDOW, [list, log])).toMatchObject({ left: 368, width: 1440 - 368 })
  })

  it('is beside a window at the right', () => {
    expect(freePart(WINDOW, [{ left: 1000, top: 96, width: 420, height: 500 }])).toMatchObject({ left: 0, width: 1000 })
  })

  it('is above the keys over the bar of a phone', () => {
    expect(freePart(PHONE, [{ left: 100, top: 724, width: 180, height: 52 }])).toMatchObject({
      top: 56,
      height: 724 - 56,
    })
  })

  it('is below a film at the top and the words under it, if enough is left there', () => {
    const film = { left: 388, top: 64, width: 664, height: 488 }
    expect(freePart(WINDOW, [film])).toEqual({ left: 0, top: 552 + 100, width: 1440, height: 200 })
    expect(freePart(WINDOW, [{ ...film, height: 700 }])).toEqual(freePart(WINDOW, []))
  })

  it('is not narrowed by chips, or by a window in the middle', () => {
    const chips = { left: 8, top: 8, width: 420, height: 44 }
    const middle = { left: 500, top: 200, width: 400, height: 300 }
    expect(freePart(WINDOW, [chips, middle])).toEqual(freePart(WINDOW, []))
  })
})

/** A landmark of 64 by 64 px round a point. */
function around(x: number, y: number) {
  return { x, y, width: 64, height: 64 }
}

describe('the camera on arrival', () => {
  const free = { width: 720, height: 398 }

  it('stands between the dog and the landmark, nearer to the landmark', () => {
    expect(arrivalLean({ x: 656, y: 580 }, around(704, 470), free)).toEqual({ x: 0.7 * 48, y: 0.56 * -110 })
  })

  it('keeps the dog 48 px from the edge of the free part', () => {
    expect(arrivalLean({ x: 0, y: 0 }, around(460, 0), free)).toEqual({ x: 720 / 2 - 48, y: 0 })
  })

  it('keeps in view who stands two tiles below the dog, or above it', () => {
    const lean = Math.abs(arrivalLean({ x: 0, y: 280 }, around(0, 0), free).y)
    const belowTheDog = free.height / 2 - lean
    expect(belowTheDog).toBeGreaterThanOrEqual(2.5 * TILE_PX)
    expect(arrivalLean({ x: 0, y: 0 }, around(0, 280), free).y).toBe(lean)
  })

  it('goes nearer to the dog, and all the way to the landmark, where only that shows all of it', () => {
    const sea = { x: 0, y: 244, width: 64, height: 128 }
    const { y } = arrivalLean({ x: 0, y: 0 }, sea, free)
    expect(y + free.height / 2).toBeGreaterThanOrEqual(sea.y + sea.height / 2)
    expect(free.height / 2 - y).toBeGreaterThanOrEqual(48)
  })

  it('shows a part of a landmark that is too far away for all of it', () => {
    const { y } = arrivalLean({ x: 0, y: 0 }, around(0, 370), free)
    expect(y).toBe(free.height / 2 - 48)
  })

  it('looks at the dog alone if the landmark is too far away', () => {
    expect(arrivalLean({ x: 0, y: 0 }, around(900, 0), free)).toEqual({ x: 0, y: 0 })
  })
})

describe('the aim of the camera', () => {
  const foot = { x: 100, y: 100 }
  const landmark = around(160, 50)
  const about = { landmark, free: { width: 720, height: 398 }, isStill: false }
  const EAST = { x: 1, y: 0 }

  /** The offsets of a frame each 20 ms. */
  function offsets(aim: CameraAim, heading: typeof EAST | null, { from, ms }: { from: number; ms: number }) {
    let offset = { x: NaN, y: NaN }
    for (let now = from; now <= from + ms; now += 20) offset = aim.offsetAt({ foot, heading }, { ...about, now })
    return offset
  }

  it('begins at rest, without gliding there', () => {
    const aim = new CameraAim()
    expect(aim.offsetAt({ foot, heading: null }, { ...about, now: 5000 })).toEqual({ x: 0.7 * 60, y: 0.56 * -50 })
    expect(aim.isMoving).toBe(false)
  })

  it('looks 64 px ahead after 600 ms of walking, and not at once', () => {
    const aim = new CameraAim()
    aim.offsetAt({ foot, heading: null }, { ...about, landmark: null, now: 0 })
    expect(offsets(aim, EAST, { from: 20, ms: 0 }).x).toBeLessThan(16)
    expect(offsets(aim, EAST, { from: 40, ms: 600 }).x).toBeGreaterThan(56)
    expect(offsets(aim, EAST, { from: 660, ms: 1200 })).toEqual({ x: 64, y: 0 })
  })

  it('looks 40 px ahead in a view as narrow as that of a phone', () => {
    const aim = new CameraAim()
    const narrow = { ...about, free: { width: 195, height: 300 }, isStill: true, now: 0 }
    expect(aim.offsetAt({ foot, heading: EAST }, narrow)).toEqual({ x: 40, y: 0 })
  })

  it('returns to a dog that has stood for 3 s', () => {
    const aim = new CameraAim()
    offsets(aim, EAST, { from: 0, ms: 2000 })
    expect(offsets(aim, null, { from: 2020, ms: 2900 })).toEqual({ x: 64, y: 0 })
    expect(aim.returnsAt).toBe(5000)
    expect(offsets(aim, null, { from: 5000, ms: 2000 })).toEqual({ x: 0, y: 0 })
    expect(aim.returnsAt).toBeNull()
  })

  it('jumps in calm mode', () => {
    const aim = new CameraAim()
    aim.offsetAt({ foot, heading: null }, { ...about, isStill: true, now: 0 })
    expect(aim.offsetAt({ foot, heading: EAST }, { ...about, isStill: true, now: 20 })).toEqual({ x: 64, y: 0 })
    expect(aim.isMoving).toBe(false)
  })

  it('lets the picture stay when a panel opens, and glides to the dog from there', () => {
    const aim = new CameraAim()
    const quiet = { ...about, landmark: null }
    aim.offsetAt({ foot, heading: null }, { ...quiet, now: 0 })
    aim.shift({ x: 66, y: 0 })
    expect(aim.offsetAt({ foot, heading: null }, { ...quiet, now: 1 }).x).toBeGreaterThan(65)
    expect(aim.isMoving).toBe(true)
    for (let now = 20; now < 2000; now += 20) aim.offsetAt({ foot, heading: null }, { ...quiet, now })
    expect(aim.isMoving).toBe(false)
  })

  it('looks at the landmark of the next room', () => {
    const aim = new CameraAim()
    offsets(aim, EAST, { from: 0, ms: 600 })
    aim.arrive()
    expect(aim.offsetAt({ foot, heading: null }, { ...about, now: 700 })).toEqual({ x: 0.7 * 60, y: 0.56 * -50 })
  })
})

type Window = { view: View; hud: readonly Box[] }

/** The landmark for a dog that arrives, and the part of the room in the free part of a window (art px). */
function arrival(room: string, entry: string, { view, hud }: Window) {
  const doc = Object.values(ROOMS).find(({ key }) => key === room)!
  const foot = footAt(doc.entries.find(({ id }) => id === entry)!)
  const free = freePart(view, hud)
  const zoom = zoomOf(view)
  const size = { width: free.width / zoom, height: free.height / zoom }
  const landmark = landmarkNear(doc, foot, size)
  if (!landmark) throw new Error(`no landmark in ${room}`)
  const lean = arrivalLean(foot, landmark, size)
  const middle = { x: foot.x + lean.x, y: foot.y + lean.y }
  const camera = cameraOver(middle, { width: doc.width * TILE_PX, height: doc.height * TILE_PX }, view, free)
  const seen = { left: camera.left + free.left / zoom, top: camera.top + free.top / zoom, ...size }
  const { x, y, width, height } = landmark
  return { landmark: { left: x - width / 2, top: y - height / 2, width, height }, seen }
}

/** How much of the landmark is seen on arrival, in percent. */
function shareSeen(room: string, entry: string, window: Window): number {
  const { landmark, seen } = arrival(room, entry, window)
  return Math.round((100 * sharedArea(landmark, seen)) / (landmark.width * landmark.height))
}

const WINDOWS = {
  'both panes open': {
    view: { ...WINDOW, ratio: 1, zoomPercent: 100 },
    hud: [
      { left: 8, top: 60, width: 248, height: 340 },
      { left: 8, top: 610, width: 360, height: 232 },
    ],
  },
  phone: {
    view: { ...PHONE, ratio: 2, zoomPercent: 100 },
    hud: [{ left: 8, top: 724, width: 374, height: 52 }],
  },
}

describe('the landmarks of the rooms', () => {
  const entries = Object.values(ROOMS).flatMap((doc) =>
    doc.entries.map((entry) => ({ room: doc.key, entry: entry.id })),
  )

  it.each(entries)('shows at least a part of one on arrival in $room by $entry', ({ room, entry }) => {
    expect(shareSeen(room, entry, WINDOWS['both panes open'])).toBeGreaterThanOrEqual(40)
  })

  it.each(entries)(
    'shows more than a rim of one, or of a sight nearby, on a phone in $room by $entry',
    ({ room, entry }) => {
      expect(shareSeen(room, entry, WINDOWS.phone)).toBeGreaterThanOrEqual(25)
    },
  )

  it('looks at a sight nearby only where the landmark is too far away', () => {
    const doc = {
      areas: [
        { id: 'view-far', kind: 'camera', x: 10, y: 0, w: 2, h: 2 },
        { id: 'sight-near', kind: 'sight', x: 2, y: 0, w: 2, h: 2 },
      ],
    } as const
    const sees = (width: number) => landmarkNear({ areas: [...doc.areas] }, { x: 0, y: 32 }, { width, height: 300 })?.x
    expect(sees(720)).toBe(11 * TILE_PX)
    expect(sees(195)).toBe(3 * TILE_PX)
  })

  it.each([
    { what: 'the sea', room: 'beach', entry: 'lake' },
    { what: 'the screen', room: 'cinema', entry: 'street' },
    { what: 'the stage', room: 'party-lawn', entry: 'lane' },
    { what: 'the owl', room: 'wisdom-cave', entry: 'mouth' },
  ])('shows $what whole in the first view, and half of it on a phone', ({ room, entry }) => {
    expect(shareSeen(room, entry, WINDOWS['both panes open'])).toBe(100)
    expect(shareSeen(room, entry, WINDOWS.phone)).toBeGreaterThanOrEqual(50)
  })

  it('shows somebody new the whole fountain, and Garm, on a phone as well', () => {
    const foot = footAt(ROOMS.plaza.entries[0])
    const { aside, posts } = NPC_ROWS.garm
    const garm = { x: footAt(posts[0].tile).x + aside.x, y: footAt(posts[0].tile).y + aside.y }
    expect({ x: garm.x - foot.x, y: garm.y - foot.y }).toEqual({ x: 76, y: -6 })
    for (const window of Object.values(WINDOWS)) {
      expect(shareSeen('plaza', 'fountain', window)).toBe(100)
      const { seen } = arrival('plaza', 'fountain', window)
      expect(isInside({ left: garm.x - 16, top: garm.y - 32, width: 32, height: 48 }, seen)).toBe(true)
    }
  })
})
