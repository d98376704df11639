import type { SettingName, Settings } from '#durable/rules/staff/settings.ts'

/** What the page of settings asks of the server. */
export type SettingsDesk = {
  settings: () => Promise<{ version: string; values: Settings }>
  /** The value as `parseSetting` reads it. */
  changeSetting: (change: { name: SettingName; value: string; reason: string }) => Promise<void>
}
