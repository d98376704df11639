/** Address schemes of known apps; a page never opens another one. The first is our own. */
export const APP_SCHEMES = ['voffpark'] as const
type AppScheme = (typeof APP_SCHEMES)[number]

/**
 * The app that a sign-in returns to, and the path in it. With a challenge the code that it gets is worth nothing without
 * the verifier, which the app has kept to itself.
 */
export type AppTarget = { scheme: AppScheme; pathname: string; challenge: string | null }

/**
 * The parameters by which the app wrapper describes itself in an address: that it is one, its scheme, the path in it,
 * and its challenge.
 */
export const APP_PARAMETERS = ['app', 'appswitchUrl', 'appswitchPathname', 'appChallenge'] as const

const PATHNAME = /^\/?[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*$/i
const PATHNAME_MAX = 64
/** A SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/

/** The app that an address with `app=1` comes from; null without one, and for an unknown scheme. */
export function appTarget(parameters: URLSearchParams): AppTarget | null {
  if (parameters.get('app') !== '1') return null
  const scheme = schemeOf(parameters.get('appswitchUrl') ?? APP_SCHEMES[0])
  if (scheme === null) return null
  const challenge = parameters.get('appChallenge')
  // An app that asks for a bound code must get none that is not bound.
  if (challenge !== null && !isChallenge(challenge)) return null
  return { scheme, pathname: pathnameOf(parameters.get('appswitchPathname') ?? ''), challenge }
}

export function isChallenge(text: unknown): text is string {
  return typeof text === 'string' && CHALLENGE.test(text)
}

/** The scheme named by "voffpark", "voffpark:" or "voffpark://", compared exactly; null for all else. */
export function schemeOf(appswitchUrl: string): AppScheme | null {
  return APP_SCHEMES.find((scheme) => [scheme, `${scheme}:`, `${scheme}://`].includes(appswitchUrl)) ?? null
}

/** A plain path without its first slash; '' for anything that an address could read as more than a path. */
export function pathnameOf(appswitchPathname: string): string {
  if (appswitchPathname.length > PATHNAME_MAX || !PATHNAME.test(appswitchPathname)) return ''
  return appswitchPathname.replace(/^\//, '')
}

/** The address that opens the app. `code` signs the user in there, once. */
export function appAddress({ scheme, pathname }: Omit<AppTarget, 'challenge'>, code: string): string {
  return `${scheme}://${pathname}?${new URLSearchParams({ success: '1', token: code }).toString()}`
}
