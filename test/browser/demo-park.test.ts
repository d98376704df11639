import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { LOCAL_DEMO } from '#worker/local/server/demo-park.ts'
import { laneBrowser } from './lane.ts'
import { ParkServer } from './park-server.ts'
import { itInLane } from './park-test.ts'
import { Park } from './park.ts'
import type { Player, Wanted } from './player.ts'

/** The main park and the demo park on another port, each with a state of its own: the only test with two. */
const it = itInLane.extend('parks', { scope: 'file' }, async ({}, { onCleanup }) => {
  const registry = mkdtempSync(join(tmpdir(), 'voffpark-registry-'))
  const demo = await ParkServer.open({ ...LOCAL_DEMO }, 'empty', { park: 'demo', registry })
  const main = await ParkServer.open({ DEMO_PARK_ORIGIN: demo.url }, 'seed', { registry })
  onCleanup(async () => {
    await Promise.all([main.close(), demo.close()])
    rmSync(registry, { recursive: true, force: true })
  })
  return { main, demo }
})

const SUPPORTER: Wanted = {
  username: 'Guldgrete',
  tier: 'Gold',
  dogs: [{ name: 'Demolise', color: '#7fa4d9', has: { bones: 7 } }],
}
const ADMINISTRATOR: Wanted = { username: 'Adminagnes', admin: 1, dogs: [{ name: 'Demofister', has: { bones: 7 } }] }

it.for([
  ['a Gold supporter', SUPPORTER],
  ['an administrator', ADMINISTRATOR],
] as const)('leads %s from the start page into the demo park, with their own dog', async ([, wanted], { parks }) => {
  const main = new Park(parks.main, await laneBrowser())
  try {
    const player = await main.player(wanted)
    const visitor = await main.visitor({}, player)
    const { page, texts } = visitor
    const banner = page.getByRole('complementary', { name: texts.site.demo.banner })
    await visitor.goTo('/')
    await visitor.presses(visitor.button(texts.site.signIn.demo))
    await page.waitForURL(`${parks.demo.url}/stage/auth**`)
    await page.getByText(player.username).waitFor()
    await page.waitForURL(`${parks.demo.url}/h5/choose`)
    await banner.waitFor()
    await visitor.enterPark()
    await banner.waitFor()
    expect(await page.title()).toMatch(/^DEMO · /)
    expect(await bonesIn(parks.demo, player)).toBe(2000)
    expect(await bonesIn(parks.main, player)).toBe(7)
    expect(main.troubles).toEqual([])
  } finally {
    await main.end()
  }
})

/** The bones of the player's first dog in one of the parks. */
async function bonesIn(server: ParkServer, { dogs }: Player): Promise<number | null> {
  return server.database
    .prepare(
      `select balance from account join dog on dog.id = account.dog_id where dog.name = ? and account.unit = 'bones'`,
    )
    .bind(dogs[0]?.name ?? '')
    .first<number>('balance')
}
