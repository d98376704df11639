import { expect, it } from 'vitest'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'
import { wear } from '#worker/db/schema/dogs.ts'
import { supporter } from '#worker/db/schema/users.ts'
import { keepScore } from '#worker/highscores/highscores-db.ts'

const WEAR = 'wear { hat mouth back ass }'
const LANDING = `{
  randomDog { name color shadowColor ${WEAR} }
  randomPatreonDog { id name color shadowColor username activePatreonSubscriptionLength ${WEAR} }
  latestPatreonSubscribers
  highscores(game: JumpingDog, interval: Daily) { score dogname position isMe }
  leader(game: JumpingDog, interval: Daily) { score dogname }
  team(types: ["admin"]) { name }
}`
const BOARD = `query ($game: Game!, $interval: Interval!) {
  highscores(game: $game, interval: $interval) { score dogname position isMe }
}`

it('has nothing to show in an empty park, without an error', async () => {
  const { data, errors } = await ask(LANDING)
  expect(errors).toEqual([])
  expect(data).toEqual({
    randomDog: null,
    randomPatreonDog: null,
    latestPatreonSubscribers: [],
    highscores: [],
    leader: null,
    team: [],
  })
})

it('reads the boxes of the start page in one request: dogs, supporters, a board with the own row', async () => {
  const as = await aUser()
  const dogId = await aDogOf(as.userId, { name: 'Bo', nameKey: 'bo' })
  await db.insert(wear).values({ dogId, slot: 'hat', item: 'crown' })
  const monthAndDay = 32 * 24 * 60 * 60 * 1000
  await db.insert(supporter).values({ userId: as.userId, tier: 'Gold', since: Date.now() - monthAndDay, shown: 1 })
  await keepScore(db, { game: 'JumpingDog', dogId, score: 7, now: Date.now(), startedAt: Date.now() })
  const shown = {
    name: 'Bo',
    color: '#c08040',
    shadowColor: '#865a2d',
    wear: { hat: 'crown', mouth: null, back: null, ass: null },
  }
  const expected = {
    randomDog: shown,
    randomPatreonDog: { ...shown, id: dogId, username: as.username, activePatreonSubscriptionLength: 2 },
    latestPatreonSubscribers: [as.username],
    highscores: [{ score: 7, dogname: 'Bo', position: 1, isMe: false }],
    leader: { score: 7, dogname: 'Bo' },
    team: [],
  }
  expect((await ask(LANDING)).data).toEqual(expected)
  expect((await ask(LANDING, { as })).data).toEqual({
    ...expected,
    highscores: [{ score: 7, dogname: 'Bo', position: 1, isMe: true }],
  })
  expect((await ask(LANDING, { as: await aUser() })).data).toEqual(expected)
})

it('has a board of each game for each interval', async () => {
  const dogId = await aDogOf((await aUser()).userId)
  const games = ['CatsFree', 'KnogleKnas'] as const
  for (const game of games) await keepScore(db, { game, dogId, score: 1, now: Date.now(), startedAt: Date.now() })
  for (const game of games) {
    for (const interval of ['AllTime', 'Daily', 'Weekly', 'Yearly']) {
      expect((await ask(BOARD, { variables: { game, interval } })).data?.highscores).toHaveLength(1)
    }
  }
})

it.each([{ game: 'Snake', interval: 'Daily' }, { game: 'CatsFree', interval: 'Monthly' }, { game: 'CatsFree' }])(
  'refuses %o as a board',
  async (variables) => {
    const { data, errors } = await ask(BOARD, { variables })
    expect(data).toBeNull()
    expect(errors).toHaveLength(1)
  },
)

it('has no mutation that takes a score from a client', async () => {
  const { errors } = await ask('mutation { keepScore(game: CatsFree, score: 1) }', { as: await aUser({ admin: 1 }) })
  expect(errors[0]?.message).toContain('Cannot query field "keepScore"')
  expect(codesOf({ errors } as Awaited<ReturnType<typeof ask>>)).not.toContain('internal')
})
