import { redeemTicket } from '#worker/db/tickets.ts'
import type { Admission } from '#worker/db/tickets.ts'
import { db } from './d1.ts'

/** Shows a ticket at the gate of a room, and asks for nothing else. */
export async function redeem(shown: { hash: string; room: string; now: number }): Promise<Admission | null> {
  const [admission] = await redeemTicket(db, shown, [])
  return admission
}
