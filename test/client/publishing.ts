import type { Browser } from 'playwright-core'
import { MapBuilder } from '#test/browser/map-builder.ts'
import { ParkServer } from '#test/browser/park-server.ts'
import { Park } from '#test/browser/park.ts'
import type { Visitor } from '#test/browser/visitor.ts'
import { middle } from '#test/site/middle.ts'

/** How often a pond is dug and filled again. */
const TURNS = 5
/** From the administrator's "Publish" until a player sees the new ground, ms. */
const GROUND_MS = 1000

/**
 * Measures how long it takes until somebody in a room sees what an administrator has published of it. Returns a line where that
 * is too long.
 */
export async function measurePublishing(browser: Browser): Promise<string[]> {
  const server = await ParkServer.open()
  const park = new Park(server, browser)
  try {
    const [admin, player] = await Promise.all([
      park.enters({ dogs: ['Damgraver'], admin: 1 }, { room: 'meadow' }),
      park.enters({ dogs: ['Badegæst'] }, { room: 'meadow' }),
    ])
    const publishedAt = timesOfPublishing(admin)
    const seenAt = await timesOfGround(player)
    const builder = new MapBuilder(admin)
    await builder.opens()
    await builder.goesToEntry('plaza')
    await builder.moves(-3, 3)
    for (let turn = 0; turn < TURNS; turn++) {
      await builder.paintsRectangle(admin.texts.editor.map.terrain[turn % 2 === 0 ? 'deep' : 'grass'], 4, 3)
      await builder.moves(-4, -3)
      await builder.publishes('how long the new ground takes')
      await admin.button(admin.texts.editor.publish.open).press('Enter')
      await player.page.waitForFunction((count) => Reflect.get(window, 'groundSeenAt').length > count, turn)
    }
    const seen = await seenAt()
    const tookMs = publishedAt.map((at, turn) => (seen[turn] ?? NaN) - at)
    const worstMs = Math.max(...tookMs)
    console.log(
      `from "Publish" to the new ground before a player, ms: ${tookMs.join(' ')}; the middle ${middle(tookMs)}`,
    )
    return worstMs > GROUND_MS ? [`new ground after ${worstMs} ms, and not ${GROUND_MS}`] : []
  } finally {
    await park.end()
    await server.stop()
  }
}

/** When the administrator's page sent what is published, epoch ms. */
function timesOfPublishing({ page }: Visitor): number[] {
  const times: number[] = []
  page.on('request', (request) => {
    if (request.postData()?.includes('mutation PublishDrafts')) times.push(Date.now())
  })
  return times
}

/** When the player's page has drawn new ground: the log tells of it in the same frame. Returns how to ask for it, epoch ms. */
async function timesOfGround({ page, texts }: Visitor): Promise<() => Promise<number[]>> {
  await page.evaluate((words) => {
    const times: number[] = []
    Reflect.set(window, 'groundSeenAt', times)
    let told = 0
    const look = () => {
      const count = (document.querySelector('[role=log]')?.textContent ?? '').split(words).length - 1
      if (count > told) times.push(Date.now())
      told = count
      requestAnimationFrame(look)
    }
    look()
  }, texts.game.log.rebuilt)
  return async () => page.evaluate(() => Reflect.get(window, 'groundSeenAt') as number[])
}
