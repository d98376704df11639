import { NO_CONTENT_POLICY } from './content-policy.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** On everything that the Worker answers (public/_headers says the same of files). */
const ALWAYS: Record<string, string> = {
  'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** The answer with the headers that keep it safe; one that brings its own content policy keeps it. */
export function secured(response: Response, pathname: string): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(ALWAYS)) answer.headers.set(name, value)
  // The address of the stage's door holds a one-use code, those of the staff pages names and ids.
  const tellsNobody = /^\/(stage|manage)(\/|$)/.test(pathname)
  answer.headers.set('Referrer-Policy', tellsNobody ? 'no-referrer' : 'strict-origin-when-cross-origin')
  if (!answer.headers.has('Content-Security-Policy')) answer.headers.set('Content-Security-Policy', NO_CONTENT_POLICY)
  return answer
}
