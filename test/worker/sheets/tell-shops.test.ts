import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { dogsInRooms } from '#worker/reach/dogs-now-db.ts'
import { tellShops } from '#worker/sheets/tell-shops.ts'

it('[ED7] tells the page of a dog in a shop that its goods have changed', async () => {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  const socket = socketOf(await askToEnter(await aTicket({ userId, dogId, room: 'hat-shop' }), { room: 'hat-shop' }))
  await socket.hello()
  await expect.poll(() => dogsInRooms(db, ['hat-shop'])).toEqual([dogId])
  await tellShops({ env, db })
  expect(await socket.next('nudge')).toMatchObject({ about: 'shop' })
  expect(await dogsInRooms(db, ['plaza'])).toEqual([])
})
