import type { TeamType } from '#durable/rules/site/team.ts'
import { standIn } from '#test/worker/support/acting.ts'
import { aDogOf, aUser, db, seat, support } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { teamMember } from '#worker/db/schema/team.ts'
import type { user } from '#worker/db/schema/users.ts'
import type { Role } from './who-may.ts'

/** A user in a role with a dog in the park. A visitor has neither account nor dog. */
export type Somebody = { role: Role; as: TestUser | null; dogId: number | null }

type Account = { columns?: Partial<typeof user.$inferInsert>; team?: TeamType; isSupporter?: true; sits?: true }

const ACCOUNTS: Readonly<Record<Exclude<Role, 'visitor'>, Account>> = {
  player: {},
  supporter: { isSupporter: true },
  'client developer': { team: 'ClientDev' },
  designer: { team: 'Designer' },
  'party committee': { team: 'FestKomiteen', sits: true },
  moderator: { columns: { moderator: 1 } },
  administrator: { columns: { admin: 1 } },
  developer: { columns: { developer: 1 }, team: 'dev' },
}

export async function somebody(role: Role, dogName?: string): Promise<Somebody> {
  if (role === 'visitor') return { role, as: null, dogId: null }
  const { columns, team, isSupporter, sits } = ACCOUNTS[role]
  const as = await aUser(columns)
  const dogId = await aDogOf(as.userId, dogName === undefined ? {} : { name: dogName })
  await standIn('plaza', { userId: as.userId, dogId }, Date.now())
  if (isSupporter) await support(as.userId, 'Gold')
  if (sits) await seat(as.userId, dogId)
  if (team) await db.insert(teamMember).values({ dogId, type: team, place: 0 })
  return { role, as, dogId }
}
