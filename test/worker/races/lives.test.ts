import { like, sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { LIFEPOINTS } from '#durable/rules/life/lifepoints.ts'
import { aPlayer, endow, held, players } from '#test/worker/support/acting.ts'
import { aName, db } from '#test/worker/support/d1.ts'
import { TIMEOUT_MS, race, send, sumOf, won } from '#test/worker/support/race.ts'
import { op } from '#worker/db/schema/value/ledger.ts'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import { audit } from '#worker/ledger/audit.ts'

const ENTER = 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { room } }'
const OFFER = '{ newDog { token } }'
const BIRTH = `mutation ($name: String!, $token: String!, $dogId: Int!) {
  newDog(name: $name, token: $token, dogId: $dogId) { dogId message }
}`
/** All by one user, so that no rate limit on tickets or births decides the race. */
const LOGINS = 100
const BIRTHS = 20

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

type Player = Awaited<ReturnType<typeof aPlayer>>

async function togetherHave(players: readonly Player[], unit: Unit): Promise<number> {
  const purses = await Promise.all(players.map(({ dogId }) => held(dogId, unit)))
  return purses.reduce((sum, amount) => sum + amount, 0)
}

it(
  '[H3] lengthens each life once for 200 first logins of the day at once, 100 by each of two dogs',
  async ({ annotate }) => {
    const lifeDay = osloDay(Date.now()) - 20
    const both = [await aPlayer({ lifeDay }), await aPlayer({ lifeDay })]
    const logsIn = ({ as, dogId }: Player) =>
      Array.from({ length: LOGINS }, () => async () => {
        const verdict = await won(() => send(as, ENTER, { dogId }))
        return verdict === 'won' ? 'let in' : verdict
      })
    const {
      told,
      won: times,
      after,
    } = await race(
      {
        name: 'daily bonus: two dogs',
        kept: { 'life in all': () => sumOf('life'), 'the two dogs’': () => togetherHave(both, 'life') },
        wins: () => db.$count(op, like(op.id, 'day:%')),
        runners: both.flatMap(logsIn),
      },
      annotate,
    )
    expect(told).toEqual({ 'let in': 2 * LOGINS })
    expect(times).toBe(2)
    expect(after).toEqual([0, 2 * (LIFEPOINTS.atBirth + LIFEPOINTS.perLogin)])
  },
  TIMEOUT_MS,
)

it(
  '[H6] gives each of ten dogs one new life for 200 rebirths at once, 20 each, and keeps its bones',
  async ({ annotate }) => {
    const ten = await players(10, { diedAt: 1 })
    for (const { dogId } of ten) {
      await endow(dogId, 'karma', 12)
      await endow(dogId, 'bones', 34)
    }
    const rebearsOf = async ({ as, dogId }: Player) => {
      const { data } = await send(as, OFFER, {})
      const { token } = data?.newDog as { token: string }
      return Array.from({ length: BIRTHS }, () => () => isReborn({ as, dogId, token }))
    }
    const dogs = sql`(select value from json_each(${JSON.stringify(ten.map(({ dogId }) => dogId))}))`
    const epochs = sql<{ n: number }>`select sum(epoch) as n from dog where id in ${dogs}`
    const {
      told,
      won: times,
      after,
    } = await race(
      {
        name: 'rebirth: ten dogs',
        kept: {
          'karma in all': () => sumOf('karma'),
          'the dogs’': () => togetherHave(ten, 'karma'),
          'bones in all': () => sumOf('bones'),
          'of the dogs': () => togetherHave(ten, 'bones'),
          'new lives': async () => (await db.get<{ n: number }>(epochs)).n,
        },
        runners: (await Promise.all(ten.map(rebearsOf))).flat(),
      },
      annotate,
    )
    expect(told).toEqual({ won: 10, 'op-reused': 10 * (BIRTHS - 1) })
    expect(times).toBe(10)
    expect(after).toEqual([0, 0, 0, 10 * 34, 10])
  },
  TIMEOUT_MS,
)

/** Uses a name of its own, because a repetition would get the same answer as the first. */
async function isReborn({ as, dogId, token }: Pick<Player, 'as' | 'dogId'> & { token: string }): Promise<string> {
  const name = aName()
  return won(async () => {
    const answer = await send(as, BIRTH, { name, token, dogId })
    const message = (answer.data?.newDog as { message: string | null } | undefined)?.message ?? null
    return message === null ? answer : { data: null, errors: [{ message: wordOf(message) }] }
  })
}

function wordOf(text: string): string {
  return Object.entries(REFUSAL_TEXTS).find(([, said]) => said.en === text)?.[0] ?? text
}
