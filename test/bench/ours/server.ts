import { COUNTED_BUNDLE } from '#test/bench/bundles.ts'
import { serve } from '#test/bench/workerd.ts'
import { freePort } from '#test/support/free-port.ts'
import { miniflareWorker } from '#worker/local/server/miniflare-options.ts'

const [port, state, kind] = process.argv.slice(2)
// The only setting that differs from the park's, so that everybody is in one room without twins.
const bindings = { ROOM_MAX_DOGS: '2000' }
const rooms =
  kind === 'counted'
    ? { ...miniflareWorker('rooms', { bindings, bundle: COUNTED_BUNDLE }), routes: ['*/bench/counts'] }
    : miniflareWorker('rooms', { bindings })
await serve({
  workers: [miniflareWorker('site', { bindings }), rooms],
  port: Number(port),
  state,
  inspector: kind === 'profiled' ? await freePort() : undefined,
})
