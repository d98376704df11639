import { redeemTicket } from '#worker/entrance/tickets-db.ts'
import type { Admission } from '#worker/entrance/tickets-db.ts'
import { db } from './d1.ts'

/** Shows a ticket at the gate of a room, and asks for nothing else. */
export async function redeem(shown: { hash: string; room: string; now: number }): Promise<Admission | null> {
  const [admission] = await redeemTicket(db, shown, [])
  return admission
}
