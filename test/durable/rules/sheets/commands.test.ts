import { expect, it } from 'vitest'
import type { Language } from '#durable/rules/languages.ts'
import { commandFaults, commandWords } from '#durable/rules/sheets/commands.ts'
import type { CommandRow } from '#durable/rules/sheets/commands.ts'
import { SHEETS, sheetFaults } from '#durable/rules/sheets/sheet.ts'

const { rows } = SHEETS.commands

const changed = (id: string, changes: Partial<CommandRow>) =>
  rows.map((row) => (row.id === id ? { ...row, ...changes } : row))
const named = (id: string, language: Language, name: string) =>
  changed(id, { name: { ...rows.find((row) => row.id === id)!.name, [language]: name } })

it('[SD30] the commands of the code clash with none', () => {
  expect(sheetFaults('commands', rows)).toEqual([])
})

it('[SD30] a command answers to the name of the code and to those of all languages, each once', () => {
  expect(commandWords(rows.find(({ id }) => id === 'who')!)).toEqual(['who', 'hvem', 'vilka'])
})

it('[SD30] refuses a command that the code does not have, and a sheet without one that it has', () => {
  const strange = rows.map((row) => (row.id === 'who' ? { ...row, id: 'fly' } : row))
  expect(commandFaults(strange).filter(({ what }) => what !== 'twice')).toEqual([
    { at: 'who', what: 'missing' },
    { at: 'fly', what: 'unknown' },
  ])
})

it('[SD30] refuses a name that another command has in any language, or in the code', () => {
  expect(commandFaults(named('who', 'se', 'hvisk'))).toEqual([
    { at: 'w.name.dk', what: 'twice' },
    { at: 'w.name.no', what: 'twice' },
    { at: 'who.name.se', what: 'twice' },
  ])
  expect(commandFaults(named('who', 'dk', 'coma'))).toContainEqual({ at: 'who.name.dk', what: 'twice' })
  expect(commandFaults(named('who', 'se', 'hvem'))).toEqual([])
})

it.each(['two words', 'Hvem', 'w2', '/hvem', 'hvem!'])('[SD30] refuses the name "%s", which is no word', (name) => {
  expect(commandFaults(named('who', 'dk', name))).toEqual([{ at: 'who.name.dk', what: 'no-word' }])
})

it('[SD30] keeps whispering and help on', () => {
  expect(commandFaults(changed('w', { isOn: false }))).toEqual([{ at: 'w.isOn', what: 'always-on' }])
  expect(commandFaults(changed('help', { isOn: false }))).toEqual([{ at: 'help.isOn', what: 'always-on' }])
  expect(commandFaults(changed('clear', { isOn: false }))).toEqual([])
})
