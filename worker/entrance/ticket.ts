/**
 * A ticket is a secret, followed by a dot and the door that it was issued for, if any. The hash of the whole is stored,
 * so the door in it cannot be changed.
 */
export function ticketOf(secret: string, door: string | null): string {
  return door === null ? secret : `${secret}.${door}`
}

/** The door that a ticket was issued for; null for none. */
export function doorOf(ticket: string): string | null {
  const dot = ticket.indexOf('.')
  return dot < 0 ? null : ticket.slice(dot + 1)
}
