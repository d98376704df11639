import { SWITCHES, type Switch } from '#durable/rules/staff/settings.ts'
import { inArray } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { setting } from '../schema/settings.ts'

export async function switches(db: Db): Promise<{ type: Switch; isOn: boolean }[]> {
  const rows = await db.select().from(setting).where(inArray(setting.type, SWITCHES))
  return SWITCHES.map((type) => ({ type, isOn: rows.some((row) => row.type === type && row.value === '1') }))
}

/** The statement that does it. */
export function setSwitch(db: Db, type: Switch, isOn: boolean) {
  const value = isOn ? '1' : '0'
  return db.insert(setting).values({ type, value }).onConflictDoUpdate({ target: setting.type, set: { value } })
}
