export { ParkRoom } from './park-room.ts'

/** Rooms are reached only over the binding in wrangler.toml: the script itself answers every request with 404. */
export default { fetch: () => new Response(null, { status: 404 }) } satisfies ExportedHandler
