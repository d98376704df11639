import { expect, it } from 'vitest'
import { beyondFor, cameraOver, onScreen, snapped, tileAt, zoomOf } from '#app/game/scene/camera/camera.ts'

const ROOM = { width: 44 * 32, height: 30 * 32 }
const DESKTOP = { width: 1440, height: 852, ratio: 1, zoomPercent: 100 }

it.each([
  { width: 390, ratio: 3, zoom: 2 },
  { width: 1440, ratio: 1, zoom: 2 },
  { width: 1440, ratio: 1.25, zoom: 2.4 },
  { width: 1440, ratio: 1.5, zoom: 2 },
  { width: 2200, ratio: 1, zoom: 2 },
  { width: 2201, ratio: 1, zoom: 3 },
  { width: 800, ratio: 0.5, zoom: 2 },
])('shows a view $width px wide at ratio $ratio at zoom $zoom', ({ width, ratio, zoom }) => {
  const view = { ...DESKTOP, width, ratio }
  expect(zoomOf(view)).toBeCloseTo(zoom)
  for (const zoomPercent of [50, 100, 150, 200]) expect((zoomOf({ ...view, zoomPercent }) * ratio) % 1).toBeCloseTo(0)
})

it('zooms by whole art pixels', () => {
  expect([50, 100, 150, 200].map((zoomPercent) => zoomOf({ ...DESKTOP, zoomPercent }))).toEqual([1, 2, 3, 4])
})

it('centres the own dog, up to the edges of the room', () => {
  expect(cameraOver({ x: 700, y: 480 }, ROOM, DESKTOP)).toEqual({ left: 340, top: 267, zoom: 2 })
  expect(cameraOver({ x: 5, y: 5 }, ROOM, DESKTOP)).toMatchObject({ left: 0, top: 0 })
  expect(cameraOver({ x: 1400, y: 950 }, ROOM, DESKTOP)).toMatchObject({ left: 1408 - 720, top: 960 - 426 })
})

it('shows the own dog in the middle of the part that panels leave free', () => {
  const free = { left: 400, top: 56, width: 1040, height: 700 }
  expect(cameraOver({ x: 700, y: 480 }, ROOM, DESKTOP, free)).toEqual({ left: 700 - 460, top: 480 - 203, zoom: 2 })
})

it('centres a room that is smaller than the view', () => {
  expect(cameraOver({ x: 0, y: 0 }, { width: 320, height: 200 }, DESKTOP)).toMatchObject({ left: -200, top: -113 })
})

const CINEMA = { width: 26 * 32, height: 18 * 32 }
const BELOW_A_FILM = { left: 0, top: 652, width: 1440, height: 200 }
const PHONE = { width: 390, height: 392, ratio: 2, zoomPercent: 100 }
const ABOVE_A_SHEET = { left: 0, top: 56, width: 390, height: 200 }

it.each([
  {
    what: 'below a film, in front of the screen',
    foot: { x: 400, y: 130 },
    room: CINEMA,
    view: DESKTOP,
    free: BELOW_A_FILM,
  },
  { what: 'above a sheet, by the lower edge', foot: { x: 700, y: 950 }, room: ROOM, view: PHONE, free: ABOVE_A_SHEET },
  {
    what: 'beside a list, by the left edge',
    foot: { x: 20, y: 480 },
    room: ROOM,
    view: DESKTOP,
    free: { left: 400, top: 56, width: 1040, height: 796 },
  },
])('shows the own dog $what', ({ foot, room, view, free }) => {
  const shown = (beyond?: ReturnType<typeof beyondFor>) => {
    const { x, y } = onScreen(cameraOver(foot, room, view, free, beyond), foot)
    const isBeside = x - 40 >= free.left && x + 40 <= free.left + free.width
    return isBeside && y - 80 >= free.top && y + 40 <= free.top + free.height
  }
  expect(shown(), 'within the room').toBe(false)
  expect(shown(beyondFor(foot, room, view, free))).toBe(true)
})

it('shows nothing beyond the room while the own dog is in the free part anyway', () => {
  const none = { left: 0, top: 0, right: 0, bottom: 0 }
  const whole = { left: 0, top: 0, width: DESKTOP.width, height: DESKTOP.height }
  expect(beyondFor({ x: 704, y: 20 * 32 }, ROOM, DESKTOP, whole)).toEqual(none)
  expect(beyondFor({ x: 400, y: 500 }, CINEMA, DESKTOP, BELOW_A_FILM)).toEqual(none)
  expect(beyondFor({ x: 700, y: 950 }, ROOM, PHONE, { ...ABOVE_A_SHEET, height: 40 })).toEqual(none)
})

it('moves a walking dog and the ground by whole device pixels, so that they do not jitter against each other', () => {
  const view = { ...DESKTOP, ratio: 1.5 }
  for (let x = 700; x < 704; x += 0.013) {
    const dog = snapped(x, view)
    const camera = cameraOver({ x: dog, y: 480 }, ROOM, view)
    const onView = onScreen(camera, { x: dog, y: 480 })
    expect(onView.x).toBeCloseTo(720)
  }
})

it('finds the tile that is drawn under the pointer', () => {
  const camera = cameraOver({ x: 700, y: 480 }, ROOM, DESKTOP)
  const middleOfTile = { x: 20 * 32 + 16, y: 14 * 32 + 16 }
  expect(tileAt(camera, onScreen(camera, middleOfTile))).toEqual({ x: 20, y: 14 })
})
