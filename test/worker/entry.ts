import { createApp } from '#worker/app.ts'

export { ParkRoom } from '#durable/park-room.ts'

/** The Worker of the tests: everything but the pages, which need a build. */
export default createApp(async () => new Response('a page'))
