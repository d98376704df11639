import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { setsClock } from './page-clock.ts'
import type { Device } from './park-scenes/scene.ts'
import type { ParkServer } from './park-server.ts'
import { Park } from './park.ts'
import type { Visitor } from './visitor.ts'

const HOURS = { day: 11, night: 22 } as const
/** The rows of the list that are pressed in a room, by how a thing is used and what it is. */
const USES = {
  meadow: [['roll', 'ball']],
  lake: [
    ['ring', 'bell'],
    ['seat', 'bench'],
  ],
  plaza: [
    ['wet', 'fountain'],
    ['seat', 'bench'],
  ],
  // Both are seen from behind.
  'party-lawn': [['seat', 'bench']],
  cinema: [['seat', 'bench']],
} as const
/** The way to the thing, and the thing in the middle of its movement. */
const ON_THE_WAY_MS = 9000
const MOVES_MS = 250

type Used = { server: ParkServer; folder: string; devices: readonly Device[]; only: readonly string[] }

/** Takes pictures of two dogs that use the same thing one after the other: ball, bell, benches and fountain, by day and by night, in all these rooms or the named ones. */
export async function shootThings(browser: Browser, { server, folder, devices, only }: Used) {
  mkdirSync(folder, { recursive: true })
  for (const { name, ...device } of devices) {
    for (const [time, hour] of Object.entries(HOURS)) {
      for (const [room, uses] of Object.entries(USES)) {
        if (only.length > 0 && !only.includes(room)) continue
        const park = new Park(server, browser)
        const before = ({ page }: Visitor) => setsClock(page, new Date().setUTCHours(hour, 0, 0, 0))
        const come = (dog: string) =>
          park.enters(
            { dogs: [`${dog} ${name} ${time} ${room}`.slice(0, 24)], language: 'dk' },
            { room, before, ...device },
          )
        const [one, other] = [await come('Bo'), await come('Ib')]
        for (const [deed, thing] of uses) {
          for (const visitor of [other, one]) {
            await visitor.panes.open('dogs')
            const { does, thing: nouns } = visitor.texts.game.around
            const row = visitor.page
              .getByRole('button', { name: `${does[deed]}: ${nouns[thing]}`, exact: true })
              .first()
            await visitor.presses(row)
            await visitor.panes.putAway()
            await visitor.page.waitForTimeout(ON_THE_WAY_MS)
          }
          await one.page.waitForTimeout(MOVES_MS)
          await one.shoot(join(folder, `${name}-${time}-${thing}-${room}.png`))
        }
        await park.end()
      }
    }
  }
}
