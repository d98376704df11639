import type { SettingsDesk } from '#app/manage/settings/settings-desk.ts'
import { setSwitch, switches } from '#worker/db/manage/settings.ts'
import { logged } from '#worker/db/staff/log.ts'
import { VERSION } from '#worker/version.ts'
import { type DeskContext, forFreshStaff, forStaff } from './method.ts'
import { reasonFor } from './texts.ts'

/** What staff switch on and off while the park runs. */
export function settingsDesk(context: DeskContext): SettingsDesk {
  const { db, now } = context
  return {
    settings: forStaff(context, 'change-settings', async () => ({ version: VERSION, switches: await switches(db) })),

    setSwitch: forFreshStaff(context, 'change-settings', async ({ userId }, { type, isOn, reason: typed }) => {
      const reason = reasonFor(typed)
      await db.batch([
        setSwitch(db, type, isOn),
        logged(db, { at: now, staffId: userId, act: 'set-switch', reason, detail: { type, isOn } }),
      ])
    }),
  }
}
