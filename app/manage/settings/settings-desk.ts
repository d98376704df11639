import type { SettingName, Settings } from '#durable/rules/staff/settings.ts'

/** The methods of the server for the settings page. */
export type SettingsDesk = {
  settings: () => Promise<{ version: string; values: Settings }>
  /** Changes a setting; `value` is the text that `parseSetting` reads. */
  changeSetting: (change: { name: SettingName; value: string; reason: string }) => Promise<void>
}
