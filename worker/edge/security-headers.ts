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
  answer.headers.set('Referrer-Policy', referrerPolicyOf(pathname))
  if (!answer.headers.has('Content-Security-Policy')) answer.headers.set('Content-Security-Policy', NO_CONTENT_POLICY)
  return answer
}

/** Who is told from which address somebody comes. */
function referrerPolicyOf(pathname: string): string {
  // The address of the stage's door holds a one-use code.
  if (/^\/stage(\/|$)/.test(pathname)) return 'no-referrer'
  // Those of the staff pages hold names and ids; but ourselves we tell, or a form would come without its origin.
  return /^\/manage(\/|$)/.test(pathname) ? 'same-origin' : 'strict-origin-when-cross-origin'
}
