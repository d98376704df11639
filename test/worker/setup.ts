import { evictAllDurableObjects, reset } from 'cloudflare:test'
import { afterAll } from 'vitest'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openWorld } from './support/world.ts'

await openWorld(ROOM_DOCS)
// The next file has the same workerd: it finds no room awake and nothing written.
afterAll(async () => {
  await evictAllDurableObjects({ webSockets: 'close' })
  await reset()
})
