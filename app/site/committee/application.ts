/** A letter with its subject and its blanks written beforehand, as a `mailto:` address. */
export function applicationLetter(address: string, { subject, body }: { subject: string; body: string }): string {
  // Not URLSearchParams: mail programs read its plus signs as plus signs (RFC 6068).
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(crlf(body))}`
}

function crlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n')
}
