import { expect, it } from 'vitest'
import type { WholeFilm } from '#app/manage/cinema/films-desk.ts'
import { aUser, db } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { logOf } from '#test/worker/support/staff.ts'
import { film, filmTitle } from '#worker/db/schema/films.ts'

type Film = Omit<WholeFilm, 'id'>

const PROGRAMME = '{ cinemaProgramme { id title file youtube seconds startsAt } }'
const HOUR_MS = 60 * 60 * 1000
const GALA: Film = {
  source: 'https://youtu.be/abc-DEF_123',
  seconds: 3600,
  startsAt: Date.parse('2126-01-01T19:00:00.000Z'),
  titles: [
    { language: 'dk', title: ' Festen ' },
    { language: 'en', title: 'The party' },
  ],
}
const WALK: Film = {
  source: '/films/a-walk.webm',
  seconds: 24,
  startsAt: null,
  titles: [{ language: 'se', title: 'Turen' }],
}

async function aCinema() {
  await db.delete(filmTitle)
  await db.delete(film)
  const as = await aUser({ admin: 1 })
  const desk = await deskOf(as)
  const save = (whole: Film, id: number | null = null) =>
    desk.saveFilm({ id, film: whole, reason: 'Film night on Friday' })
  return { as, desk, save }
}

async function programmeFor(as: TestUser | null = null) {
  return (await ask(PROGRAMME, { as })).data?.cinemaProgramme
}

it('[CI1] shows everybody the programme in their language, or in one that exists, and logs what staff did', async () => {
  const { as, desk, save } = await aCinema()
  await save(WALK)
  await save(GALA)
  const [walk, gala] = (await desk.films()).map(({ id }) => id)
  const onYoutube = { file: null, youtube: 'abc-DEF_123', seconds: 3600, startsAt: '2126-01-01T19:00:00.000Z' }
  const ofOurs = { file: '/films/a-walk.webm', youtube: null, seconds: 24, startsAt: null }
  expect(await programmeFor(await aUser({ language: 'dk' }))).toEqual([
    { id: walk, title: 'Turen', ...ofOurs },
    { id: gala, title: 'Festen', ...onYoutube },
  ])
  expect(await programmeFor(await aUser({ language: 'no' }))).toMatchObject([
    { title: 'Turen' },
    { title: 'The party' },
  ])
  await save({ ...WALK, titles: [{ language: 'no', title: 'På tur' }] }, walk)
  expect(await desk.films()).toEqual([
    { id: walk, ...WALK, titles: [{ language: 'no', title: 'På tur' }] },
    { id: gala, ...GALA, titles: [{ language: 'dk', title: 'Festen' }, GALA.titles[1]] },
  ])
  await desk.removeFilm({ id: gala!, reason: 'The night is over' })
  expect(await programmeFor()).toMatchObject([{ id: walk }])
  expect(await logOf(as)).toMatchObject([
    { act: 'edit-films', reason: 'Film night on Friday', detail: { what: 'add', source: '/films/a-walk.webm' } },
    { detail: { what: 'add', source: 'abc-DEF_123' } },
    { detail: { what: 'change', id: walk } },
    { reason: 'The night is over', detail: { what: 'drop', id: gala } },
  ])
})

it('[CI1] shows past films to staff only', async () => {
  const { desk, save } = await aCinema()
  await save({ ...GALA, seconds: 3600, startsAt: Date.now() - 2 * HOUR_MS })
  await save({ ...GALA, seconds: 3600, startsAt: Date.now() - HOUR_MS / 2 })
  expect(await programmeFor()).toHaveLength(1)
  expect(await desk.films()).toHaveLength(2)
})

it.each<[string, Partial<Film>]>([
  ['a host that the park does not know', { source: 'https://elsewhere.test/gala.mp4' }],
  ['a script', { source: 'javascript:alert(1)' }],
  ['no time at all', { seconds: 4 }],
  ['more than a night', { seconds: 4 * 3600 + 1 }],
  ['a length that is no number', { seconds: NaN }],
  ['no moment', { startsAt: NaN }],
  ['no title', { titles: [] }],
  ['an empty title', { titles: [{ language: 'en', title: ' ' }] }],
  ['two titles in one language', { titles: [GALA.titles[0]!, GALA.titles[0]!] }],
])('[CI4] refuses a film for %s', async (_what, wrong) => {
  const { as, save } = await aCinema()
  expect(await refusalOf(save({ ...WALK, ...wrong }))).toBe('bad-input')
  expect(await refusalOf(save(WALK, 1))).toBe('bad-input')
  expect(await logOf(as)).toEqual([])
  expect(await programmeFor()).toEqual([])
})
