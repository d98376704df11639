import type { D1Database } from '@cloudflare/workers-types'

/** The audit as it was before it had slices: one query for each invariant, over the whole of its tables. */
const WHOLE_QUERIES = [
  `select count(*) from (select op_id as what from leg join account on account.id = leg.account_id group by op_id
    having sum(iif(unit = 'bones', delta, 0)) <> 0 or sum(iif(unit = 'karma', delta, 0)) <> 0
      or sum(iif(unit = 'level', delta, 0)) <> 0 or sum(iif(unit = 'life', delta, 0)) <> 0)`,
  `select count(*) from (select account.id as what from account
    left join (select account_id, sum(delta) as total from leg group by account_id) on account_id = account.id
    where balance <> coalesce(total, 0))`,
  `select count(*) from op where result is null`,
  `select count(*) from (select item.id as what from item left join item_move on item_id = item.id
    group by item.id having count(item_id) <> item.ver)`,
]

export async function auditByWholeQueries(d1: D1Database): Promise<void> {
  for (const query of WHOLE_QUERIES) await d1.prepare(query).all()
}
