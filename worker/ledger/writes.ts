import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Unit } from '#worker/db/schema/value/ledger.ts'
import type { Write } from './operation.ts'

/** A precondition. If it does not hold, the whole op is rolled back and refused with the word. */
export function demand<Word extends string>(word: Word, holds: SQL): Write<Word> {
  return { word, sql: sql`insert into demand (word, holds) select ${word}, ${holds}` }
}

/**
 * The accounts of the park: where value comes from when it is created, and where it goes when it is used up. A migration
 * opens one in each unit: an op that makes sure of it writes a row each time, the counter of the table.
 */
export const PURPOSES = [
  'birth',
  'book',
  'committee',
  'days',
  'digging',
  'games',
  'hunts',
  'npcs',
  'packs',
  'questions',
  'scooping',
  'shops',
  'sniffing',
  'staff',
  'trail',
  'treats',
] as const
export type Purpose = (typeof PURPOSES)[number]

/** A dog by its id, or an account of the park. */
export type Party = { dog: number } | { park: Purpose }

/**
 * [V2] Transfers an amount, more than zero, from one party to another. An op has at most one transfer per unit and
 * party.
 * @throws RangeError if the amount is not a positive whole number
 */
export function transfer(
  opId: string,
  { unit, amount, from, to }: { unit: Unit; amount: number | SQL; from: Party; to: Party },
): Write[] {
  if (typeof amount === 'number' && !(Number.isSafeInteger(amount) && amount > 0))
    throw new RangeError(`${amount} ${unit}`)
  return [
    leg(opId, { unit, party: from, delta: sql`-(${amount})` }),
    leg(opId, { unit, party: to, delta: sql`${amount}` }),
  ]
}

/** [V2] Books an amount, not zero, to an account of a dog alone; `counterLegs` books the other side of all such legs. */
export function legOf(opId: string, { dog, unit, amount }: { dog: number; unit: Unit; amount: number }): Write {
  return leg(opId, { unit, party: { dog }, delta: sql`${amount}` })
}

/** Books the park's side of all legs that the op has booked to dogs so far, for amounts that SQL calculates. */
export function counterLegs(opId: string, purpose: Purpose): Write[] {
  const booked = sql`from leg join account on account.id = leg.account_id
    where leg.op_id = ${opId} and account.dog_id is not null`
  return [
    {
      sql: sql`insert into leg (op_id, account_id, delta)
        select ${opId}, (select id from account as park where park.purpose = ${purpose} and park.unit = account.unit),
          -sum(leg.delta) ${booked} group by account.unit having sum(leg.delta) <> 0`,
    },
  ]
}

/** SQL for the balance of the dog in a unit, for demands and amounts. */
export function balanceOf(dogId: number, unit: Unit): SQL<number> {
  return sql`(select balance from account where dog_id = ${dogId} and unit = ${unit})`
}

// The account is null if it does not exist, and then the leg is refused.
function leg(opId: string, { unit, party, delta }: { unit: Unit; party: Party; delta: SQL }): Write {
  const whose = 'dog' in party ? sql`dog_id = ${party.dog}` : sql`purpose = ${party.park}`
  const accountId = sql`(select id from account where ${whose} and unit = ${unit})`
  return { sql: sql`insert into leg (op_id, account_id, delta) values (${opId}, ${accountId}, ${delta})` }
}
