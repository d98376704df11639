import { join } from 'node:path'

/**
 * What a demo park on this machine has in place of what `.dev.vars` sets. It is the demo park as it would be deployed: without
 * a sign-in of its own, and so with keys of its own, which everybody may know.
 */
export const LOCAL_DEMO = {
  LOCAL_SIGN_IN: '',
  PARK_SEED_KEY: 'every local demo park has this key',
  EXCLUSION_KEY: 'every local demo park excludes by this key',
  PATREON_ORIGIN: '',
  VAPID_PUBLIC_KEY: '',
} as const

/** The state folder of the demo park beside that of the main park, and the folder by which the two find each other. */
export function besideState(state: string): { demoState: string; registry: string } {
  return { demoState: `${state}-demo`, registry: join(state, 'registry') }
}
