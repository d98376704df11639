/** For answers that are no pages. */
export const NO_CONTENT_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whom a page may fetch from: Google's sign-in where it is set up, and the hosts of films. */
type Guests = { google: boolean; films: readonly string[] }

/** Loaded once a viewer wants it (app/game/hud/cinema). */
const YOUTUBE = 'https://www.youtube-nocookie.com'

/** No inline script without the nonce, no `unsafe-eval`, nobody may frame us; guests are named. */
export function contentPolicy({ nonce, google, films }: Guests & { nonce: string }): string {
  const gsi = google ? ' https://accounts.google.com/gsi/' : ''
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${gsi}`,
    `style-src 'self'${gsi}`,
    // React writes style attributes (positions of bubbles, colours of dogs), never style elements.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    // A film of ours is fetched whole (app/game/hud/cinema), one of a host as it is played.
    ['media-src', `'self'`, 'blob:', ...films.map((host) => `https://${host}`)].join(' '),
    `connect-src 'self'${gsi}`,
    `frame-src ${google ? 'https://accounts.google.com/gsi/ ' : ''}${YOUTUBE}/embed/`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** 128 bits that no text could have known. */
export function freshNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
}
