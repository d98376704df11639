import { redeemTicket } from '#worker/entrance/tickets-db.ts'
import type { Admission } from '#worker/entrance/tickets-db.ts'
import { db } from './d1.ts'

/** Redeems a ticket at the gate of a room, without other queries. */
export async function redeem(shown: { hash: string; room: string; now: number }): Promise<Admission | null> {
  const [admission] = await redeemTicket(db, shown, [])
  return admission
}
