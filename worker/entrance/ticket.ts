/**
 * A ticket is a secret and, behind a dot, the door that it was given for. What is kept of it is the hash of all of it, so
 * another door cannot be written on it.
 */
export function ticketOf(secret: string, door: string | null): string {
  return door === null ? secret : `${secret}.${door}`
}

/** The door that a ticket was given for, null for none. */
export function doorOf(ticket: string): string | null {
  const dot = ticket.indexOf('.')
  return dot < 0 ? null : ticket.slice(dot + 1)
}
