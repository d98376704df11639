import { afterAll, expect, it } from 'vitest'
import { NOON, aPlayer, equip } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { audit } from '#worker/ledger/audit.ts'
import { layDown, pickUp, thingsOnGround } from '#worker/things/carrying-db.ts'
import { tidied } from '#worker/things/tidying-db.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

let rooms = 0

/** A crown that lies at 17, 9 of a copy of its own, and the one who can pick it up. */
async function aStray() {
  const player = await aPlayer()
  const room = `plaza~${50 + ++rooms}`
  const { id, ver } = await equip(player.dogId, 'mouth')
  await layDown(db, player.act(), { thing: { id, ver }, room, x: 17, y: 9 })
  return { player, stray: { thing: { id, ver: ver + 1 }, room, rev: 2, to: { x: 11, y: 9 }, now: NOON } }
}

const lyingIn = async (room: string) => (await thingsOnGround(db, room)).map(({ ver, tile }) => `${ver} at ${tile}`)

it('[ED5] moves a thing of the ground for the park, once, and says again where', async () => {
  const { stray } = await aStray()
  expect(await tidied(db, stray)).toEqual({ x: 11, y: 9 })
  // The room does not know the answer, and finds another tile nearest by then.
  expect(await tidied(db, { ...stray, to: { x: 10, y: 8 } })).toEqual({ x: 11, y: 9 })
  expect(await lyingIn(stray.room)).toEqual(['3 at 11,9'])
})

it('[ED5] moves nothing that somebody has picked up, and nothing onto a place that is taken', async () => {
  const { stray, player } = await aStray()
  const other = await aStray()
  expect(await tidied(db, { ...stray, thing: other.stray.thing })).toBe('item-gone')
  const hat = await equip(player.dogId, 'mouth')
  await layDown(db, player.act(), { thing: hat, room: stray.room, ...stray.to })
  expect(await tidied(db, stray)).toBe('place-taken')
  await pickUp(db, player.act(), { thing: stray.thing, room: stray.room })
  expect(await tidied(db, { ...stray, to: { x: 1, y: 1 } })).toBe('item-gone')
})
