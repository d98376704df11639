import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { banUser, db } from '#test/worker/support/d1.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { tire } from '#test/worker/support/staff.ts'
import { user } from '#worker/db/schema/users.ts'
import { aPlayer, belongings, valuesFor } from './asking.ts'
import type { Player } from './asking.ts'
import { ROOT_FIELDS, argumentsOf, documentOf } from './documents.ts'
import type { RootField } from './documents.ts'
import { somebody } from './everyone.ts'
import type { Somebody } from './everyone.ts'
import { BEFORE_TERMS, ROLES, STAFF, WHILE_BANNED, WHO_MAY } from './who-may.ts'
import type { Role, Rule } from './who-may.ts'

/** The refusals for users who may not, because of who they are. */
const NOT_FOR_THEM = ['not-signed-in', 'staff-only', 'supporters-only']

type Asked = { me: Somebody; isAnothers: boolean; other: Awaited<ReturnType<typeof aPlayer>> }

/** Asks for the field with everything below it, and returns the result as a word. */
async function outcome(field: RootField, asked: Asked): Promise<string> {
  const variables = argumentsOf(field.field, await valuesFor(field.name, asked))
  const before = await belongings(asked.other)
  const { data, errors } = await ask(documentOf(field), { as: asked.me.as, variables })
  if (asked.isAnothers && (await belongings(asked.other)) !== before) return 'changed what is another’s'
  const value = data?.[field.field.name]
  const [error] = errors
  if (error) return value ? 'answered in part' : (error.extensions.code ?? error.message)
  if (Array.isArray(value) && value.length === 0) return 'empty'
  return value === null ? 'null' : 'answered'
}

async function outcomeFor(field: RootField, me: Somebody): Promise<string> {
  return outcome(field, { me, other: await anotherFor(field), isAnothers: false })
}

/** Queries change nothing, so one user of each role asks them all; a mutation is asked for by new ones. */
const askersOfQueries = new Map<Role, Promise<Somebody>>()
let another: Promise<Player> | undefined

function askerOf({ root }: RootField, role: Role): Promise<Somebody> {
  if (root === 'Mutation') return somebody(role)
  const asker = askersOfQueries.get(role) ?? somebody(role)
  askersOfQueries.set(role, asker)
  return asker
}

/** Queries about something that is made for each asker, which would change what another asker's other user has. */
const MADE_FOR_EACH = ['Query.roundGhost']

function anotherFor({ root, name }: RootField): Promise<Player> {
  return root === 'Mutation' || MADE_FOR_EACH.includes(name) ? aPlayer() : (another ??= aPlayer())
}

function allows(word: string, { told, others }: Rule): boolean {
  if (told !== undefined) return word === told
  return ['answered', 'empty'].includes(word) || (word === 'null' && others !== 'null')
}

function denies(word: string, { others }: Rule): boolean {
  return others === undefined ? NOT_FOR_THEM.includes(word) : word === others
}

const ruleOf = ({ name }: RootField): Rule => WHO_MAY[name] ?? { who: [] }
const listed = (fields: readonly RootField[]) => fields.map((field) => [field.name, field] as const)
const rolesOf = (field: RootField) => ROLES.filter((role) => ruleOf(field).who.includes(role))
const staffs = ROOT_FIELDS.filter((field) => rolesOf(field).every((role) => STAFF.includes(role)))

/** The roles with another result than expected, each with that result. */
async function otherwise(
  askers: readonly Promise<Somebody>[],
  ask: (me: Somebody) => Promise<string>,
  isRight: (word: string, role: Role) => boolean,
): Promise<string[]> {
  const told = askers.map(async (asker) => {
    const me = await asker
    const word = await ask(me)
    return isRight(word, me.role) ? [] : [`${me.role}: ${word}`]
  })
  return (await Promise.all(told)).flat()
}

describe('[S2] each field of the schema answers the permitted roles and no others', () => {
  it.each(listed(ROOT_FIELDS))('%s', async (_name, field) => {
    const rule = ruleOf(field)
    const isRight = (word: string, role: Role) => (rule.who.includes(role) ? allows : denies)(word, rule)
    const askers = ROLES.map((role) => askerOf(field, role))
    expect(await otherwise(askers, (me) => outcomeFor(field, me), isRight)).toEqual([])
  })
})

describe('what belongs to another user can be neither read nor changed, by any role', () => {
  it.each(listed(ROOT_FIELDS.filter((field) => ruleOf(field).anothers)))('%s', async (_name, field) => {
    const { anothers } = ruleOf(field)
    const asked = async (me: Somebody) => outcome(field, { me, other: await anotherFor(field), isAnothers: true })
    const nothing = field.root === 'Query' ? ['null', 'empty'] : ['answered', 'null']
    const isRight = (word: string) => (anothers === 'nothing' ? nothing.includes(word) : word === anothers)
    const askers = rolesOf(field).map((role) => askerOf(field, role))
    expect(await otherwise(askers, asked, isRight)).toEqual([])
  })
})

const mayNeedFreshness = ROOT_FIELDS.filter((field) => staffs.includes(field) || ruleOf(field).fresh)

describe('[S5] what changes something for others, or cannot be undone, needs a recent sign-in if the list says so', () => {
  it.each(listed(mayNeedFreshness))('%s', async (_name, field) => {
    const asked = async (me: Somebody) => {
      if (me.as) await tire(me.as)
      return outcomeFor(field, me)
    }
    const isFresh = ruleOf(field).fresh === true
    const askers = rolesOf(field).map((role) => somebody(role))
    expect(await otherwise(askers, asked, (word) => (word === 'sign-in-again') === isFresh)).toEqual([])
  })
})

describe('[B2] banned staff can do nothing as staff', () => {
  it.each(listed(staffs))('%s', async (_name, field) => {
    const asked = async (me: Somebody) => {
      if (me.as) await banUser(me.as.userId)
      return outcomeFor(field, me)
    }
    const askers = rolesOf(field).map((role) => somebody(role))
    expect(await otherwise(askers, asked, (word) => word === 'banned')).toEqual([])
  })
})

const mutations = ROOT_FIELDS.filter((field) => field.root === 'Mutation' && !staffs.includes(field))

describe('[B2] a banned user sees to what is theirs, reports and appeals, and neither plays nor reacts', () => {
  it.each(listed(mutations))('%s', async (name, field) => {
    const me = await somebody('supporter')
    if (me.as) await banUser(me.as.userId)
    expect((await outcomeFor(field, me)) === 'banned').toBe(!WHILE_BANNED.includes(name))
  })
})

describe('[S12] before the terms are agreed to', () => {
  it.each(listed(mutations))('%s', async (name, field) => {
    const me = await somebody('supporter')
    if (me.as) await db.update(user).set({ termsVersion: 0 }).where(eq(user.id, me.as.userId))
    expect((await outcomeFor(field, me)) === 'terms-first').toBe(!BEFORE_TERMS.includes(name))
  })
})

it('[B2] refuses a banned user all of what is asked at once, if some of it is not for them', async () => {
  const { as } = await somebody('player')
  if (as) await banUser(as.userId)
  const query = `mutation { saveSettings(settings: { sound: true }) ...F } fragment F on Mutation { a: proposeTrade(dogId: 1, withDogId: 2, op: "x") }`
  const { data, errors } = await ask(query, { as })
  expect([data, errors.map(({ extensions }) => extensions.code)]).toEqual([null, ['banned']])
})
