import { createApp } from '#worker/app.ts'

export { ParkRoom } from '#durable/park-room.ts'
export { SandboxDouble } from './support/sandbox-double.ts'
export { StageDesk } from '#worker/stage/stage-entrypoint.ts'

/** The Worker of the tests: everything but the pages, which need a build. */
export default createApp(async () => new Response('a page'))
