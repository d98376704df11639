import { osloMonth } from '#durable/rules/life/days.ts'
import type { ParkServer } from './park-server.ts'
import type { Player } from './player.ts'

const MONTH_MS = 30 * 24 * 60 * 60 * 1000

/** [PC2] Gives the player a term on the party committee that is on, on one of the four seats. */
export async function takesSeat({ database }: ParkServer, { user, dogs }: Player, seat = 0) {
  const now = Date.now()
  await database
    .prepare(
      'insert into committee_term (user_id, dog_id, seat, month, starts_at, until, appointed_at) values (?, ?, ?, ?, ?, ?, ?)',
    )
    .bind(user, dogs[0]?.id ?? 0, seat, osloMonth(now), now - 1000, now + MONTH_MS, now - 1000)
    .run()
}

/** Ends the term of the player whose dog is on the lawn, as an administrator does. */
export async function losesSeat(server: ParkServer, { user, dogs }: Player) {
  const now = Date.now()
  await server.database.prepare('update committee_term set until = ? where user_id = ?').bind(now, user).run()
  const committee = { from: now - MONTH_MS, until: now, terms: 1 }
  await server.tell('party-lawn', [{ type: 'seated', dog: dogs[0]?.id ?? 0, committee }])
}
