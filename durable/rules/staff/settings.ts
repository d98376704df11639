/** What staff switch on and off while the park runs; each is '1' or not. */
export const SWITCHES = ['DISABLE_CLIENT', 'TRADE_FROZEN'] as const
export type Switch = (typeof SWITCHES)[number]

/** Those that every client may ask for. */
export const PUBLIC_SETTINGS = ['DISABLE_CLIENT'] as const satisfies readonly Switch[]

/** All that is kept as a setting: the switches, and what the last audit of the books found. */
export const SETTING_TYPES = [...SWITCHES, 'LAST_AUDIT'] as const
export type SettingType = (typeof SETTING_TYPES)[number]
