import { desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { staffLog } from '#worker/db/schema/staff.ts'
import { db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { type Kennel, aKennel, goIn } from '#test/worker/support/kennel.ts'
import { tire } from '#test/worker/support/staff.ts'

const BANS = `query ($filter: BanFilter!, $sort: BanSort!, $search: String!, $page: Int!) {
  bansTable(filter: $filter, sort: $sort, search: $search, page: $page) {
    total
    rows { id username dogName seconds reason issuer isActive isLifted mayLift }
  }
}`
const KICK = `mutation ($dogId: Int!, $seconds: Int!, $reason: String!) {
  kick(dogId: $dogId, seconds: $seconds, rule: other, reason: $reason)
}`
const LIFT = 'mutation ($banId: Int!) { liftBan(banId: $banId, reason: "It was somebody else") }'

type Row = { id: number; username: string; seconds: number; isLifted: boolean; mayLift: boolean; isActive: boolean }

async function bans(by: Kennel, query: { filter?: string; sort?: string; search?: string; page?: number }) {
  const variables = { filter: 'active', sort: 'newest', search: '', page: 1, ...query }
  return ((await ask(BANS, { as: by.as, variables })).data?.bansTable ?? { total: -1, rows: [] }) as {
    total: number
    rows: Row[]
  }
}

const kick = (by: Kennel, whom: Kennel, seconds: number, reason = 'It has to be') =>
  ask(KICK, { as: by.as, variables: { dogId: whom.dogId, seconds, reason } })

it('bans are found by names and words, by what holds and what is over, and turned page by page', async () => {
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

it('a ban that is lifted is over at once: the dog may come in, and the log says who, why and whose', async () => {
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
  const lift = (by: Kennel) => ask(LIFT, { as: by.as, variables: { banId: row!.id } })
  expect(codesOf(await lift(other))).toEqual(['judged-by-another'])
  await tire(admin.as)
  expect(codesOf(await lift(admin))).toEqual(['sign-in-again'])
  expect(codesOf(await lift(mod))).toEqual([])
  await goIn(player)
  expect(await bans(mod, { search })).toEqual({ total: 0, rows: [] })
  const over = await bans(mod, { search, filter: 'over' })
  expect(over).toMatchObject({ total: 1, rows: [{ isLifted: true, isActive: false, mayLift: false }] })
  const [line] = await db.select().from(staffLog).where(eq(staffLog.staffId, mod.as.userId)).orderBy(desc(staffLog.id))
  expect(line).toMatchObject({
    act: 'lift-ban',
    banId: row!.id,
    reason: 'It was somebody else',
    userId: player.as.userId,
  })
})
