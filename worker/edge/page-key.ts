import { LANGUAGE_PARAMETER, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { comparablePath } from './comparable-path.ts'

/** Everything that a cached page depends on besides its address. */
export type PageVariant = {
  language: Language
  /** The deployment, since another one has other texts and asset names. */
  version: string
  /** Whether this is the demo park, whose pages show a banner. */
  stage: boolean
  /** Epoch ms. */
  now: number
}

/**
 * Pages that differ per user, and paths that are no pages; files (sitemap, data) have a dot in their names. Outfits of the
 * dressing room are too many to be kept, and each form of a report has a number of its own.
 */
const PERSONAL = /^\/(h5|stage|language|manage|report|__manifest)(\/|$)|^\/dressing-room\/|\./

/**
 * The spelling of the links: the pages' router takes others too (`/HELP`, `/help//`, `/%68elp`), of which there are as many as
 * anybody likes, so each would be kept as a page of its own. Games have capitals in their names.
 */
const AS_LINKED = /^\/(highscore\/\w+|([^A-Z%/]+\/)*[^A-Z%/]+)?$/

const OSLO_MONTH = new Intl.DateTimeFormat('en', { year: 'numeric', month: '2-digit', timeZone: 'Europe/Oslo' })

/** The cache key of a page; null if it must not be cached. */
export function pageKey(request: Request, { language, version, stage, now }: PageVariant): string | null {
  const { origin, pathname, searchParams } = new URL(request.url)
  const isPlain = [...searchParams.keys()].every((name) => name === LANGUAGE_PARAMETER) && searchParams.size <= 1
  if (request.method !== 'GET' || !isPlain || !AS_LINKED.test(pathname)) return null
  if (PERSONAL.test(comparablePath(request.url))) return null
  // The season in the header and the year in the footer depend on the month in Oslo.
  const month = OSLO_MONTH.format(now).replace('/', '-')
  const shown = searchParams.size === 1 ? 'asked' : 'own'
  return `${origin}/.edge/${version}/${stage ? 'stage' : 'park'}/${month}/${language}/${shown}${pathname}`
}

/** A request for the same page without anything about the visitor, so that the rendered page can serve everybody. */
export function anonymousRequest(request: Request, language: Language): Request {
  const { origin, pathname, searchParams } = new URL(request.url)
  const search = searchParams.size === 1 ? `?${LANGUAGE_PARAMETER}=${language}` : ''
  return new Request(`${origin}${pathname}${search}`, { headers: { 'Accept-Language': LANGUAGE_TAGS[language] } })
}
