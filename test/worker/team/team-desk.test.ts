import { expect, it } from 'vitest'
import type { TeamType } from '#durable/rules/site/team.ts'
import { aDogOf, aName, aUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { logOf } from '#test/worker/support/staff.ts'

async function aDogNamed(): Promise<string> {
  const name = aName()
  await aDogOf((await aUser()).userId, { name })
  return name
}

async function anAdministrator() {
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  const crewOf = async (type: TeamType) => (await desk.teamEntries()).filter((entry) => entry.type === type)
  const add = (dogName: string, type: TeamType) => desk.addTeamEntry({ dogName, type, reason: 'a test of it' })
  return { as, desk, crewOf, add }
}

it('adds dogs one after the other, raises them one place at a time, and removes them', async () => {
  const { as, desk, crewOf, add } = await anAdministrator()
  const names = [await aDogNamed(), await aDogNamed(), await aDogNamed()]
  for (const dogName of names) await add(dogName, 'Designer')
  const order = async () => (await crewOf('Designer')).map(({ dogName }) => dogName)
  const [one, two, three] = names
  expect(await order()).toEqual([one, two, three])
  const last = (await crewOf('Designer'))[2]!
  await desk.raiseTeamEntry(last.id)
  expect(await order()).toEqual([one, three, two])
  await desk.raiseTeamEntry(last.id)
  await desk.raiseTeamEntry(last.id)
  expect(await order()).toEqual([three, one, two])
  await desk.removeTeamEntry({ id: last.id, reason: 'has gone home' })
  expect(await order()).toEqual([one, two])
  expect((await logOf(as)).map(({ detail }) => detail.what)).toEqual([
    ...Array(3).fill('add'),
    ...Array(2).fill('raise'),
    'remove',
  ])
})

it('replaces a contribution in each language, and deletes it without words', async () => {
  const { desk, crewOf, add } = await anAdministrator()
  await add(await aDogNamed(), 'ClientDev')
  const { id } = (await crewOf('ClientDev'))[0]!
  const words = { language: 'en' as const, contribution: 'Draws' }
  const contributions = [words, { language: 'se' as const, contribution: ' ' }]
  await desk.describeTeamEntry({ id, contributions, reason: 'new words' })
  expect((await crewOf('ClientDev'))[0]?.contributions).toEqual([words])
})

it('refuses a dog that does not exist or is there already', async () => {
  const { as, add } = await anAdministrator()
  const dogName = await aDogNamed()
  await add(dogName, 'dev')
  expect(await refusalOf(add(`*${dogName}`, 'dev'))).toBe('stands-there')
  expect(await refusalOf(add('Zzzz', 'dev'))).toBe('no-such-dog')
  expect(await logOf(as)).toHaveLength(1)
})
