export { ParkRoom } from './park-room.ts'

/** Rooms are reached by the binding of wrangler.toml alone; the script itself answers nobody. */
export default { fetch: () => new Response(null, { status: 404 }) } satisfies ExportedHandler
