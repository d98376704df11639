import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { weatherAt } from '#app/game/scene/motes/weather.ts'
import type { Weather } from '#app/game/scene/motes/weather.ts'
import { seasonAt } from '#app/shared/season.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { comesInto } from './comes-into.ts'
import { setsClock } from './page-clock.ts'
import type { Device } from './park-scenes/scene.ts'
import { Visitor } from './visitor.ts'

const DAY_MS = 24 * 3_600_000
/** Times at which a room looks most different, epoch ms. Rooms with walls look alike at all of them. */
const TIMES = {
  day: at(6, 21, 10),
  night: at(9, 10, 21),
  // After twenty minutes of it puddles are full.
  rain: dayWith('rain', at(5, 1, 9)) + 20 * 60_000,
  winter: dayWith('snow', at(1, 20, 10)),
} as const
/** When rooms with walls are looked at. */
const UNDER_A_ROOF: readonly string[] = ['day'] satisfies (keyof typeof TIMES)[]

/** `time` names the only time at which they are taken. */
type Rooms = { url: string; folder: string; device: Device; only: readonly string[]; time?: string | undefined }

/** Takes pictures of every room, or of the named ones, at these times. */
export async function shootRooms(browser: Browser, { url, folder, device, only, time: onlyAt }: Rooms) {
  mkdirSync(folder, { recursive: true })
  for (const [name, time] of Object.entries(TIMES).filter(([each]) => each === (onlyAt ?? each))) {
    // Astrid is an administrator, so every door is open to her.
    const visitor = await Visitor.come(browser, { url, language: 'dk', ...device })
    await setsClock(visitor.page, time)
    // With less motion nothing falls from the sky.
    await visitor.page.emulateMedia({ reducedMotion: 'no-preference' })
    await visitor.signIn('admin@voffpark.test')
    const rooms = ROOM_DOCS.filter((doc) => only.length === 0 || only.includes(doc.key))
    for (const { key } of rooms.filter((doc) => isOutdoors(doc) || UNDER_A_ROOF.includes(name))) {
      const stop = await comesInto(visitor.page, key)
      await visitor.goTo('/h5/choose')
      await visitor.enterPark()
      await visitor.panes.putAway()
      const skip = visitor.button(visitor.texts.late.firstWalk.skip)
      if (await skip.isVisible()) await skip.click()
      await visitor.shoot(join(folder, `${device.name}-${key}-${name}.png`))
      await stop()
    }
    await visitor.leave()
  }
}

/** This month, day and hour (UTC) of the present year, epoch ms. */
function at(month: number, day: number, hour: number): number {
  return Date.UTC(new Date().getUTCFullYear(), month - 1, day, hour)
}

/** The same hour of the first day from this time on that has this weather then, epoch ms. */
function dayWith(weather: Weather, time: number): number {
  return weatherAt(time, seasonAt(time)) === weather ? time : dayWith(weather, time + DAY_MS)
}
