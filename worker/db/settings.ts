import { eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { setting } from './schema/settings.ts'

export const SETTING_TYPES = ['DISABLE_CLIENT'] as const
export type SettingType = (typeof SETTING_TYPES)[number]

/** The value of a setting, or null where it was never set. */
export async function settingValue(db: Db, type: SettingType): Promise<string | null> {
  const row = await db.select({ value: setting.value }).from(setting).where(eq(setting.type, type)).get()
  return row?.value ?? null
}

/** Whether the park is closed to everybody (spec 3: the value '1' disables the client). */
export async function isParkClosed(db: Db): Promise<boolean> {
  return (await settingValue(db, 'DISABLE_CLIENT')) === '1'
}
