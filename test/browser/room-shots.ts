import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { comesInto } from './comes-into.ts'
import { setsClock } from './page-clock.ts'
import type { Device } from './park-scenes/scene.ts'
import { Visitor } from './visitor.ts'

/** Month, day and hour (UTC) of the times at which a room looks most different. */
const TIMES = {
  summer: [6, 21, 10],
  autumn: [10, 20, 15],
  winter: [0, 20, 20],
} as const

type Rooms = { url: string; folder: string; device: Device; only: readonly string[] }

/** Takes pictures of every room, or of the named ones, at these times. */
export async function shootRooms(browser: Browser, { url, folder, device, only }: Rooms) {
  mkdirSync(folder, { recursive: true })
  for (const [name, [month, day, hour]] of Object.entries(TIMES)) {
    // Astrid is an administrator, so every door is open to her.
    const visitor = await Visitor.come(browser, { url, language: 'dk', ...device })
    const time = new Date()
    time.setUTCMonth(month - 1, day)
    time.setUTCHours(hour, 0, 0, 0)
    await setsClock(visitor.page, time.getTime())
    await visitor.signIn('admin@voffpark.test')
    for (const { key } of ROOM_DOCS.filter((doc) => only.length === 0 || only.includes(doc.key))) {
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
