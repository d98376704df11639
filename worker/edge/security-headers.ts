import { isBelow } from './comparable-path.ts'
import { NO_CONTENT_POLICY } from './content-policy.ts'

const YEAR_S = 365 * 24 * 60 * 60

/** Headers on every response of the Worker (public/_headers sets the same on files). */
const ALWAYS: Record<string, string> = {
  'Strict-Transport-Security': `max-age=${YEAR_S}; includeSubDomains`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

/** Pictures that other sites show in previews of links. */
const FOR_PREVIEWS = /^\/cards\//

/**
 * The response with the security headers for a path, as `comparablePath` has it. A content policy that it brings along is
 * left as it is. `isDemo`: search engines are told to list nothing.
 */
export function secured(response: Response, pathname: string, isDemo = false): Response {
  const answer = new Response(response.body, response)
  for (const [name, value] of Object.entries(ALWAYS)) answer.headers.set(name, value)
  if (isDemo) answer.headers.set('X-Robots-Tag', 'noindex')
  if (FOR_PREVIEWS.test(pathname)) answer.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  answer.headers.set('Referrer-Policy', referrerPolicyOf(pathname))
  if (!answer.headers.has('Content-Security-Policy')) answer.headers.set('Content-Security-Policy', NO_CONTENT_POLICY)
  return answer
}

/** The Referrer-Policy of a path. */
function referrerPolicyOf(pathname: string): string {
  // The addresses of the demo park's entrance and of the way to Patreon and back contain one-use codes.
  if (isBelow(pathname, '/stage') || isBelow(pathname, '/api/patreon')) return 'no-referrer'
  // Addresses of the staff pages contain names and ids. Our own server must still get the referrer: without an origin
  // it refuses a form.
  // So does the number of a report open its page.
  const isPrivate = isBelow(pathname, '/manage') || isBelow(pathname, '/report')
  return isPrivate ? 'same-origin' : 'strict-origin-when-cross-origin'
}
