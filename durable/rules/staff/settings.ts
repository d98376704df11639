/**
 * A setting that staff change while the park runs. `initial` holds until they do. A change of one with `isForRooms` is
 * sent to the rooms at once.
 */
type Setting = { isForRooms: boolean } & (
  | { kind: 'switch'; initial: boolean }
  /** A whole number from `least` to `most`. */
  | { kind: 'number'; unit: Unit; initial: number; least: number; most: number }
)
type Unit = 'seconds'

/**
 * All switches and numbers that staff set. This is the only place where one is registered: the settings page, the
 * checks of the desk, the staff log, the database and the rooms (`park.settings`) read this table.
 */
export const SETTINGS = {
  /** Nobody may enter the park. */
  DISABLE_CLIENT: { kind: 'switch', initial: false, isForRooms: false },
  /** Browsers that have our service worker (worker/service-worker) remove it, and no browser installs it. */
  DISABLE_SERVICE_WORKER: { kind: 'switch', initial: false, isForRooms: false },
  /** Nothing of value changes hands. A trigger of the database (migrations/0006_ledger.sql) reads it as well. */
  TRADE_FROZEN: { kind: 'switch', initial: false, isForRooms: false },
  /** [C13] The least time between two lines of a dog, in every room; 0 for no limit. */
  SLOW_CHAT: { kind: 'number', unit: 'seconds', initial: 0, least: 0, most: 60, isForRooms: true },
} as const satisfies Record<string, Setting>

type Rows = typeof SETTINGS
export type SettingName = keyof Rows

/** Whether the switch is on, or the number. */
export type SettingValue = boolean | number
type ValueOf<Row extends Setting> = Row['kind'] extends 'switch' ? boolean : number

/** The present value of each setting. */
export type Settings = { readonly [Name in SettingName]: ValueOf<Rows[Name]> }

/** The present values of the settings that rooms use. */
export type RoomSettings = Pick<Settings, NamesWhere<{ isForRooms: true }>>

type NamesWhere<Part> = { [Name in SettingName]: Rows[Name] extends Part ? Name : never }[SettingName]
export type SwitchName = NamesWhere<{ kind: 'switch' }>
export type NumberName = NamesWhere<{ kind: 'number' }>

export const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)
export const ROOM_SETTING_NAMES = SETTING_NAMES.filter((name) => SETTINGS[name].isForRooms)

/** The settings that every client may read. */
export const PUBLIC_SETTINGS = ['DISABLE_CLIENT'] as const satisfies readonly SettingName[]

/**
 * The rows of the table `setting`. REVISION counts the changes of what rooms use (settings and word lists), LAST_AUDIT
 * is the result of the latest audit of the ledger, AUDIT_STATE how far the next one has come while it is under way,
 * TRIP_PROBE is there while the database is timed, and the others are the settings themselves.
 */
export const SETTING_TYPES = ['REVISION', 'LAST_AUDIT', 'AUDIT_STATE', 'TRIP_PROBE', ...SETTING_NAMES] as const
export type SettingType = (typeof SETTING_TYPES)[number]

export function isSwitch(name: SettingName): name is SwitchName {
  return SETTINGS[name].kind === 'switch'
}

/** Parses a setting as a form sends it and the database stores it; null if the setting cannot have that value. */
export function parseSetting(name: SettingName, text: string): SettingValue | null {
  const row: Setting = SETTINGS[name]
  if (row.kind === 'switch') return text === '1' ? true : text === '0' ? false : null
  const value = Number(text)
  return /^\d+$/.test(text) && value >= row.least && value <= row.most ? value : null
}

/** The text that `parseSetting` reads. */
export function settingText(value: SettingValue): string {
  return String(Number(value))
}

/** The settings that staff have changed, as texts of the database. */
export type SettingTexts = Readonly<Partial<Record<SettingName, string>>>

/** The values of all settings. A text that is malformed, or out of range by now, counts as not set. */
export function settingsFrom(texts: SettingTexts): Settings {
  const valueOf = (name: SettingName) => parseSetting(name, texts[name] ?? '') ?? SETTINGS[name].initial
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name)])) as Settings
}
