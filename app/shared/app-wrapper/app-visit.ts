import { graphql } from '#app/graphql.ts'
import { request } from '#app/api.ts'
import { APP_PARAMETERS, appAddress, appTarget, type AppTarget, pathnameOf, schemeOf } from './app-link.ts'

const VISIT_KEY = 'voffpark.app'

const CREATE_APP_CODE = graphql(`
  mutation CreateAppCode {
    createAppCode {
      token
    }
  }
`)

/** The app that this visit comes from. What the address says of it is read once, taken off it and kept for the visit. */
export function appVisit(): AppTarget | null {
  const url = new URL(window.location.href)
  if (APP_PARAMETERS.some((name) => url.searchParams.has(name))) {
    const target = appTarget(url.searchParams)
    if (target) sessionStorage.setItem(VISIT_KEY, JSON.stringify(target))
    for (const name of APP_PARAMETERS) url.searchParams.delete(name)
    window.history.replaceState(window.history.state, '', url)
  }
  return keptVisit()
}

/** Goes back into the app, where its user is signed in by a code that works once. */
export async function openApp(target: AppTarget): Promise<void> {
  const { createAppCode } = await request(CREATE_APP_CODE, {})
  if (createAppCode) window.location.assign(appAddress(target, createAppCode.token))
}

/** As it was stored; whatever else lies there is checked like an address. */
function keptVisit(): AppTarget | null {
  try {
    const kept: Partial<AppTarget> | null = JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? 'null')
    const scheme = kept && schemeOf(String(kept.scheme))
    return scheme && { scheme, pathname: pathnameOf(String(kept?.pathname)) }
  } catch {
    return null
  }
}
