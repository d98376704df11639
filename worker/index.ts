// @ts-ignore: built by `npm run build`, and without types of its own.
import * as build from '../build/server/index.js'
import { createApp } from './app.ts'
import { pageHandler } from './pages.ts'

export { ParkRoom } from '#durable/park-room.ts'
export default createApp(pageHandler(build))
