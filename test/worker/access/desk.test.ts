import { describe, expect, it } from 'vitest'
import type { DeskMethods } from '#app/load-context.ts'
import { banUser } from '#test/worker/support/d1.ts'
import { deskOf, refusalOf } from '#test/worker/support/desk.ts'
import { logOf, tire } from '#test/worker/support/staff.ts'
import { aPlayer, belongings } from './asking.ts'
import { DESK_CALLS, callDesk } from './desk-calls.ts'
import { somebody } from './everyone.ts'
import { DESK_WHO_MAY, ROLES } from './who-may.ts'
import type { Role } from './who-may.ts'

const isMethod = (name: string): name is keyof DeskMethods => name in DESK_WHO_MAY
const METHODS = Object.keys(DESK_WHO_MAY).filter(isMethod)
const WRITES = METHODS.filter((name) => DESK_WHO_MAY[name].fresh)

type Staff = NonNullable<Awaited<ReturnType<typeof somebody>>['as']>
type Change = (as: Staff) => Promise<unknown>

/** The answer of the method to a role: the code of a refusal, or null if it succeeds. */
async function answerTo(name: keyof DeskMethods, role: Role, change?: Change): Promise<string | null> {
  const [me, other] = [await somebody(role), await aPlayer()]
  if (me.as) await change?.(me.as)
  const asked = await DESK_CALLS[name]({ me, other })
  const before = await belongings(other)
  const code = await refusalOf(callDesk(me.as, name, asked))
  if (code === null || !me.as) return code
  // A refused caller must have changed nothing, and must not be in the log.
  if ((await logOf(me.as)).length > 0) return `${code}, but it is in the log`
  return (await belongings(other)) === before ? code : `${code}, but it changed something`
}

async function answers(name: keyof DeskMethods, roles: readonly Role[], change?: Change) {
  const all = await Promise.all(roles.map(async (role) => [role, await answerTo(name, role, change)] as const))
  return Object.fromEntries(all)
}

const mayOf = (name: keyof DeskMethods) => ROLES.filter((role) => DESK_WHO_MAY[name].who.includes(role))

it('lists who may call each method of the desk, and no other methods', async () => {
  expect(Object.keys(await deskOf(null)).toSorted()).toEqual(METHODS.toSorted())
})

it('each method of the desk is for staff only', () => {
  for (const name of METHODS) expect(['moderator', 'administrator']).toEqual(expect.arrayContaining(mayOf(name)))
})

describe('[S2] each method of the desk answers the permitted roles and no others', () => {
  it.each(METHODS)('%s', async (name) => {
    const refusal = (role: Role) => (role === 'visitor' ? 'not-signed-in' : 'staff-only')
    const expected = ROLES.map((role) => [role, mayOf(name).includes(role) ? null : refusal(role)])
    expect(await answers(name, ROLES)).toEqual(Object.fromEntries(expected))
  })
})

describe('[S5] what changes something for others needs a recent sign-in if the list says so', () => {
  it.each(METHODS)('%s', async (name) => {
    const refusal = WRITES.includes(name) ? 'sign-in-again' : null
    const expected = mayOf(name).map((role) => [role, refusal])
    expect(await answers(name, mayOf(name), tire)).toEqual(Object.fromEntries(expected))
  })
})

describe('[B2] banned staff can do nothing as staff', () => {
  it.each(METHODS)('%s', async (name) => {
    const expected = mayOf(name).map((role) => [role, 'banned'])
    expect(await answers(name, mayOf(name), (as) => banUser(as.userId))).toEqual(Object.fromEntries(expected))
  })
})
