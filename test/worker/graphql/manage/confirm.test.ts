import { expect, it } from 'vitest'
import { aUser } from '#test/worker/support/d1.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { tire } from '#test/worker/support/staff.ts'

const CONFIRM = 'mutation ($token: String!) { confirmSignIn(token: $token) }'
const CLOSE = 'mutation { setSwitch(type: TRADE_FROZEN, isOn: false, reason: "a test of it") }'

async function aToken(email: string): Promise<string> {
  const { data } = await ask('mutation { startSignIn }')
  return credentialOf(email, String(data?.startSignIn))
}

it('[S5] after a quarter of an hour staff read on, and change things only after they signed in again', async () => {
  const as = await aUser({ admin: 1 })
  expect((await ask(CLOSE, { as })).data).toEqual({ setSwitch: true })
  await tire(as)
  expect(codesOf(await ask(CLOSE, { as }))).toEqual(['sign-in-again'])
  expect((await ask('{ switches { type } }', { as })).errors).toEqual([])
  expect((await ask(CONFIRM, { as, variables: { token: await aToken(as.sub) } })).data).toEqual({ confirmSignIn: true })
  expect((await ask(CLOSE, { as })).data).toEqual({ setSwitch: true })
})

it('somebody else’s ID token, a used one and none confirm nothing', async () => {
  const [as, other] = await Promise.all([aUser({ admin: 1 }), aUser()])
  await tire(as)
  const used = await aToken(as.sub)
  await ask(CONFIRM, { as: other, variables: { token: used } })
  for (const token of [await aToken(other.sub), used, 'x']) {
    expect(codesOf(await ask(CONFIRM, { as, variables: { token } }))).toEqual(['sign-in-expired'])
  }
  expect(codesOf(await ask(CLOSE, { as }))).toEqual(['sign-in-again'])
})
