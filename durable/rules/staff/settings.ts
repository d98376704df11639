/**
 * A setting that staff change while the park runs. `initial` holds until they do. Rooms go by those with `isForRooms`, and
 * hear of a change at once.
 */
type Setting = { isForRooms: boolean } & (
  | { kind: 'switch'; initial: boolean }
  /** A whole number from `least` to `most`. */
  | { kind: 'number'; unit: Unit; initial: number; least: number; most: number }
)
type Unit = 'seconds'

/**
 * Every switch and every number that staff set, each registered here alone: the page of settings, what the desk accepts,
 * the staff log, the database and the rooms (`park.settings`) read this table.
 */
export const SETTINGS = {
  /** Nobody comes in. */
  DISABLE_CLIENT: { kind: 'switch', initial: false, isForRooms: false },
  /** Nothing changes hands; a trigger of the database (migrations/0006_ledger.sql) reads it as well. */
  TRADE_FROZEN: { kind: 'switch', initial: false, isForRooms: false },
  /** [C13] From one line of a dog to its next, in every room; 0 where nobody has to wait. */
  SLOW_CHAT: { kind: 'number', unit: 'seconds', initial: 0, least: 0, most: 60, isForRooms: true },
} as const satisfies Record<string, Setting>

type Rows = typeof SETTINGS
export type SettingName = keyof Rows

/** `true` where it is switched on, or the number. */
export type SettingValue = boolean | number
type ValueOf<Row extends Setting> = Row['kind'] extends 'switch' ? boolean : number

/** What holds now. */
export type Settings = { readonly [Name in SettingName]: ValueOf<Rows[Name]> }

/** What holds now of that by which rooms go. */
export type RoomSettings = Pick<Settings, NamesWhere<{ isForRooms: true }>>

type NamesWhere<Part> = { [Name in SettingName]: Rows[Name] extends Part ? Name : never }[SettingName]
export type SwitchName = NamesWhere<{ kind: 'switch' }>
export type NumberName = NamesWhere<{ kind: 'number' }>

export const SETTING_NAMES = Object.keys(SETTINGS).filter((name): name is SettingName => name in SETTINGS)
export const ROOM_SETTING_NAMES = SETTING_NAMES.filter((name) => SETTINGS[name].isForRooms)

/** Those that every client may ask for. */
export const PUBLIC_SETTINGS = ['DISABLE_CLIENT'] as const satisfies readonly SettingName[]

/**
 * The rows of the table `setting`: how often staff have changed something by which rooms go (their word lists too), what
 * the last audit of the books found, and what staff set.
 */
export const SETTING_TYPES = ['REVISION', 'LAST_AUDIT', ...SETTING_NAMES] as const
export type SettingType = (typeof SETTING_TYPES)[number]

export function isSwitch(name: SettingName): name is SwitchName {
  return SETTINGS[name].kind === 'switch'
}

/** What the text says, as a form sends it and the database keeps it; null where the setting cannot have that value. */
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

/** Settings that were set, as the database keeps them. */
export type SettingTexts = Readonly<Partial<Record<SettingName, string>>>

/** All settings. A text that cannot be read, or is out of range by now, counts as none. */
export function settingsFrom(texts: SettingTexts): Settings {
  const valueOf = (name: SettingName) => parseSetting(name, texts[name] ?? '') ?? SETTINGS[name].initial
  return Object.fromEntries(SETTING_NAMES.map((name) => [name, valueOf(name)])) as Settings
}
