import { expect, it } from 'vitest'
import { aName, aUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { logOf } from '#test/worker/support/staff.ts'

const CHANGE = `mutation ($entry: String!, $list: WordListKind!, $isIn: Boolean!, $tried: [TriedLine!]!) {
  changeWord(language: dk, list: $list, entry: $entry, isIn: $isIn, reason: "Said to be cruel", tried: $tried)
}`
const TRY = `query ($entry: String!, $list: WordListKind!, $isIn: Boolean!, $lines: [String!]!) {
  tryWord(language: dk, list: $list, entry: $entry, isIn: $isIn, lines: $lines) {
    line before after heard causes { found rule list language }
  }
}`
const TABLE =
  'query ($search: String!) { wordsTable(search: $search, page: 1) { total rows { entry list isIn changedAt } } }'

type Tried = { line: string; after: string }[]
type Change = { entry: string; list?: string; isIn?: boolean; tried?: Tried }

/** A line that no entry has to do with. */
const HARMLESS: Tried = [{ line: 'god dag', after: 'said' }]

async function aModerator() {
  const as = await aUser({ moderator: 1 })
  const change = ({ entry, list = 'hold', isIn = true, tried = HARMLESS }: Change) =>
    ask(CHANGE, { as, variables: { entry, list, isIn, tried } })
  return { as, change }
}

it('[Y8] a change holds at once in a room where dogs are, and in one that sleeps from the next dog on', async () => {
  const [{ as, change }, bella] = [await aModerator(), await goIn(await aKennel(), 'lake')]
  bella.send({ type: 'say', text: 'en flurk' })
  expect((await bella.next('said')).text).toBe('en flurk')
  expect((await change({ entry: 'Flurk+' })).data).toEqual({ changeWord: true })
  bella.send({ type: 'say', text: 'flurkerne' })
  expect(await bella.next('refused')).toMatchObject({ reason: 'hurtful' })
  const max = await goIn(await aKennel(), 'beach')
  max.send({ type: 'say', text: 'flurken' })
  expect(await max.next('refused')).toMatchObject({ reason: 'hurtful' })
  expect((await change({ entry: 'flurk+', isIn: false })).data).toEqual({ changeWord: true })
  max.send({ type: 'say', text: 'flurken' })
  expect((await max.next('said')).text).toBe('flurken')
  expect(await logOf(as)).toMatchObject([
    {
      act: 'change-words',
      reason: 'Said to be cruel',
      detail: { entry: 'flurk+', language: 'dk', list: 'hold', isIn: true },
    },
    { act: 'change-words', detail: { isIn: false } },
  ])
})

it('[Y8] tried on a sample, a change says what it would do to each line, and by which rule; nothing is kept', async () => {
  const { as } = await aModerator()
  const variables = {
    entry: 'snork*',
    list: 'mask',
    isIn: true,
    lines: ['en Snorkel', 'din perker', 'god dag', '12 34 56 78'],
  }
  const { data } = await ask(TRY, { as, variables })
  expect(data?.tryWord).toEqual([
    {
      line: 'en Snorkel',
      before: 'said',
      after: 'masked',
      heard: 'en *******',
      causes: [{ found: 'Snorkel', rule: 'snork*', list: 'mask', language: 'dk' }],
    },
    {
      line: 'din perker',
      before: 'held',
      after: 'held',
      heard: null,
      causes: [{ found: 'perker', rule: 'perker+', list: 'hold', language: 'dk' }],
    },
    { line: 'god dag', before: 'said', after: 'said', heard: 'god dag', causes: [] },
    {
      line: '12 34 56 78',
      before: 'held',
      after: 'held',
      heard: null,
      causes: [{ found: null, rule: 'personal-data', list: null, language: null }],
    },
  ])
  expect((await ask(TABLE, { as, variables: { search: 'snork' } })).data?.wordsTable).toMatchObject({ total: 0 })
})

it('[Y8] what was not tried, or does otherwise now than the trial said, is not done', async () => {
  const { change } = await aModerator()
  const untrue = [{ line: 'en snurf', after: 'said' }]
  for (const tried of [[], untrue, [...HARMLESS, ...untrue]])
    expect(codesOf(await change({ entry: 'snurf', tried }))).toEqual(['not-tried'])
  expect((await change({ entry: 'snurf', tried: [{ line: 'en snurf', after: 'held' }] })).data).toEqual({
    changeWord: true,
  })
})

it('[Y8] the table has what is in the code and what staff have changed, which comes first', async () => {
  const { as, change } = await aModerator()
  await change({ entry: 'perkerdrøm', list: 'flag' })
  await change({ entry: 'perkersvin', isIn: false })
  const { data } = await ask(TABLE, { as, variables: { search: 'perker' } })
  const { rows } = data?.wordsTable as { rows: { entry: string }[] }
  expect(rows).toEqual([
    { entry: 'perkersvin', list: 'hold', isIn: false, changedAt: expect.any(String) },
    { entry: 'perkerdrøm', list: 'flag', isIn: true, changedAt: expect.any(String) },
    ...rows.slice(2),
  ])
  expect(rows.slice(2)).toContainEqual({ entry: 'perker+', list: 'hold', isIn: true, changedAt: null })
  expect((await change({ entry: 'perkersvin', isIn: false })).data).toEqual({ changeWord: false })
})

it('[Y8] an entry that is none is no entry, and a name that staff do not want is given to nobody', async () => {
  const { change } = await aModerator()
  expect(codesOf(await change({ entry: '<b>' }))).toEqual(['bad-input'])
  const name = aName()
  await change({ entry: name })
  const rename = await ask('mutation ($name: String!) { setUsername(username: $name) { success } }', {
    as: await aUser(),
    variables: { name },
  })
  expect(rename.data).toEqual({ setUsername: { success: false } })
})
