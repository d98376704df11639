import { expect, it } from 'vitest'
import { aDogOf, aName, aUser } from '#test/worker/support/d1.ts'
import { type Asking, ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf, whoMay } from '#test/worker/support/staff.ts'

type Entry = { id: number; type: string; place: number; dogName: string; contributions: unknown[] }

const ADD = `mutation ($dogName: String!, $type: String!) { addTeamEntry(dogName: $dogName, type: $type, reason: "a test of it") }`
const RAISE = 'mutation ($id: Int!) { raiseTeamEntry(id: $id) }'
const REMOVE = 'mutation ($id: Int!) { removeTeamEntry(id: $id, reason: "has gone home") }'
const DESCRIBE = `mutation ($id: Int!, $contributions: [ContributionInput!]!) {
  describeTeamEntry(id: $id, contributions: $contributions, reason: "new words") }`

async function crewOf(as: Asking['as'], type: string): Promise<Entry[]> {
  const { data } = await ask('{ teamEntries { id type place dogName contributions { language contribution } } }', {
    as,
  })
  return (data?.teamEntries as Entry[]).filter((entry) => entry.type === type)
}

async function aDogNamed(): Promise<string> {
  const name = aName()
  await aDogOf((await aUser()).userId, { name })
  return name
}

it('the team is put together by administrators', async () => {
  expect(await whoMay('{ teamEntries { id } }')).toEqual(['admin'])
  expect(await whoMay(ADD, { dogName: 'Nobody', type: 'dev' })).toEqual(['admin'])
  for (const query of [RAISE, REMOVE]) expect(await whoMay(query, { id: 0 })).toEqual(['admin'])
})

it('dogs are added one after the other, raised one place at a time, and taken away', async () => {
  const as = await aUser({ admin: 1 })
  const names = [await aDogNamed(), await aDogNamed(), await aDogNamed()]
  for (const dogName of names) await ask(ADD, { as, variables: { dogName, type: 'Designer' } })
  const order = async () => (await crewOf(as, 'Designer')).map(({ dogName }) => dogName)
  const [one, two, three] = names
  expect(await order()).toEqual([one, two, three])
  const last = (await crewOf(as, 'Designer'))[2]!
  await ask(RAISE, { as, variables: { id: last.id } })
  expect(await order()).toEqual([one, three, two])
  await ask(RAISE, { as, variables: { id: last.id } })
  await ask(RAISE, { as, variables: { id: last.id } })
  expect(await order()).toEqual([three, one, two])
  await ask(REMOVE, { as, variables: { id: last.id } })
  expect(await order()).toEqual([one, two])
  expect((await logOf(as)).map(({ detail }) => detail.what)).toEqual([
    ...Array(3).fill('add'),
    ...Array(2).fill('raise'),
    'remove',
  ])
})

it('what a member does is said anew in each language, and without words not at all', async () => {
  const as = await aUser({ admin: 1 })
  await ask(ADD, { as, variables: { dogName: await aDogNamed(), type: 'ClientDev' } })
  const { id } = (await crewOf(as, 'ClientDev'))[0]!
  const words = (contribution: string) => ({ language: 'en', contribution })
  await ask(DESCRIBE, { as, variables: { id, contributions: [words('Draws'), { language: 'se', contribution: ' ' }] } })
  expect((await crewOf(as, 'ClientDev'))[0]?.contributions).toEqual([words('Draws')])
})

it('a dog that there is not, or that stands there, is not added', async () => {
  const as = await aUser({ admin: 1 })
  const dogName = await aDogNamed()
  await ask(ADD, { as, variables: { dogName, type: 'dev' } })
  expect(codesOf(await ask(ADD, { as, variables: { dogName: `*${dogName}`, type: 'dev' } }))).toEqual(['stands-there'])
  expect(codesOf(await ask(ADD, { as, variables: { dogName: 'Zzzz', type: 'dev' } }))).toEqual(['no-such-dog'])
  expect(codesOf(await ask(ADD, { as, variables: { dogName, type: 'boss' } }))).toEqual(['bad-input'])
  expect(await logOf(as)).toHaveLength(1)
})
