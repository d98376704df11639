import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { TERMS } from '#durable/rules/users/terms.ts'
import { aName, db } from '#test/worker/support/d1.ts'
import { ask, codesOf, credentialOf } from '#test/worker/support/graphql.ts'
import { aKennel } from '#test/worker/support/kennel.ts'
import { user } from '#worker/db/schema/users.ts'

const BEFORE = { termsVersion: TERMS.version - 1 }
const CREATE = `mutation ($token: String!, $username: String!, $terms: Int!) {
  createUser(token: $token, username: $username, language: en, terms: $terms) { valid token }
}`
const ENTER = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { ticket } }'
const AGREE = 'mutation ($version: Int!) { agreeToTerms(version: $version) }'

async function aCredential(username: string): Promise<string> {
  const token = await credentialOf(`${username}@voffpark.test`)
  await ask('mutation ($token: String!) { googleLogin(token: $token, language: en) { newUser } }', {
    variables: { token },
  })
  return token
}

it('[S12] makes no user for who has not agreed to the terms that hold, and leaves the credential for another try', async () => {
  const username = aName()
  const token = await aCredential(username)
  for (const terms of [0, TERMS.version + 1]) {
    const { data } = await ask(CREATE, { variables: { token, username, terms } })
    expect(data).toEqual({ createUser: { valid: 'termsChanged', token: null } })
  }
  const { data } = await ask(CREATE, { variables: { token, username, terms: TERMS.version } })
  expect(data).toMatchObject({ createUser: { valid: 'none' } })
  const [made] = await db.select().from(user).where(eq(user.username, username))
  expect([made?.termsVersion, made?.termsAt]).toEqual([TERMS.version, made?.createdAt])
})

it('[S12] gives no ticket to a user whose terms have changed, until they agree to the new ones', async () => {
  const { as, dogId } = await aKennel(BEFORE)
  const enter = () => ask(ENTER, { as, variables: { dogId } })
  expect(codesOf(await enter())).toEqual(['terms-first'])
  expect((await ask('{ myUser { hasAgreed } }', { as })).data).toEqual({ myUser: { hasAgreed: false } })
  expect(codesOf(await ask(AGREE, { as, variables: { version: BEFORE.termsVersion } }))).toEqual(['terms-first'])
  expect(codesOf(await enter())).toEqual(['terms-first'])
  expect((await ask(AGREE, { as, variables: { version: TERMS.version } })).data).toEqual({ agreeToTerms: true })
  expect((await enter()).data).toMatchObject({ enterPark: { ticket: expect.any(String) } })
})

it('[S12] tells, exports and deletes what is theirs for a user who has not agreed', async () => {
  const { as } = await aKennel(BEFORE)
  const { data } = await ask('mutation { exportMyData deleteMyAccount }', { as })
  expect(data).toMatchObject({ deleteMyAccount: true })
  const told = JSON.parse(String(data?.exportMyData)) as { user: { termsVersion: number }[] }
  expect(told.user[0]).toMatchObject(BEFORE)
})
