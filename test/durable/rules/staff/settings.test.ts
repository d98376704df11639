import { expect, it } from 'vitest'
import { SETTINGS, SETTING_NAMES, parseSetting, settingText, settingsFrom } from '#durable/rules/staff/settings.ts'

it('reads a switch that is on, and one that is off', () => {
  expect([parseSetting('TRADE_FROZEN', '1'), parseSetting('TRADE_FROZEN', '0')]).toEqual([true, false])
})

it.each(['', '2', 'true', ' 1', '01'])('reads no switch from "%s"', (text) => {
  expect(parseSetting('TRADE_FROZEN', text)).toBeNull()
})

it.each([
  ['0', 0],
  ['7', 7],
  ['60', 60],
])('reads a number in its range: "%s"', (text, value) => {
  expect(parseSetting('SLOW_CHAT', text)).toBe(value)
})

it.each(['', '61', '-1', '1.5', '1e1', ' 5', 'NaN', 'Infinity', '0x5'])('reads no number from "%s"', (text) => {
  expect(parseSetting('SLOW_CHAT', text)).toBeNull()
})

it.each(SETTING_NAMES)('the initial value of %s is one that staff can set', (name) => {
  const { initial } = SETTINGS[name]
  expect(parseSetting(name, settingText(initial))).toBe(initial)
})

it('has the initial value for a setting that was not set or is out of range', () => {
  const initial = Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].initial]))
  expect(settingsFrom({ TRADE_FROZEN: '1', SLOW_CHAT: '900' })).toEqual({ ...initial, TRADE_FROZEN: true })
})
