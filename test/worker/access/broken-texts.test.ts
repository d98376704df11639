import { env } from 'cloudflare:test'
import { getNamedType, isInputObjectType, isListType, isNonNullType } from 'graphql'
import type { GraphQLInputType } from 'graphql'
import { expect, it } from 'vitest'
import type { DeskMethods } from '#app/load-context.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { COLUMN_FATES, DESK_FATES, INPUT_FATES } from '#test/app/text-sinks.ts'
import type { Fate } from '#test/app/text-sinks.ts'
import { aVisitor } from '#test/support/dogs.ts'
import app from '#test/worker/entry.ts'
import { refusalOf } from '#test/worker/support/desk.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { liveRoom } from '#test/worker/support/live-room.ts'
import { aPlayer, valuesFor } from './asking.ts'
import { DESK_CALLS, callDesk } from './desk-calls.ts'
import { ROOT_FIELDS, argumentsOf, documentOf } from './documents.ts'
import type { RootField } from './documents.ts'
import { somebody } from './everyone.ts'
import { WHO_MAY } from './who-may.ts'

/** Halves of surrogate pairs, NUL, bidirectional controls, noncharacters, invisible characters, and stacked marks. */
const HALVES = `a\ud83db\udc36c\udc36\ud83dd\0e`
const MARKS = `f\u202eg\u2066h\uffff\ufffei\u200bj\u2060k\ufeffl\u00adm za${'\u0301\u0489\u20dd'.repeat(20)}lgo t${'\u0301'.repeat(1000)}`

/** What no stored text may contain. */
const UNFIT = /[\0\p{Cs}\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff]|\p{M}{4}/u

const FREE = Object.entries<Fate>(INPUT_FATES).flatMap(([input, fate]) => (fate === 'not free text' ? [] : [input]))
const isFree = (input: string) => FREE.includes(input)

/** The variables with `text` in place of every free text in them. */
function withText(field: RootField, variables: Record<string, unknown>, text: string) {
  const put = (input: string, type: GraphQLInputType, value: unknown): unknown => {
    if (isNonNullType(type)) return put(input, type.ofType, value)
    if (isListType(type) && Array.isArray(value)) return value.map((one) => put(input, type.ofType, one))
    const named = getNamedType(type)
    if (isInputObjectType(named) && typeof value === 'object' && value !== null) {
      const given: [string, unknown][] = Object.entries(value)
      const of = (name: string, one: unknown) => put(`${named.name}.${name}`, named.getFields()[name]!.type, one)
      return Object.fromEntries(given.map(([name, one]) => [name, of(name, one)]))
    }
    return typeof value === 'string' && isFree(input) ? text : value
  }
  const types = new Map(field.field.args.map(({ name, type }) => [name, type]))
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, put(`${field.name}.${name}`, types.get(name)!, value)]),
  )
}

const takesText = (type: GraphQLInputType, input: string): boolean => {
  const named = getNamedType(type)
  if (!isInputObjectType(named)) return isFree(input)
  return Object.values(named.getFields()).some((field) => takesText(field.type, `${named.name}.${field.name}`))
}

async function answers(field: RootField, text: string): Promise<string> {
  const role = WHO_MAY[field.name]?.who.find((who) => who !== 'visitor')
  const me = await somebody(role!)
  const known = await valuesFor(field.name, { me, other: await aPlayer(), isAnothers: false })
  const variables = withText(field, argumentsOf(field.field, known), text)
  const { errors } = await ask(documentOf(field), { as: me.as, variables })
  const [error] = errors
  return error ? (error.extensions.code ?? error.message) : 'answered'
}

/** The arguments of a desk method with `text` in place of every free text in them. */
function deskWithText(name: keyof DeskMethods, asked: readonly unknown[], text: string): unknown[] {
  const fates: Readonly<Record<string, Fate>> = DESK_FATES
  const put = (path: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((one) => put(path, one))
    if (typeof value === 'string') return path in fates && fates[path] !== 'not free text' ? text : value
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, put(`${path}.${key}`, one)]))
  }
  return asked.map((one) => put(name, one))
}

const TEXT_METHODS = [...new Set(Object.keys(DESK_FATES).map((path) => path.split('.')[0] ?? ''))].filter(
  (name): name is keyof DeskMethods => name in DESK_CALLS,
)

async function deskAnswers(name: keyof DeskMethods, text: string): Promise<string> {
  const [me, other] = [await somebody('administrator'), await aPlayer()]
  const asked = deskWithText(name, await DESK_CALLS[name]({ me, other }), text)
  return (await refusalOf(callDesk(me.as, name, asked))) ?? 'answered'
}

it('answers or refuses broken texts everywhere, and stores nothing broken where it is shown', async () => {
  const fields = ROOT_FIELDS.filter(({ name, field }) =>
    field.args.some((arg) => takesText(arg.type, `${name}.${arg.name}`)),
  )
  const told = await Promise.all(
    fields.map(async (field) => [field.name, await answers(field, HALVES + MARKS)] as const),
  )
  expect(told.filter(([, answer]) => answer === 'internal' || !/^[a-z-]+$/.test(answer))).toEqual([])
  const answered = told.filter(([, answer]) => answer === 'answered').map(([name]) => name)
  expect(answered).toEqual(expect.arrayContaining(['Mutation.report', 'Mutation.appeal', 'Mutation.kick']))
  const atDesk = await Promise.all(
    TEXT_METHODS.map(async (name) => [name, await deskAnswers(name, HALVES + MARKS)] as const),
  )
  const done = atDesk.filter(([, answer]) => answer === 'answered').map(([name]) => name)
  const writes = ['kickForReport', 'closeReport', 'answerAppeal', 'addNote', 'saveNews', 'setRole']
  expect(done).toEqual(expect.arrayContaining(writes))

  const unfit: string[] = []
  for (const [place] of Object.entries(COLUMN_FATES).filter(([, fate]) => typeof fate !== 'string')) {
    const [table, column] = place.split('.')
    const kept = await env.DB.prepare(`select "${column}" as text from "${table}"`).all<{ text: string | null }>()
    // JSON escapes them as letters.
    const texts = kept.results.map(({ text }) =>
      text?.startsWith('{') ? Object.values(JSON.parse(text)).join() : text,
    )
    for (const text of texts) if (UNFIT.test(text ?? '')) unfit.push(`${place}: ${JSON.stringify(text)}`)
  }
  expect(unfit).toEqual([])
})

it('refuses a request with ten thousand marks as too big', async () => {
  const { dogId } = await aPlayer()
  const query = 'mutation ($dogId: Int!, $reason: String!) { report(dogId: $dogId, offence: other, reason: $reason) }'
  const variables = { dogId, reason: `mean${'\u0301'.repeat(10_000)}` }
  const response = await app.request(
    '/api/graphql',
    { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ query, variables }) },
    env,
  )
  expect(response.status).toBe(413)
})

it('says a line in the park without them, and no line with NUL or half a surrogate pair', async () => {
  const [speaker, broken] = [await liveRoom.join(aVisitor(1)), await liveRoom.join(aVisitor(2))]
  speaker.send({ type: 'say', text: MARKS.slice(0, 900) })
  const said = String((await speaker.next('said')).text)
  expect(said).not.toMatch(UNFIT)
  expect(said.normalize('NFD').replace(/\p{M}/gu, '')).toBe('fghijk lm zalgo t')
  broken.send({ type: 'say', text: HALVES })
  expect(await broken.closed).toBe(CLOSE.badMessage)
  await liveRoom.close()
})
