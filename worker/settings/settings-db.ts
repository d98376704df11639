import { eq, inArray, sql } from 'drizzle-orm'
import { SETTINGS, settingText } from '#durable/rules/staff/settings.ts'
import type { SettingName, SettingTexts, SettingType, SettingValue } from '#durable/rules/staff/settings.ts'
import type { Db } from '#worker/db/client.ts'
import { query, run } from '#worker/db/query.ts'
import type { Query } from '#worker/db/query.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** The value of a setting; null if it was never set. */
export async function settingValue(db: Db, type: SettingType): Promise<string | null> {
  return run(valueOf(db, type, (value) => value))
}

/** Whether the park is closed to everybody. */
export function isParkClosed(db: Db): Query<boolean> {
  return valueOf(db, 'DISABLE_CLIENT', (value) => value === '1')
}

/** Whether staff have switched the service worker off. */
export async function isServiceWorkerOff(db: Db): Promise<boolean> {
  return (await settingValue(db, 'DISABLE_SERVICE_WORKER')) === '1'
}

function valueOf<Answer>(db: Db, type: SettingType, read: (value: string | null) => Answer): Query<Answer> {
  const rows = db.select({ value: setting.value }).from(setting).where(eq(setting.type, type))
  return query(rows, ([row]) => read(row?.value ?? null))
}

// A database that is older than the row REVISION numbers the settings by the last change of the word lists.
const REVISION = sql<number>`coalesce(
  (select cast(value as integer) from setting where type = 'REVISION'),
  (select max(id) from word_change),
  0)`

/** The number of changes to settings that rooms use. A room that knows a lower number fetches them. */
export function settingsRevision(db: Db): Query<number> {
  return query(db.select({ settingsRevision: REVISION }).from(sql`(select 1)`), ([row]) => row?.settingsRevision ?? 0)
}

/** For the batch of every change to settings that rooms use. */
export function raiseRevision(db: Db) {
  const value = sql`${REVISION} + 1`
  return db
    .insert(setting)
    .values({ type: 'REVISION', value })
    .onConflictDoUpdate({ target: setting.type, set: { value } })
}

/** The values of those of these settings that staff have set. */
export function settingTexts(db: Db, names: readonly SettingName[]): Query<SettingTexts> {
  const rows = db.select().from(setting).where(inArray(setting.type, names))
  return query(rows, (found) => Object.fromEntries(found.map(({ type, value }) => [type, value])))
}

/** Sets a switch or a number, with its line in the staff log. If rooms use it, the revision is raised. */
export async function changeSetting(
  db: Db,
  { name, value }: { name: SettingName; value: SettingValue },
  { by, reason, now }: { by: number; reason: string; now: number },
): Promise<void> {
  const text = settingText(value)
  await db.batch([
    db
      .insert(setting)
      .values({ type: name, value: text })
      .onConflictDoUpdate({ target: setting.type, set: { value: text } }),
    logged(db, { at: now, staffId: by, act: 'change-setting', reason, detail: { setting: name, value } }),
    ...(SETTINGS[name].isForRooms ? [raiseRevision(db)] : []),
  ])
}
