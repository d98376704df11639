import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import { tabStorage } from '#app/storage.ts'
import { APP_PARAMETERS, appAddress, appTarget, isChallenge, pathnameOf, schemeOf } from './app-link.ts'
import type { AppTarget } from './app-link.ts'

const VISIT_KEY = 'voffpark.app'

const CREATE_APP_CODE = graphql(`
  mutation CreateAppCode($challenge: String) {
    createAppCode(challenge: $challenge) {
      token
    }
  }
`)

/**
 * The app that this visit comes from, null for none. The parameters are read from the address once, removed from it,
 * and stored for the session.
 */
export function appVisit(): AppTarget | null {
  const url = new URL(window.location.href)
  if (APP_PARAMETERS.some((name) => url.searchParams.has(name))) {
    const target = appTarget(url.searchParams)
    if (target) tabStorage.setItem(VISIT_KEY, JSON.stringify(target))
    for (const name of APP_PARAMETERS) url.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', url)
  }
  return keptVisit()
}

/**
 * Opens the app, with a code that signs the user in there once.
 * @throws what `request` throws
 */
export async function openApp(target: AppTarget): Promise<void> {
  const { createAppCode } = await request(CREATE_APP_CODE, { challenge: target.challenge })
  if (createAppCode) window.location.assign(appAddress(target, createAppCode.token))
}

/** The app as it was stored. The stored value is checked as strictly as an address, because scripts can write it. */
function keptVisit(): AppTarget | null {
  try {
    const kept: Partial<AppTarget> | null = JSON.parse(tabStorage.getItem(VISIT_KEY) ?? 'null')
    const scheme = kept && schemeOf(String(kept.scheme))
    if (!kept || !scheme) return null
    const challenge = isChallenge(kept.challenge) ? kept.challenge : null
    return { scheme, pathname: pathnameOf(String(kept.pathname)), challenge }
  } catch {
    return null
  }
}
