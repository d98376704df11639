import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { runRows } from '#worker/db/all-or-none.ts'
import type { Db } from '#worker/db/client.ts'
import { setting } from '#worker/db/schema/settings.ts'

/**
 * [V5] The invariants of the ledger, each checked in slices: a database answers one query at a time, and whoever plays
 * meanwhile waits for no more than one slice. A check of `rows` finds those of a slice that violate it; the slice is the
 * rows of `table` with keys above `after`, up to `upTo`.
 */
type Check = { rule: string; broken: (slice: { after: Key; upTo: SQL }) => SQL }
type Key = number | string
type Walk = { table: 'op' | 'item' | 'dog'; first: Key; checks: readonly Check[] }

const BALANCED: Check = {
  rule: 'the legs of an op sum to zero',
  broken: ({ after, upTo }) => sql`
    select op_id as what from leg join account on account.id = leg.account_id
    where op_id > ${after} and op_id <= ${upTo} group by op_id
    having sum(iif(unit = 'bones', delta, 0)) <> 0 or sum(iif(unit = 'karma', delta, 0)) <> 0
      or sum(iif(unit = 'level', delta, 0)) <> 0 or sum(iif(unit = 'life', delta, 0)) <> 0`,
}
const ANSWERED: Check = {
  rule: 'an op has a result',
  broken: ({ after, upTo }) => sql`select id as what from op where id > ${after} and id <= ${upTo} and result is null`,
}
const MOVED_LAST: Check = {
  rule: 'a thing is where its last move took it',
  broken: ({ after, upTo }) => sql`
    select item.id as what from item left join item_move as last on last.item_id = item.id and last.ver = item.ver
    where item.id > ${after} and item.id <= ${upTo}
      and (last.holder is not item.holder or last.slot is not item.slot or last.op_id is not item.op_id)`,
}
const WRITTEN_DOWN: Check = {
  rule: 'every move of a thing is written down',
  broken: ({ after, upTo }) => sql`
    select item.id as what from item where item.id > ${after} and item.id <= ${upTo}
      and ver <> (select count(*) from item_move where item_id = item.id)`,
}
const HELD: Check = {
  rule: 'a thing has one holder who is there',
  broken: ({ after, upTo }) => sql`
    select item.id as what from item left join dog on dog.id = cast(substr(holder, 5) as integer)
    where item.id > ${after} and item.id <= ${upTo} and holder glob 'dog:*' and dog.id is null`,
}
const WORN = 'dogs wear what they have'
const WORN_BY_THINGS: Check = {
  rule: WORN,
  broken: ({ after, upTo }) => sql`
    select id as what from item where id > ${after} and id <= ${upTo} and holder glob 'dog:*'
      and slot in ('hat', 'mouth', 'back', 'ass')
      and not exists (select 1 from wear where dog_id = cast(substr(holder, 5) as integer)
        and wear.slot = item.slot and wear.item = kind)`,
}
const WORN_BY_DOGS: Check = {
  rule: WORN,
  broken: ({ after, upTo }) => sql`
    select dog_id as what from wear where dog_id > ${after} and dog_id <= ${upTo}
      and not exists (select 1 from item where holder = 'dog:' || dog_id and item.slot = wear.slot and kind = wear.item)`,
}
const FOUR_ACCOUNTS: Check = {
  rule: 'every dog has its four accounts',
  broken: ({ after, upTo }) => sql`
    select id as what from dog where id > ${after} and id <= ${upTo}
      and (select count(*) from account where dog_id = dog.id) <> 4`,
}
const LEVEL_POINTS: Check = {
  rule: 'level points are those of the ledger',
  broken: ({ after, upTo }) => sql`
    select dog.id as what from dog join account on account.dog_id = dog.id and unit = 'level'
    where dog.id > ${after} and dog.id <= ${upTo} and level_points <> balance`,
}
const TOTALS = 'an account holds the sum of its legs'
const OWING = 'no account owes that may not'

