import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { BansQuery } from '#durable/rules/staff/tables.ts'
import { db } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import type { Kennel } from '#test/worker/support/kennel.ts'
import { tire } from '#test/worker/support/staff.ts'
import { staffLog } from '#worker/db/schema/staff.ts'

const KICK = `mutation ($dogId: Int!, $seconds: Int!, $reason: String!) {
  kick(dogId: $dogId, seconds: $seconds, rule: other, reason: $reason)
}`

async function bans(by: Kennel, query: Partial<BansQuery>) {
  return (await deskOf(by.as)).bans({ filter: 'active', sort: 'newest', search: '', page: 1, ...query })
}

const kick = (by: Kennel, whom: Kennel, seconds: number, reason = 'It has to be') =>
  ask(KICK, { as: by.as, variables: { dogId: whom.dogId, seconds, reason } })

it('finds bans by names and words, filters active and past ones, and pages through them', async () => {
  const mods = [await aKennel({ moderator: 1 }), await aKennel({ moderator: 1 })] as const
  const players = await Promise.all(Array.from({ length: 26 }, () => aKennel()))
  for (const player of players) await kick(mods[0], player, player === players[0] ? 86400 : 300)
  await kick(mods[1], players[0]!, 0, 'Words of another')
  const search = mods[0].as.username
  const all = await bans(mods[1], { search })
  expect([all.total, all.rows.length, all.rows[0]!.username]).toEqual([26, 25, players[25]!.as.username])
  expect((await bans(mods[1], { search, page: 2 })).rows[0]).toMatchObject({ username: players[0]!.as.username })
  expect((await bans(mods[1], { search, sort: 'ends' })).rows.every(({ seconds }) => seconds === 300)).toBe(true)
  const names = (await bans(mods[1], { search, sort: 'name' })).rows.map(({ username }) => username)
  expect(names).toEqual(names.toSorted())
  expect(await bans(mods[1], { search: 'Words of another' })).toMatchObject({ total: 0 })
  expect(await bans(mods[1], { search: 'Words of another', filter: 'kicks' })).toMatchObject({
    total: 1,
    rows: [{ issuer: mods[1].as.username, isActive: false, mayLift: false }],
  })
  expect(await bans(mods[1], { search: String(players[3]!.as.userId) })).toMatchObject({ total: 1 })
})

it('ends a lifted ban at once: the dog may enter, and the log says who, why and whose', async () => {
  const [mod, other, admin] = [
    await aKennel({ moderator: 1 }),
    await aKennel({ moderator: 1 }),
    await aKennel({ admin: 1 }),
  ]
  const player = await aKennel()
  await kick(mod, player, 7200)
  const search = player.as.username
  const [row] = (await bans(mod, { search })).rows
  const mayLift = async (by: Kennel) => (await bans(by, { search })).rows[0]?.mayLift
  expect([await mayLift(mod), await mayLift(other), await mayLift(admin)]).toEqual([true, false, true])
  const reason = 'It was somebody else'
  const lift = async (by: Kennel) => refusalOf((await deskOf(by.as)).liftBan({ banId: row!.id, reason }))
  expect(await lift(other)).toBe('judged-by-another')
  await tire(admin.as)
  expect(await lift(admin)).toBe('sign-in-again')
  expect(await lift(mod)).toBe(null)
  await goIn(player)
  expect(await bans(mod, { search })).toEqual({ total: 0, rows: [] })
  const over = await bans(mod, { search, filter: 'over' })
  expect(over).toMatchObject({ total: 1, rows: [{ isLifted: true, isActive: false, mayLift: false }] })
  const [line] = await db.select().from(staffLog).where(eq(staffLog.staffId, mod.as.userId)).orderBy(desc(staffLog.id))
  expect(line).toMatchObject({ act: 'lift-ban', banId: row!.id, reason, userId: player.as.userId })
})
