import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { osloDay, osloMonth } from '#durable/rules/life/days.ts'
import { TERMS } from '#durable/rules/users/terms.ts'
import { NOON } from '#test/support/park.ts'
import { migrations } from '#worker/local/server/state.ts'
import { isStaff, userOf } from '../ignores.ts'

/** More dogs than a simulation has players. */
const DOGS = 8

/** [PC1] Dogs whose users sit on the party committee, and for how long, ms: one term ends while the others play. */
const SITTING: ReadonlyMap<number, number> = new Map([
  [3, 40_000],
  [4, 30 * 24 * 60 * 60_000],
])

let template: string | null = null

/**
 * A new database with all migrations, and users with a dog each, which has some bones and two things. It is a copy of one
 * that was migrated once, since that takes as long as a short simulation.
 */
export function openCopy(): DatabaseSync {
  template ??= makeTemplate()
  const file = `${template}.copy`
  copyFileSync(template, file)
  const sqlite = new DatabaseSync(file)
  sqlite.exec(
    'pragma locking_mode = exclusive; pragma journal_mode = memory; pragma synchronous = off; pragma temp_store = memory',
  )
  // An open file is there until it is closed.
  rmSync(file)
  return sqlite
}

function makeTemplate(): string {
  const sqlite = new DatabaseSync(':memory:')
  for (const name of migrations()) sqlite.exec(readFileSync(join('migrations', name), 'utf8'))
  for (let dog = 1; dog <= DOGS; dog++) sqlite.exec(birthOf(dog))
  for (const [dog, ms] of SITTING) sqlite.exec(termOf(dog, ms))
  const folder = mkdtempSync(join(tmpdir(), 'simulate-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'template.sqlite')
  sqlite.exec(`vacuum into '${file}'`)
  return file
}

function birthOf(dog: number): string {
  const op = `outfit:${dog}`
  const holder = `dog:${dog}`
  return `
    insert into user (id, issuer, sub, username, username_key, language, created_at, moderator, terms_version)
    values (${userOf(dog)}, 'local', 'user ${dog}', 'user ${dog}', 'user ${dog}', 'en', ${NOON}, ${Number(isStaff(dog))}, ${TERMS.version});
    insert into dog (id, user_id, name, name_key, color, shadow_color, pack, born_at, life_day, created_at)
    values (${dog}, ${userOf(dog)}, 'dog ${dog}', 'dog ${dog}', '#c08040', '#86592d', 0, ${NOON}, ${osloDay(NOON)}, ${NOON});
    begin;
    pragma defer_foreign_keys = on;
    insert into leg (op_id, account_id, delta) select '${op}', id, iif(dog_id is null, -25, 25) from account
    where unit = 'bones' and (dog_id = ${dog} or purpose = 'birth');
    insert into item (kind, holder, slot, op_id)
    values ('beanie', '${holder}', 'bag:0', '${op}'), ('beanie', '${holder}', 'back', '${op}');
    insert into op (id, kind, request_hash, at, result) values ('${op}', 'outfit', '', ${NOON}, '{}');
    commit;`
}

function termOf(dog: number, ms: number): string {
  return `
    insert into committee_term (user_id, dog_id, seat, month, starts_at, until, appointed_at)
    values (${userOf(dog)}, ${dog}, ${dog % 4}, ${osloMonth(NOON)}, ${NOON - 1}, ${NOON + ms}, ${NOON - 1});`
}
