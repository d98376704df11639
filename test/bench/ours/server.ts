import { COUNTED_BUNDLE, PARK_BUNDLE } from '#test/bench/bundles.ts'
import { serve } from '#test/bench/workerd.ts'

const [port, state, kind] = process.argv.slice(2)
await serve({
  config: 'wrangler.toml',
  bundle: kind === 'counted' ? COUNTED_BUNDLE : PARK_BUNDLE,
  port: Number(port),
  state,
  isProfiled: kind === 'profiled',
  // The one setting that differs from the park's: it holds everybody in one room, not in twins.
  bindings: { ROOM_MAX_DOGS: '2000' },
})
