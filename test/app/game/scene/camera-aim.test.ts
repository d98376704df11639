import { describe, expect, it } from 'vitest'
import { footAt } from '#app/game/scene/footing.ts'
import { arrivalLean, CameraAim, freePart, landmarkNear } from '#app/game/scene/camera-aim.ts'
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

  it('is not narrowed by chips, or by a window in the middle', () => {
    const chips = { left: 8, top: 8, width: 420, height: 44 }
    const middle = { left: 500, top: 200, width: 400, height: 300 }
    expect(freePart(WINDOW, [chips, middle])).toEqual(freePart(WINDOW, []))
  })
})

describe('the camera on arrival', () => {
  const free = { width: 720, height: 398 }

  it('stands between the dog and the landmark, nearer to the landmark', () => {
    expect(arrivalLean({ x: 656, y: 580 }, { x: 704, y: 470 }, free)).toEqual({ x: 0.7 * 48, y: 0.56 * -110 })
  })

  it('keeps the dog 48 px from the edge of the free part', () => {
    expect(arrivalLean({ x: 0, y: 0 }, { x: 460, y: 0 }, free)).toEqual({ x: 720 / 2 - 48, y: 0 })
  })

  it('keeps in view who stands two tiles below the dog, or above it', () => {
    const lean = Math.abs(arrivalLean({ x: 0, y: 300 }, { x: 0, y: 0 }, free).y)
    const belowTheDog = free.height / 2 - lean
    expect(belowTheDog).toBeGreaterThanOrEqual(2.5 * TILE_PX)
    expect(arrivalLean({ x: 0, y: 0 }, { x: 0, y: 300 }, free).y).toBe(lean)
  })

  it('looks at the dog alone if the landmark is too far away', () => {
    expect(arrivalLean({ x: 0, y: 0 }, { x: 900, y: 0 }, free)).toEqual({ x: 0, y: 0 })
  })
})

describe('the aim of the camera', () => {
  const foot = { x: 100, y: 100 }
  const landmark = { x: 160, y: 50 }
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

describe('the landmarks of the rooms', () => {
  /** The free part of a window of 1440 by 900 with both panes open, art px. */
  const window = { width: 536, height: 398 }
  const entries = Object.values(ROOMS).flatMap((doc) =>
    doc.entries.map((entry) => ({ room: doc.key, entry: entry.id })),
  )

  it.each(entries)('shows one on arrival in $room by $entry', ({ room, entry }) => {
    const doc = Object.values(ROOMS).find(({ key }) => key === room)!
    const dog = footAt(doc.entries.find(({ id }) => id === entry)!)
    const landmark = landmarkNear(doc, dog)
    expect(landmark).not.toBeNull()
    expect(arrivalLean(dog, landmark!, window)).not.toEqual({ x: 0, y: 0 })
  })
})
