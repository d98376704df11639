import { expect, it } from 'vitest'
import { type TestUser, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { logOf, whoMay } from '#test/worker/support/staff.ts'
import { film, filmTitle } from '#worker/db/schema/cinema/films.ts'

const SAVE = `mutation ($id: Int, $film: FilmInput!) { saveFilm(id: $id, film: $film, reason: "Film night on Friday") }`
const REMOVE = `mutation ($id: Int!) { removeFilm(id: $id, reason: "The night is over") }`
const PROGRAMME = '{ cinemaProgramme { id title file youtube seconds startsAt } }'

const HOUR_MS = 60 * 60 * 1000
const GALA = {
  source: 'https://youtu.be/abc-DEF_123',
  seconds: 3600,
  startsAt: '2126-01-01T19:00:00.000Z',
  titles: [
    { language: 'dk', title: ' Festen ' },
    { language: 'en', title: 'The party' },
  ],
}
const WALK = { source: '/films/a-walk.webm', seconds: 24, startsAt: null, titles: [{ language: 'se', title: 'Turen' }] }

async function aCinema() {
  await db.delete(filmTitle)
  await db.delete(film)
  const as = await aUser({ admin: 1 })
  const save = (whole: Record<string, unknown>, id: number | null = null) =>
    ask(SAVE, { as, variables: { id, film: whole } })
  return { as, save }
}

async function programmeFor(as: TestUser | null = null) {
  return (await ask(PROGRAMME, { as })).data?.cinemaProgramme
}

it('[CI1] the programme is made by administrators', async () => {
  expect(await whoMay('{ films { id } }')).toEqual(['admin'])
  expect(await whoMay(SAVE, { id: null, film: { ...WALK, seconds: 0 } })).toEqual(['admin'])
  expect(await whoMay(REMOVE, { id: 0 })).toEqual(['admin'])
})

it('[CI1] everybody has the programme in their language, or in one that there is, and the staff log what was done', async () => {
  const { as, save } = await aCinema()
  const walk = (await save(WALK)).data?.saveFilm as number
  const gala = (await save(GALA)).data?.saveFilm as number
  const onYoutube = { file: null, youtube: 'abc-DEF_123', seconds: 3600, startsAt: GALA.startsAt }
  const ofOurs = { file: '/films/a-walk.webm', youtube: null, seconds: 24, startsAt: null }
  expect(await programmeFor(await aUser({ language: 'dk' }))).toEqual([
    { id: walk, title: 'Turen', ...ofOurs },
    { id: gala, title: 'Festen', ...onYoutube },
  ])
  expect(await programmeFor(await aUser({ language: 'no' }))).toMatchObject([
    { title: 'Turen' },
    { title: 'The party' },
  ])
  expect((await save({ ...WALK, titles: [{ language: 'no', title: 'På tur' }] }, walk)).data?.saveFilm).toBe(walk)
  const { data } = await ask('{ films { source seconds startsAt titles { language title } } }', { as })
  expect(data?.films).toEqual([
    { ...WALK, titles: [{ language: 'no', title: 'På tur' }] },
    { ...GALA, titles: [{ language: 'dk', title: 'Festen' }, GALA.titles[1]] },
  ])
  await ask(REMOVE, { as, variables: { id: gala } })
  expect(await programmeFor()).toMatchObject([{ id: walk }])
  expect(await logOf(as)).toMatchObject([
    { act: 'edit-films', reason: 'Film night on Friday', detail: { what: 'add', source: '/films/a-walk.webm' } },
    { detail: { what: 'add', source: 'abc-DEF_123' } },
    { detail: { what: 'change', id: walk } },
    { reason: 'The night is over', detail: { what: 'drop', id: gala } },
  ])
})

it('[CI1] what is over is on the programme of nobody but the staff', async () => {
  const { as, save } = await aCinema()
  const startsAt = (ago: number) => new Date(Date.now() - ago).toISOString()
  await save({ ...GALA, seconds: 3600, startsAt: startsAt(2 * HOUR_MS) })
  await save({ ...GALA, seconds: 3600, startsAt: startsAt(HOUR_MS / 2) })
  expect(await programmeFor()).toHaveLength(1)
  expect((await ask('{ films { id } }', { as })).data?.films).toHaveLength(2)
})

it.each([
  ['a host that the park does not know', { source: 'https://elsewhere.test/gala.mp4' }],
  ['a script', { source: 'javascript:alert(1)' }],
  ['no time at all', { seconds: 4 }],
  ['more than a night', { seconds: 4 * 3600 + 1 }],
  ['no moment', { startsAt: 'tonight' }],
  ['no title', { titles: [] }],
  ['an empty title', { titles: [{ language: 'en', title: ' ' }] }],
  ['two titles in one language', { titles: [GALA.titles[0], GALA.titles[0]] }],
])('[CI4] a film is refused for %s', async (_what, wrong) => {
  const { as, save } = await aCinema()
  expect(codesOf(await save({ ...WALK, ...wrong }))).toEqual(['bad-input'])
  expect(codesOf(await save(WALK, 1))).toEqual(['bad-input'])
  expect(await logOf(as)).toEqual([])
  expect(await programmeFor()).toEqual([])
})