const WALKS: readonly Walk[] = [
  { table: 'op', first: '', checks: [BALANCED, ANSWERED] },
  { table: 'item', first: 0, checks: [MOVED_LAST, WRITTEN_DOWN, HELD, WORN_BY_THINGS] },
  { table: 'dog', first: 0, checks: [FOUR_ACCOUNTS, LEVEL_POINTS, WORN_BY_DOGS] },
]

/** A violated invariant: how many rows violate it, and the id of one of them. */
export type Breach = { rule: string; broken: number; example: string }

/** How many rows were examined, and the violated invariants; none if all is well. */
export type AuditReport = { ops: number; legs: number; things: number; breaches: Breach[] }

/**
 * How far an audit has come. All of it can be kept as JSON and gone on with later.
 * - `before`: ops up to this time (epoch ms) do not change any more, and their legs are what `totals` adds up, by
 *   account. Ops since then are few; they are looked for when the balances are compared.
 * - `walk`: what is walked through now, by its number; WALKS.length stands for the accounts, and above it all is done.
 * - `after`: the last key that was examined there.
 */
export type AuditState = {
  before: number
  walk: number
  after: Key
  totals: Record<string, number>
  report: AuditReport
}

/** No op is under way for so long: a batch has given up after three seconds, and clocks differ by less. */
const SETTLED_MS = 60_000
/** How long a slice should take, ms. It is a quarter of the time that nobody should wait for the audit. */
const SLICE_MS = 12
const SLICE_ROWS = { first: 500, least: 100, most: 20_000 }

export function auditFrom(now: number): AuditState {
  const report = { ops: 0, legs: 0, things: 0, breaches: [] }
  return { before: now - SETTLED_MS, walk: 0, after: WALKS[0]?.first ?? '', totals: {}, report }
}

/** Whether the audit has examined everything. */
export function isAudited(state: AuditState): boolean {
  return state.walk > WALKS.length
}

/** Checks all invariants of the ledger, one slice after the other. It only reads. */
export async function audit(db: Db, now = Date.now()): Promise<AuditReport> {
  let state = auditFrom(now)
  while (!isAudited(state)) state = await auditFurther(db, state)
  return state.report
}

/**
 * Goes on with the audit for at most so many slices. The size of a slice follows from how long the last ones of the same
 * table took: a row of another one may take much longer.
 */
export async function auditFurther(db: Db, from: AuditState, slices = 100): Promise<AuditState> {
  let state = from
  let rows = SLICE_ROWS.first
  for (let slice = 0; slice < slices && !isAudited(state); slice += 1) {
    const startedAt = Date.now()
    const number = state.walk
    const walk = WALKS[number]
    state = walk ? await walkOn(db, state, walk, rows) : await compareBalances(db, state, rows)
    const tookMs = Math.max(1, Date.now() - startedAt)
    const fitting = rows * Math.min(2, Math.max(1 / 4, SLICE_MS / tookMs))
    const isNew = state.walk !== number
    rows = isNew ? SLICE_ROWS.first : Math.round(Math.min(SLICE_ROWS.most, Math.max(SLICE_ROWS.least, fitting)))
  }
  return state
}

async function walkOn(db: Db, state: AuditState, { table, checks }: Walk, rows: number): Promise<AuditState> {
  const { after, before } = state
  const keys = sql`select id from ${sql.identifier(table)} where id > ${after} order by id limit ${rows}`
  const upTo = sql`(select max(id) from (${keys}))`
  const [edges, sums = [], ...found] = await runRows<Row>(db, [
    sql`select max(id) as upTo, count(*) as found from (${keys})`,
    table === 'op' ? sumsOf({ after, upTo, before }) : sql`select 1 where 0`,
    ...checks.map(
      ({ broken }) => sql`
      select count(*) as broken, cast(min(what) as text) as example from (${broken({ after, upTo })})`,
    ),
  ])
  const edge = edges?.[0]
  const breaches = checks.flatMap(({ rule }, index) => breachOf(rule, found[index]?.[0]))
  const examined = edge?.found ?? 0
  const { totals } = state
  let legs = 0
  for (const { account = 0, total = 0, count = 0 } of sums) {
    totals[account] = (totals[account] ?? 0) + total
    legs += count
  }
  const report = {
    ops: state.report.ops + (table === 'op' ? examined : 0),
    legs: state.report.legs + legs,
    things: state.report.things + (table === 'item' ? examined : 0),
    breaches: added(state.report.breaches, breaches),
  }
  return { ...state, report, ...next(state, { isLast: examined < rows, upTo: edge?.upTo ?? null }) }
}

