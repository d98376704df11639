/** For answers that are no pages. */
export const NO_CONTENT_POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** No inline script without the nonce, no `unsafe-eval`, nobody may frame us; Google's sign-in only where it is set up. */
export function contentPolicy({ nonce, google }: { nonce: string; google: boolean }): string {
  const gsi = google ? ' https://accounts.google.com/gsi/' : ''
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${gsi}`,
    `style-src 'self'${gsi}`,
    // React writes style attributes (positions of bubbles, colours of dogs), never style elements.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `connect-src 'self'${gsi}`,
    `frame-src ${google ? 'https://accounts.google.com/gsi/' : `'none'`}`,
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
