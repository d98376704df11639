import type { SettingType } from '#durable/rules/staff/settings.ts'
import { eq } from 'drizzle-orm'
import { type Query, run, query } from './query.ts'
import type { Db } from './client.ts'
import { setting } from './schema/settings.ts'

/** The value of a setting, or null where it was never set. */
export async function settingValue(db: Db, type: SettingType): Promise<string | null> {
  return run(valueOf(db, type, (value) => value))
}

/** Whether the park is closed to everybody. */
export function isParkClosed(db: Db): Query<boolean> {
  return valueOf(db, 'DISABLE_CLIENT', (value) => value === '1')
}

function valueOf<Answer>(db: Db, type: SettingType, read: (value: string | null) => Answer): Query<Answer> {
  const rows = db.select({ value: setting.value }).from(setting).where(eq(setting.type, type))
  return query(rows, ([row]) => read(row?.value ?? null))
}
