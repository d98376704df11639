import type { SettingType } from '#durable/rules/staff/settings.ts'
import { eq } from 'drizzle-orm'
import { type Question, ask, question } from './asking.ts'
import type { Db } from './client.ts'
import { setting } from './schema/settings.ts'

/** The value of a setting, or null where it was never set. */
export async function settingValue(db: Db, type: SettingType): Promise<string | null> {
  return ask(valueOf(db, type, (value) => value))
}

/** Whether the park is closed to everybody (spec 3: the value '1' disables the client). */
export function isParkClosed(db: Db): Question<boolean> {
  return valueOf(db, 'DISABLE_CLIENT', (value) => value === '1')
}

function valueOf<Answer>(db: Db, type: SettingType, read: (value: string | null) => Answer): Question<Answer> {
  const rows = db.select({ value: setting.value }).from(setting).where(eq(setting.type, type))
  return question(rows, ([row]) => read(row?.value ?? null))
}
