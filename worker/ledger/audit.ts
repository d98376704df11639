import { sql } from 'drizzle-orm'
import type { Db } from '#worker/db/client.ts'
import { setting } from '#worker/db/schema/settings.ts'

/** [V5] The invariants of the ledger. Each query finds the rows that violate one. */
const CHECKS = {
  'the legs of an op sum to zero': `
    select op_id as what from leg join account on account.id = leg.account_id group by op_id
    having sum(iif(unit = 'bones', delta, 0)) <> 0 or sum(iif(unit = 'karma', delta, 0)) <> 0
      or sum(iif(unit = 'level', delta, 0)) <> 0 or sum(iif(unit = 'life', delta, 0)) <> 0`,
  'an account holds the sum of its legs': `
    select account.id as what from account
    left join (select account_id, sum(delta) as total from leg group by account_id) on account_id = account.id
    where balance <> coalesce(total, 0)`,
  'no dog has less than nothing': `select id as what from account where dog_id is not null and balance < 0`,
  'every dog has its four accounts': `
    select dog.id as what from dog left join account on account.dog_id = dog.id group by dog.id having count(account.id) <> 4`,
  'an op has a result': `select id as what from op where result is null`,
  'a thing is where its last move took it': `
    select item.id as what from item left join item_move as last on last.item_id = item.id and last.ver = item.ver
    where last.holder is not item.holder or last.slot is not item.slot or last.op_id is not item.op_id`,
  'every move of a thing is written down': `
    select item.id as what from item left join item_move on item_id = item.id
    group by item.id having count(item_id) <> item.ver`,
  'a thing has one holder who is there': `
    select item.id as what from item left join dog on dog.id = cast(substr(holder, 5) as integer)
    where holder glob 'dog:*' and dog.id is null`,
  'dogs wear what they have': `
    select dog_id as what from wear where not exists (select 1 from item where holder = 'dog:' || dog_id
      and item.slot = wear.slot and kind = wear.item)
    union all select id from item where holder glob 'dog:*' and slot in ('hat', 'mouth', 'back', 'ass')
      and not exists (select 1 from wear where dog_id = cast(substr(holder, 5) as integer)
        and wear.slot = item.slot and wear.item = kind)`,
  'level points are those of the ledger': `
    select dog.id as what from dog join account on account.dog_id = dog.id and unit = 'level'
    where level_points <> balance`,
} as const

/** A violated invariant: how many rows violate it, and the id of one of them. */
export type Breach = { rule: string; broken: number; example: string }

/** How many rows were examined, and the violated invariants; none if all is well. */
export type AuditReport = { ops: number; legs: number; things: number; breaches: Breach[] }

/** Checks all invariants of the ledger. It only reads. */
export async function audit(db: Db): Promise<AuditReport> {
  const breaches: Breach[] = []
  for (const [rule, query] of Object.entries(CHECKS)) {
    const found = sql.raw(`select count(*) as broken, cast(min(what) as text) as example from (${query})`)
    const { broken, example } = await db.get<{ broken: number; example: string }>(found)
    if (broken > 0) breaches.push({ rule, broken, example })
  }
  const size = sql`select (select count(*) from op) as ops, (select count(*) from leg) as legs, (select count(*) from item) as things`
  return { ...(await db.get<Omit<AuditReport, 'breaches'>>(size)), breaches }
}

/** [V5] Stops everything that moves value until somebody has repaired the ledger and deleted the setting. */
export async function freezeTrade(db: Db): Promise<void> {
  const frozen = { type: 'TRADE_FROZEN', value: '1' } as const
  await db
    .insert(setting)
    .values(frozen)
    .onConflictDoUpdate({ target: setting.type, set: { value: '1' } })
}
