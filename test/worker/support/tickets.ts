import { redeemTicket } from '#worker/entrance/tickets-db.ts'
import type { Admission, Shown } from '#worker/entrance/tickets-db.ts'
import { db } from './d1.ts'

/** Redeems a ticket at the gate of a room, without other queries. */
export async function redeem(shown: Shown): Promise<Admission | null> {
  const [admission] = await redeemTicket(db, shown, [])
  return admission
}
