import { expect, it } from 'vitest'
import type { TriedLine } from '#app/manage/words/words-desk.ts'
import type { ListKind } from '#durable/rules/filter/word-list.ts'
import { TRIAL_LINES_MAX } from '#durable/rules/staff/word-trials.ts'
import { aName, aUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { aKennel, goIn } from '#test/worker/support/kennel.ts'
import { logOf } from '#test/worker/support/staff.ts'

type Change = { entry: string; list?: ListKind; isIn?: boolean; tried?: TriedLine[] }

/** A line that matches no entry. */
const HARMLESS: TriedLine[] = [{ line: 'god dag', after: 'said' }]

async function aModerator() {
  const as = await aUser({ moderator: 1 })
  const desk = await deskOf(as)
  const change = ({ entry, list = 'hold', isIn = true, tried = HARMLESS }: Change) =>
    desk.changeWord({ language: 'dk', list, entry, isIn, reason: 'Said to be cruel', tried })
  const found = (search: string) => desk.words({ search, language: null, page: 1 })
  return { as, desk, change, found }
}

it('[Y8] applies a change at once in a room with dogs, and in an empty one from the next dog on', async () => {
  const [{ as, change }, bella] = [await aModerator(), await goIn(await aKennel(), 'lake')]
  bella.send({ type: 'say', text: 'en flurk' })
  expect((await bella.next('said')).text).toBe('en flurk')
  await change({ entry: 'Flurk+' })
  bella.send({ type: 'say', text: 'flurkerne' })
  expect(await bella.next('refused')).toMatchObject({ reason: 'hurtful' })
  const max = await goIn(await aKennel(), 'beach')
  max.send({ type: 'say', text: 'flurken' })
  expect(await max.next('refused')).toMatchObject({ reason: 'hurtful' })
  await change({ entry: 'flurk+', isIn: false })
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

it('[Y8] says in a trial what a change would do to each line, and by which rule, and stores nothing', async () => {
  const { desk, found } = await aModerator()
  const lines = ['en Snorkel', 'din perker', 'god dag', '12 34 56 78']
  expect(await desk.tryWord({ language: 'dk', entry: 'snork*', list: 'mask', isIn: true, lines })).toEqual([
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
  expect(await found('snork')).toMatchObject({ total: 0 })
})

it('[Y8] tries a change on TRIAL_LINES_MAX lines at most', async () => {
  const { desk } = await aModerator()
  const trial = (count: number) =>
    desk.tryWord({ language: 'dk', entry: 'snork*', list: 'mask', isIn: true, lines: Array(count).fill('god dag') })
  expect(await trial(TRIAL_LINES_MAX)).toHaveLength(TRIAL_LINES_MAX)
  expect(await refusalOf(trial(TRIAL_LINES_MAX + 1))).toBe('bad-input')
})

it('[Y8] refuses a change that was not tried, or that now does otherwise than in the trial', async () => {
  const { change, found } = await aModerator()
  const untrue: TriedLine[] = [{ line: 'en snurf', after: 'said' }]
  for (const tried of [[], untrue, [...HARMLESS, ...untrue]])
    expect(await refusalOf(change({ entry: 'snurf', tried }))).toBe('not-tried')
  expect(await found('snurf')).toMatchObject({ total: 0 })
  await change({ entry: 'snurf', tried: [{ line: 'en snurf', after: 'held' }] })
  expect(await found('snurf')).toMatchObject({ total: 1 })
})

it('[Y8] shows the entries of the code and the changes of staff, which come first', async () => {
  const { as, change, found } = await aModerator()
  await change({ entry: 'perkerdrøm', list: 'flag' })
  await change({ entry: 'perkersvin', isIn: false })
  const { rows } = await found('perker')
  const changed = { language: 'dk', changedAt: expect.any(Number) }
  expect(rows).toEqual([
    { ...changed, entry: 'perkersvin', list: 'hold', isIn: false },
    { ...changed, entry: 'perkerdrøm', list: 'flag', isIn: true },
    ...rows.slice(2),
  ])
  const untouched = { language: 'dk', entry: 'perker+', list: 'hold', isIn: true, changedAt: null }
  expect(rows.slice(2)).toContainEqual(untouched)
  await change({ entry: 'perkersvin', isIn: false })
  expect(await logOf(as)).toHaveLength(2)
})

it('[Y8] refuses an invalid entry, and gives a name that staff do not want to nobody', async () => {
  const { change } = await aModerator()
  expect(await refusalOf(change({ entry: '<b>' }))).toBe('bad-input')
  const name = aName()
  await change({ entry: name })
  const rename = await ask('mutation ($name: String!) { setUsername(username: $name) { success } }', {
    as: await aUser(),
    variables: { name },
  })
  expect(rename.data).toEqual({ setUsername: { success: false } })
})
