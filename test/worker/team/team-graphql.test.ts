import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import type { TeamType } from '#durable/rules/site/team.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { wear } from '#worker/db/schema/dogs.ts'
import { teamContribution, teamMember } from '#worker/db/schema/team.ts'

const TEAM = `query ($types: [String!]!) {
  team(types: $types) { name username color shadowColor role contribution wear { hat mouth back ass } }
}`

async function aMember(type: TeamType, place: number) {
  const { userId, username } = await aUser()
  const dogId = await aDogOf(userId)
  const [row] = await db.insert(teamMember).values({ dogId, type, place }).returning({ memberId: teamMember.id })
  return { username, dogId, ...row! }
}

async function usernames(types: string[]) {
  const { data } = await ask(TEAM, { variables: { types } })
  return (data?.team as { username: string }[]).map(({ username }) => username)
}

it('shows a member as a dog, with the contribution in the language of the reader', async () => {
  const { username, dogId, memberId } = await aMember('Designer', 0)
  await db.insert(teamContribution).values([
    { memberId, language: 'dk', contribution: 'Tegner hatte' },
    { memberId, language: 'en', contribution: 'Draws hats' },
  ])
  await db.insert(wear).values({ dogId, slot: 'hat', item: 'flower' })
  const variables = { types: ['Designer'] }
  const { data } = await ask(TEAM, { variables, headers: { 'Accept-Language': 'da' } })
  const member = {
    name: expect.any(String),
    username,
    color: '#c08040',
    shadowColor: '#865a2d',
    role: 'Designer',
    contribution: 'Tegner hatte',
    wear: { hat: 'flower', mouth: null, back: null, ass: null },
  }
  expect(data).toEqual({ team: [member] })
  expect((await ask(TEAM, { variables })).data).toEqual({ team: [{ ...member, contribution: 'Draws hats' }] })
  const swedish = await ask(TEAM, { variables, headers: { 'Accept-Language': 'sv' } })
  expect(swedish.data).toEqual({ team: [{ ...member, contribution: null }] })
})

it('orders members by the types that were asked for, then as in the team', async () => {
  const second = await aMember('admin', 1)
  const first = await aMember('admin', 0)
  const mod = await aMember('Moderator', 0)
  const dev = await aMember('dev', 0)
  expect(await usernames(['dev', 'admin'])).toEqual([dev, first, second].map(({ username }) => username))
  expect(await usernames(['admin', 'Moderator', 'dev', 'admin'])).toEqual(
    [first, second, mod, dev].map(({ username }) => username),
  )
})

it('returns no members for no types, and takes one type named 500 times as one', async () => {
  const { username } = await aMember('FestKomiteen', 0)
  expect(await usernames([])).toEqual([])
  expect(await usernames(Array(500).fill('FestKomiteen'))).toEqual([username])
})

it.each(['Admin', 'moderator', '', "admin' or 1=1", '__proto__'])(
  'refuses the type "%s", naming those that exist',
  async (type) => {
    const answer = await ask(TEAM, { variables: { types: ['admin', type] } })
    expect(answer.data).toBeNull()
    expect(codesOf(answer)).toEqual(['bad-input'])
    expect(answer.errors[0]?.message).toContain('FestKomiteen')
  },
)

it('gives a member of the page no rights', async () => {
  const as = await aUser()
  await db.insert(teamMember).values({ dogId: await aDogOf(as.userId), type: 'admin', place: 9 })
  expect((await ask('{ myUser { admin } }', { as })).data).toEqual({ myUser: { admin: 0 } })
})

it('refuses a dog twice in a row of the team, and unknown rows', async () => {
  const { dogId } = await aMember('ClientDev', 0)
  await expect(db.insert(teamMember).values({ dogId, type: 'ClientDev', place: 1 })).rejects.toThrow()
  await db.insert(teamMember).values({ dogId, type: 'SocialMedia', place: 0 })
  const boss = env.DB.prepare(`insert into team_member (dog_id, type, place) values (?, 'boss', 0)`).bind(dogId)
  await expect(boss.run()).rejects.toThrow('CHECK')
})
