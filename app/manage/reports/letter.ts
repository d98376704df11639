/**
 * The address that opens a letter in a mail program. `to` was typed by somebody whom nobody knows: what would name further
 * receivers, or be a part of the letter, is written as letters of the address.
 */
export function letterTo(to: string, { subject, body }: { subject: string; body: string }): string {
  const address = to.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
