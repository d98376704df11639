import { expect, it } from 'vitest'
import { TERMS } from '#durable/rules/users/terms.ts'
import type { Env } from '#worker/env.ts'
import { aUser } from '../support/d1.ts'
import { ask, codesOf } from '../support/graphql.ts'

/** A brake that lets so many pass for each key, and what it was asked. */
function aBrake(limit: number) {
  const asked: string[] = []
  const brake = {
    limit: async ({ key }: { key: string }) => {
      asked.push(key)
      return { success: asked.filter((one) => one === key).length <= limit }
    },
  }
  return { brake, asked }
}

const ADDRESS = '192.0.2.33'
const from = (address = ADDRESS) => ({ 'cf-connecting-ip': address })

let made = 0
/** A document that nobody has sent before. */
const aDocument = (fields = 'version') => `{ ${fields} } # ${(made += 1)}`

it('counts documents that are new by address, signed in or not, and known ones never', async () => {
  const { brake, asked } = aBrake(3)
  const env: Partial<Env> = { DOCUMENT_BRAKE: brake }
  const as = await aUser()
  const known = aDocument()
  const told = []
  for (const query of [
    known,
    known,
    aDocument(),
    aDocument('myUser { id }'),
    aDocument('nonsense'),
    known,
    aDocument(),
  ])
    told.push(codesOf(await ask(query, { as, headers: from(), env })).join())
  expect(told).toEqual(['', '', '', '', 'too-often', '', 'too-often'])
  expect(asked).toEqual(Array.from({ length: 5 }, () => ADDRESS))
  expect(codesOf(await ask(aDocument(), { headers: from('192.0.2.34'), env }))).toEqual([])
})

it('counts documents that cannot be parsed', async () => {
  const { brake, asked } = aBrake(1)
  const env: Partial<Env> = { DOCUMENT_BRAKE: brake }
  for (const query of ['{ a(', '{ a(', '{ b(']) await ask(query, { headers: from(), env })
  expect(asked).toHaveLength(2)
})

it.each([
  ['each field', 'version myUser { id } getSetting(type: DISABLE_CLIENT) { value }', 3],
  ['each alias', Array.from({ length: 15 }, (_, i) => `a${i}: version`).join(' '), 15],
  ['the same field once', 'version version version', 1],
])('counts what a visitor asks for, by address: %s', async (_, fields, count) => {
  const { brake, asked } = aBrake(300)
  await ask(aDocument(fields), { headers: from(), env: { VISITOR_BRAKE: brake } })
  expect(asked).toEqual(Array.from({ length: count }, () => ADDRESS))
})

it('does nothing for a visitor who asks for too much', async () => {
  const { brake } = aBrake(2)
  const { data, errors } = await ask(aDocument('a: version b: version c: version'), {
    headers: { ...from(), 'Accept-Language': 'da' },
    env: { VISITOR_BRAKE: brake },
  })
  expect([data, errors.length, errors[0]?.extensions.code]).toEqual([null, 1, 'too-often'])
})

it('counts nothing for who has signed in, and for a developer’s machine', async () => {
  const { brake, asked } = aBrake(0)
  const visitors: Partial<Env> = { VISITOR_BRAKE: brake }
  expect(codesOf(await ask(aDocument(), { as: await aUser(), headers: from(), env: visitors }))).toEqual([])
  const all = { ...visitors, DOCUMENT_BRAKE: brake }
  expect(codesOf(await ask(aDocument(), { headers: from('127.0.0.1'), env: all }))).toEqual([])
  expect(asked).toEqual([])
})

it('counts a session that there is not as a visitor', async () => {
  const { brake, asked } = aBrake(0)
  const as = { ...(await aUser()), token: 'x'.repeat(43) }
  expect(codesOf(await ask('{ version }', { as, headers: from(), env: { VISITOR_BRAKE: brake } }))).toEqual([
    'too-often',
  ])
  expect(asked).toEqual([ADDRESS])
})

it.each([
  ['googleLogin', 'mutation { googleLogin(token: "x", language: en) { token } }'],
  [
    'createUser',
    `mutation { createUser(token: "x", username: "Ada", language: en, terms: ${TERMS.version}) { valid } }`,
  ],
  ['validateStageToken', 'mutation { validateStageToken(token: "x") { token } }'],
  ['stageTokenOwner', '{ stageTokenOwner(token: "x") }'],
])('slows down %s like the beginning of a sign-in, each for itself', async (step, query) => {
  const { brake, asked } = aBrake(0)
  const { errors } = await ask(query, { headers: from(), env: { SIGN_IN_BRAKE: brake } })
  expect(errors).toMatchObject([{ extensions: { code: 'too-often' } }])
  expect(asked).toEqual([`${ADDRESS} ${step}`])
})
