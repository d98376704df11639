import { expect, it } from 'vitest'
import { placeOfPack } from '#app/game/model/places/place.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import { Viewfinder } from '#app/game/scene/camera/viewfinder.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const FILM = { left: 388, top: 64, width: 664, height: 488 }
/** In front of the screen of the cinema. */
const FOOT = footAt({ x: 12, y: 5 })
const FRAME_MS = 16

function aView() {
  const hud: Box[] = []
  const viewfinder = new Viewfinder(() => hud, placeOfPack('test', ROOMS.cinema))
  viewfinder.resize({ width: 1440, height: 852, ratio: 1, zoomPercent: 100 })
  let now = 1000
  const draw = (isStill: boolean) => {
    viewfinder.follow({ foot: FOOT, facing: null }, { now: (now += FRAME_MS), isStill })
    return viewfinder.onScreen(FOOT).y
  }
  draw(true)
  return { hud, viewfinder, draw }
}

it('asks for another frame when a window has opened, and then shows the own dog below it, without motion as well', () => {
  const { hud, viewfinder, draw } = aView()
  expect(viewfinder.isMoving).toBe(false)
  hud.push(FILM)
  viewfinder.measure()
  expect(viewfinder.isMoving).toBe(true)
  expect(draw(true)).toBeGreaterThan(FILM.top + FILM.height + 80)
  expect(viewfinder.isMoving).toBe(false)
})

it('glides beyond the edge of the room when a window opens, and back when it closes', () => {
  const { hud, viewfinder, draw } = aView()
  const before = draw(false)
  for (const parts of [[FILM], []]) {
    hud.splice(0, 1, ...parts)
    viewfinder.measure()
    let [frames, last] = [0, viewfinder.onScreen(FOOT).y]
    while (viewfinder.isMoving && frames < 200) {
      const y = draw(false)
      expect(Math.abs(y - last), `frame ${frames}`).toBeLessThan(60)
      last = y
      frames += 1
    }
    expect(frames).toBeGreaterThan(5)
    if (parts.length > 0) expect(last).toBeGreaterThan(FILM.top + FILM.height + 80)
    else expect(Math.abs(last - before)).toBeLessThanOrEqual(2)
  }
})
