/** The policy of responses that are no pages. */
export const NO_CONTENT_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Foreign hosts that a page may fetch from: Google's sign-in if it is set up, and the hosts of films. */
type Guests = { google: boolean; films: readonly string[] }

/** The player is loaded when a viewer has agreed to it (app/game/hud/cinema). */
const YOUTUBE = 'https://www.youtube-nocookie.com'

/**
 * The Content-Security-Policy of a page: no inline script without the nonce, no `unsafe-eval`, no framing. Foreign
 * hosts are listed by name.
 */
export function contentPolicy({ nonce, google, films }: Guests & { nonce: string }): string {
  const gsi = google ? ' https://accounts.google.com/gsi/' : ''
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${gsi}`,
    `style-src 'self'${gsi}`,
    // React sets style attributes (positions of bubbles, colours of dogs), but never style elements.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    // A film of our own is fetched whole as a blob (app/game/hud/cinema); one on another host is streamed.
    ['media-src', `'self'`, 'blob:', ...films.map((host) => `https://${host}`)].join(' '),
    `connect-src 'self'${gsi}`,
    `frame-src ${google ? 'https://accounts.google.com/gsi/ ' : ''}${YOUTUBE}/embed/`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** 128 random bits in base64, which no text on a page can contain by chance. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
