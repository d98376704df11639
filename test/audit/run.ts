// Measures how long the nightly audit takes, on a database with a million ops that the same triggers have checked.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { audit } from '#worker/ledger/audit.ts'
import { setUpDatabase } from '#worker/local/database.ts'
import { httpDatabase } from '#worker/local/server/http-database.ts'
import { miniflareDatabase } from '#worker/local/server/miniflare-options.ts'

const OPS = Number(process.argv[2] ?? 1_000_000)
const DOGS = 1000
const CHUNK = 10_000
const AUDIT_MAX_S = 30

const folder = mkdtempSync(join(tmpdir(), 'voffpark-audit-'))
await setUpDatabase(folder, 'empty')
const miniflare = new Miniflare(miniflareDatabase(folder))
try {
  const d1 = httpDatabase(miniflare)
  const started = performance.now()
  await settle(d1)
  for (let from = 0; from < OPS; from += CHUNK) await play(d1, from, Math.min(OPS, from + CHUNK))
  const played = performance.now()
  const { ops, legs, things, breaches } = await audit(openDbAtLeisure(d1))
  const seconds = (performance.now() - played) / 1000
  console.log(`made in ${((played - started) / 1000).toFixed(0)} s: ${ops} ops, ${legs} legs, ${things} things`)
  console.log(`audited in ${seconds.toFixed(1)} s (at most ${AUDIT_MAX_S}): ${breaches.length} breaches`)
  process.exitCode = breaches.length === 0 && seconds < AUDIT_MAX_S ? 0 : 1
} finally {
  await miniflare.dispose()
  rmSync(folder, { recursive: true })
}

async function settle(d1: D1Database): Promise<void> {
  const upTo = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${DOGS})`
  await d1.batch([
    d1.prepare(`${upTo} insert into user (issuer, sub, username, username_key, language, created_at)
      select 'audit', 'audit-' || i, 'audit-' || i, 'audit-' || i, 'en', 0 from n`),
    d1.prepare(`${upTo} insert into dog (user_id, name, name_key, color, shadow_color, pack, born_at, created_at)
      select (select id from user where sub = 'audit-' || i), 'audit-' || i, 'audit-' || i, '#c08040', '#865a2d', 0, 0, 0 from n`),
    d1.prepare(`insert into account (purpose, unit) values ('digging', 'bones')`),
  ])
}

/** Each op digs up bones for a dog, and each tenth also makes a thing. */
async function play(d1: D1Database, from: number, to: number): Promise<void> {
  const span = `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1})`
  const dog = `(select id from dog where name_key = 'audit-' || (1 + i % ${DOGS}))`
  await d1.batch([
    d1.prepare(`${span} insert into op (id, kind, request_hash, at) select printf('%036d', i), 'dig', '', i from n`),
    d1.prepare(`${span} insert into leg (op_id, account_id, delta)
      select printf('%036d', i), (select id from account where dog_id = ${dog} and unit = 'bones'), 1 + i % 3 from n`),
    d1.prepare(`${span} insert into leg (op_id, account_id, delta)
      select printf('%036d', i), (select id from account where purpose = 'digging' and unit = 'bones'), -1 - i % 3 from n`),
    d1.prepare(`${span} insert into item (kind, holder, slot, op_id)
      select 'crown', 'dog:' || ${dog}, 'bag:' || i, printf('%036d', i) from n where i % 10 = 0`),
    d1.prepare(`${span} update op set result = '{}' where id in (select printf('%036d', i) from n)`),
  ])
}
