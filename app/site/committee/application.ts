import { CONTACT_ADDRESS } from '../contact.ts'

/** A letter to us with its subject and its blanks written beforehand, as a `mailto:` address. */
export function applicationLetter(subject: string, body: string): string {
  // Not URLSearchParams: mail programs read its plus signs as plus signs (RFC 6068).
  return `mailto:${CONTACT_ADDRESS}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(crlf(body))}`
}

function crlf(text: string): string {
  return text.replace(/\r?\n/g, '\r\n')
}
