/**
 * A ticket names its dog, so that it is found by the dog's row. A secret follows, and the door that the ticket was issued
 * for, if any, each after a dot. The hash of the whole is stored, so nothing in it can be changed.
 */
export function ticketOf(dogId: number, secret: string, door: string | null): string {
  return [dogId, secret, ...(door === null ? [] : [door])].join('.')
}

/** The dog that a ticket was issued for; null if it names none, so that it is no ticket. */
export function dogOfTicket(ticket: string): number | null {
  const named = /^[1-9]\d{0,14}(?=\.)/.exec(ticket)
  return named ? Number(named[0]) : null
}

/** The door that a ticket was issued for; null for none. */
export function doorOf(ticket: string): string | null {
  const [, , ...door] = ticket.split('.')
  return door.length === 0 ? null : door.join('.')
}
