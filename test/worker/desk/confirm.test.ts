import { expect, it } from 'vitest'
import { aUser } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { tire } from '#test/worker/support/staff.ts'

const CONFIRM = 'mutation ($token: String!) { confirmSignIn(token: $token) }'

async function aToken(email: string): Promise<string> {
  const { data } = await ask('mutation { startSignIn }')
  return credentialOf(email, String(data?.startSignIn))
}

async function thaw(as: TestUser) {
  return refusalOf((await deskOf(as)).changeSetting({ name: 'TRADE_FROZEN', value: '0', reason: 'a test of it' }))
}

it('[S5] lets staff read but change nothing a quarter of an hour after their sign-in', async () => {
  const as = await aUser({ admin: 1 })
  expect(await thaw(as)).toBe(null)
  await tire(as)
  expect(await thaw(as)).toBe('sign-in-again')
  expect((await (await deskOf(as)).settings()).values).toMatchObject({ TRADE_FROZEN: false })
  expect((await ask(CONFIRM, { as, variables: { token: await aToken(as.sub) } })).data).toEqual({ confirmSignIn: true })
  expect(await thaw(as)).toBe(null)
})

it("refuses another user's ID token, a used one and none", async () => {
  const [as, other] = await Promise.all([aUser({ admin: 1 }), aUser()])
  await tire(as)
  const used = await aToken(as.sub)
  await ask(CONFIRM, { as: other, variables: { token: used } })
  for (const token of [await aToken(other.sub), used, 'x']) {
    expect(codesOf(await ask(CONFIRM, { as, variables: { token } }))).toEqual(['sign-in-expired'])
  }
  expect(await thaw(as)).toBe('sign-in-again')
})
