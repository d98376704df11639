import { createApp } from '#worker/app.ts'

export { ParkRoom } from '#durable/park-room.ts'

/** The Worker of the tests: everything but the pages, which the build makes. */
export default createApp(async () => new Response('a page'))
