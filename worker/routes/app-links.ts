import { Hono } from 'hono'
import type { Env } from '#worker/env.ts'

/** The name of a package and the SHA-256 fingerprints of its certificates, separated by spaces. */
const ANDROID_PACKAGE = /^[a-z]\w*(?:\.[a-z]\w*)+$/i
const FINGERPRINT = /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/
/** The id of the team and that of the bundle. */
const IOS_APP = /^[A-Z0-9]{10}\.[\w-]+(?:\.[\w-]+)+$/

/** The pages that a link may open in the app instead of the browser. */
const APP_PATHS = ['/h5/*', '/stage/auth']

/**
 * The two files by which Android and iOS learn which app belongs to this site, so that the app may use links instead of
 * a scheme of its own. Where a setting is empty or malformed, its file is not there: 404.
 */
export const appLinkRoutes = new Hono<{ Bindings: Env }>()

appLinkRoutes.get('/assetlinks.json', (c) => {
  const app = androidApp(c.env.APP_ANDROID_CERT ?? '')
  if (app === null) return c.notFound()
  return c.json([
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: app.name, sha256_cert_fingerprints: app.fingerprints },
    },
  ])
})

appLinkRoutes.get('/apple-app-site-association', (c) => {
  const id = c.env.APP_IOS_ID ?? ''
  if (!IOS_APP.test(id)) return c.notFound()
  return c.json({
    applinks: { details: [{ appIDs: [id], components: APP_PATHS.map((path) => ({ '/': path })) }] },
    webcredentials: { apps: [id] },
  })
})

function androidApp(setting: string): { name: string; fingerprints: string[] } | null {
  const [name = '', ...fingerprints] = setting.split(/\s+/).filter(Boolean)
  const isWhole = ANDROID_PACKAGE.test(name) && fingerprints.length > 0
  return isWhole && fingerprints.every((one) => FINGERPRINT.test(one)) ? { name, fingerprints } : null
}
