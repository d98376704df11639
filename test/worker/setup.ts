import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { openWorld } from './support/world.ts'

// What the file before has left is deleted: leave-nothing.ts does so once, which work under way can prevent.
await openWorld(ROOM_DOCS)
