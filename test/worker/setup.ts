import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openWorld } from './support/world.ts'

await openWorld(ROOM_DOCS)
