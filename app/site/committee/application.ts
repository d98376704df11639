/** A `mailto:` address with subject and body filled in. */
export function applicationLetter(address: string, { subject, body }: { subject: string; body: string }): string {
  // URLSearchParams would write spaces as plus signs, which mail programs show as plus signs (RFC 6068).
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(crlf(body))}`
}

function crlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n')
}
