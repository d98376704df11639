import { expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { aUser, support } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'

const STAGE = 'mutation { createStageToken { token } }'
const APP = 'mutation { createAppCode { token } }'
const VALIDATE = 'mutation ($token: String!) { validateStageToken(token: $token) { token } }'
const OWNER = 'query ($token: String!) { stageTokenOwner(token: $token) }'
const SECRET = { token: expect.stringMatching(/^[\w-]{43}$/) }

async function validate(token: string, headers: Record<string, string> = {}) {
  return ask(VALIDATE, { variables: { token }, headers })
}

async function aSupporter(tier: Parameters<typeof support>[1]): Promise<TestUser> {
  const as = await aUser()
  await support(as.userId, tier)
  return as
}

it.each([
  ['a Bronze supporter', () => aSupporter('Bronze')],
  ['a Silver supporter', () => aSupporter('Silver')],
  ['a Gold supporter', () => aSupporter('Gold')],
  ['a Diamond supporter', () => aSupporter('Diamond')],
  ['an administrator', () => aUser({ admin: 1 })],
])('gives %s a token for the demo park', async (_who, someone) => {
  expect((await ask(STAGE, { as: await someone() })).data).toEqual({ createStageToken: SECRET })
})

it.each([
  ['a visitor', async () => null],
  ['a user', () => aUser()],
  ['a supporter of former times', () => aSupporter('Inactive')],
  ['a moderator', () => aUser({ moderator: 1 })],
  ['a developer', () => aUser({ developer: 1 })],
])('gives %s none, without an error', async (_who, someone) => {
  const { data, errors } = await ask(STAGE, { as: await someone() })
  expect({ data, errors }).toEqual({ data: { createStageToken: null }, errors: [] })
})

it('gives a user a code for the app, and a visitor none', async () => {
  expect((await ask(APP, { as: await aUser() })).data).toEqual({ createAppCode: SECRET })
  expect((await ask(APP)).data).toEqual({ createAppCode: null })
})

it.each([
  ['stage', STAGE],
  ['app', APP],
])('signs the user of the %s token in, once', async (_audience, mutation) => {
  const as = await aUser({ admin: 1 })
  const [given] = Object.values((await ask(mutation, { as })).data ?? {}) as { token: string }[]
  const { data } = await validate(given!.token)
  expect(data).toEqual({ validateStageToken: SECRET })
  const { token } = data?.validateStageToken as { token: string }
  expect(token).not.toBe(as.token)
  expect((await ask('{ myUser { username } }', { as: { ...as, token } })).data).toEqual({
    myUser: { username: as.username },
  })
  expect(codesOf(await validate(given!.token))).toEqual(['link-expired'])
})

it.each([
  ['dk', 'da'],
  ['en', 'en'],
  ['no', 'nb'],
  ['se', 'sv'],
] as const)('refuses a forged token in the language of the browser: %s', async (language, tag) => {
  const { data, errors } = await validate('forged', { 'Accept-Language': tag })
  expect(data).toBeNull()
  expect(errors).toMatchObject([
    { message: REFUSAL_TEXTS['link-expired'][language], extensions: { code: 'link-expired' } },
  ])
})

it('names the account of a token as long as it is valid, without using it up', async () => {
  const as = await aUser({ admin: 1 })
  const { token } = (await ask(APP, { as })).data?.createAppCode as { token: string }
  const owner = async () => (await ask(OWNER, { variables: { token } })).data?.stageTokenOwner
  expect([await owner(), await owner()]).toEqual([as.username, as.username])
  expect(codesOf(await validate(token))).toEqual([])
  expect(await owner()).toBeNull()
})

it.each(['', 'forged'])('names nobody for the token "%s"', async (token) => {
  expect((await ask(OWNER, { variables: { token } })).data).toEqual({ stageTokenOwner: null })
})

it('does not accept a session token as a stage token', async () => {
  expect(codesOf(await validate((await aUser()).token))).toEqual(['link-expired'])
})