/** The legs of a slice of ops, by account. */
function sumsOf({ after, upTo, before }: { after: Key; upTo: SQL; before: number }): SQL {
  return sql`select account_id as account, sum(delta) as total, count(*) as count
    from leg join op on op.id = op_id where op_id > ${after} and op_id <= ${upTo} and op.at <= ${before}
    group by account_id`
}

/** Compares the balances of a slice of accounts with what their legs add up to, those of the newest ops as well. */
async function compareBalances(db: Db, state: AuditState, rows: number): Promise<AuditState> {
  const { before, after } = state
  // By the index of ops: those of each user, and those of the park itself. A cross join keeps the order of the tables.
  const newest = sql`select op.id from user cross join op on op.actor = user.id and op.at > ${before}
    union all select id from op where actor is null and at > ${before}`
  const [accounts = []] = await runRows<Row>(db, [
    sql`with lately as materialized (
        select account_id, sum(delta) as total from (${newest}) as newest cross join leg on leg.op_id = newest.id group by account_id)
      select id as account, balance, may_owe as mayOwe,
        coalesce((select total from lately where account_id = account.id), 0) as total
      from account where id > ${after} order by id limit ${rows}`,
  ])
  const wrong = accounts.filter(
    ({ account = 0, balance = 0, total = 0 }) => balance !== (state.totals[account] ?? 0) + total,
  )
  const owing = accounts.filter(({ balance = 0, mayOwe }) => balance < 0 && mayOwe !== 1)
  const breaches = [
    ...breachOf(TOTALS, { broken: wrong.length, example: String(wrong[0]?.account) }),
    ...breachOf(OWING, { broken: owing.length, example: String(owing[0]?.account) }),
  ]
  const report = { ...state.report, breaches: added(state.report.breaches, breaches) }
  return {
    ...state,
    report,
    ...next(state, { isLast: accounts.length < rows, upTo: accounts.at(-1)?.account ?? null }),
  }
}

/** The columns of all queries of the audit. */
type Row = {
  upTo?: Key | null
  found?: number
  broken?: number
  example?: string
  account?: number
  total?: number
  count?: number
  balance?: number
  mayOwe?: number
}

function next({ walk, after }: AuditState, { isLast, upTo }: { isLast: boolean; upTo: Key | null }) {
  return isLast ? { walk: walk + 1, after: WALKS[walk + 1]?.first ?? 0 } : { walk, after: upTo ?? after }
}

function breachOf(rule: string, { broken = 0, example = '' }: Row = {}): Breach[] {
  return broken > 0 ? [{ rule, broken, example }] : []
}

function added(breaches: readonly Breach[], more: readonly Breach[]): Breach[] {
  const sum = breaches.map((breach) => ({ ...breach }))
  for (const breach of more) {
    const known = sum.find(({ rule }) => rule === breach.rule)
    if (known) known.broken += breach.broken
    else sum.push(breach)
  }
  return sum
}

/** [V5] Stops everything that moves value until somebody has repaired the ledger and deleted the setting. */
export async function freezeTrade(db: Db): Promise<void> {
  const frozen = { type: 'TRADE_FROZEN', value: '1' } as const
  await db
    .insert(setting)
    .values(frozen)
    .onConflictDoUpdate({ target: setting.type, set: { value: '1' } })
}
