import type { SettingsDesk } from '#app/manage/settings/settings-desk.ts'
import { SETTINGS, SETTING_NAMES, parseSetting, settingsFrom } from '#durable/rules/staff/settings.ts'
import { run } from '#worker/db/query.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput } from '#worker/refusals.ts'
import { reasonFor } from '#worker/texts.ts'
import { VERSION } from '#worker/version.ts'
import { changeSetting, settingTexts } from './settings-db.ts'
import { spreadSettings } from './spread-settings.ts'

/** Settings that staff change while the park runs. */
export function settingsDesk(context: DeskContext): SettingsDesk {
  const { db, env, now } = context
  return {
    settings: forStaff(context, 'change-settings', async () => {
      const values = settingsFrom(await run(settingTexts(db, SETTING_NAMES)))
      return { version: VERSION, values }
    }),

    changeSetting: forFreshStaff(context, 'change-settings', async ({ userId }, { name, value: typed, reason }) => {
      const value = parseSetting(name, typed)
      if (value === null) throw badInput(`value: nothing that ${name} can be`)
      await changeSetting(db, { name, value }, { by: userId, reason: reasonFor(reason), now })
      if (SETTINGS[name].isForRooms) await spreadSettings(env, db)
    }),
  }
}
