/** Address schemes of apps that we know; a page never opens another. The first is ours. */
export const APP_SCHEMES = ['voffpark'] as const
type AppScheme = (typeof APP_SCHEMES)[number]

/** Where in which app a sign-in ends. */
export type AppTarget = { scheme: AppScheme; pathname: string }

/** What the app wrapper may say in an address: that it is one, its scheme, and the path in it. */
export const APP_PARAMETERS = ['app', 'appswitchUrl', 'appswitchPathname'] as const

const PATHNAME = /^\/?[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/i
const PATHNAME_MAX = 64

/** The app that an address with `app=1` comes from; null for none, and for a scheme that we do not know. */
export function appTarget(parameters: URLSearchParams): AppTarget | null {
  if (parameters.get('app') !== '1') return null
  const scheme = schemeOf(parameters.get('appswitchUrl') ?? APP_SCHEMES[0])
  return scheme && { scheme, pathname: pathnameOf(parameters.get('appswitchPathname') ?? '') }
}

/** The scheme of "voffpark", "voffpark:" or "voffpark://", to the letter; null for all else. */
export function schemeOf(appswitchUrl: string): AppScheme | null {
  return APP_SCHEMES.find((scheme) => [scheme, `${scheme}:`, `${scheme}://`].includes(appswitchUrl)) ?? null
}

/** A plain path without its first slash; '' for whatever could mean anything else in an address. */
export function pathnameOf(appswitchPathname: string): string {
  if (appswitchPathname.length > PATHNAME_MAX || !PATHNAME.test(appswitchPathname)) return ''
  return appswitchPathname.replace(/^\//, '')
}

/** The address that opens the app, signed in by a code that works once. */
export function appAddress({ scheme, pathname }: AppTarget, code: string): string {
  return `${scheme}://${pathname}?${new URLSearchParams({ success: '1', token: code }).toString()}`
}
