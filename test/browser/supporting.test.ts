import { randomBytes } from 'node:crypto'
import { expect } from 'vitest'
import { STAND_IN_SETTINGS } from '#worker/patreon/stand-in-people.ts'
import { ParkServer } from './park-server.ts'
import { testInOwn } from './park-test.ts'
import type { Park } from './park.ts'

const SEAL_KEYS = `1:${randomBytes(32).toString('base64')}`
const it = testInOwn(() => ParkServer.open({ ...STAND_IN_SETTINGS, SEAL_KEYS }))

/** Connects the campaign, as an administrator who owns it. */
async function connectsCampaign(park: Park) {
  const admin = await park.visitor({}, await park.player({ admin: 1, dogs: ['Kassemester'] }))
  const { supporters } = admin.texts.manage
  await admin.goTo('/manage/supporters')
  await admin.presses(admin.button(supporters.connect))
  await admin.presses(admin.page.getByRole('link', { name: supporters.go }))
  await admin.page.getByRole('link', { name: 'The owner of the park’s campaign' }).click()
  await admin.page.getByText(supporters.ended.connected).waitFor()
  // The 404 page comes first, and its script opens the desk.
  expect(admin.troubles.splice(0).filter((trouble) => !trouble.includes('404'))).toEqual([])
}

it('[SU6] [SU8] gives who connects with Patreon a heart before all, and takes it when a hook says that they left', async ({
  park,
}) => {
  await connectsCampaign(park)
  const player = await park.player({ dogs: ['Guldhjerte'] })
  await park.enters(player)
  const witness = await park.enters({ dogs: ['Vidne'] })
  await witness.panes.open('dogs')
  const heart = witness.page.getByRole('img', { name: witness.texts.game.heart.Gold }).first()

  const tab = await park.visitor({}, player)
  const { support } = tab.texts.kennel
  await tab.goTo('/h5/account/supporter')
  await tab.presses(tab.button(support.connect))
  await tab.page.getByRole('link', { name: 'Bente, Gold' }).click()
  await tab.presses(tab.button(support.yes))
  await tab.page.getByText(support.seenHeart).waitFor()
  await heart.waitFor()

  const desk = { person: 'bente', state: 'stopped paying', hook: 'once' }
  await fetch(`${park.url}/local-platform/desk`, { method: 'POST', body: new URLSearchParams(desk) })
  await heart.waitFor({ state: 'detached' })
})
