import type { Switch } from '#durable/rules/staff/settings.ts'

/** What the page of settings asks of the server. */
export type SettingsDesk = {
  settings: () => Promise<{ version: string; switches: { type: Switch; isOn: boolean }[] }>
  setSwitch: (change: { type: Switch; isOn: boolean; reason: string }) => Promise<void>
}
