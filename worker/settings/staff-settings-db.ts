import { SETTINGS, type SettingName, type SettingValue, settingText } from '#durable/rules/staff/settings.ts'
import type { Db } from '#worker/db/client.ts'
import { setting } from '#worker/db/schema/settings.ts'
import { raiseRevision } from './settings-db.ts'
import { logged } from '#worker/records/staff-log-db.ts'

/** Sets a switch or a number, with its line in the staff log; where rooms go by it, they have something to ask for. */
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
