import { expect, it } from 'vitest'
import { isNotorious, isReserved } from '#durable/rules/names/reserved.ts'

it.each([
  'admin',
  'Moderator',
  'Voffpark',
  'System',
  'Administrator',
  'Support',
  'Official',
  'Staff',
  'Udvikler',
  'Utvikler',
  'Utvecklare',
  'Anställd',
  'Hjælp',
  'Hjelp',
  'Hjälp',
  'Kundtjänst',
  'Officiel',
  'Offisiell',
  'Officiell',
  'Festkomité',
])('[N7] %s is reserved', (name) => {
  expect(isReserved(name)).toBe(true)
})

it.each([
  ['digits for letters', 'Adm1n'],
  ['a capital I for an l', 'OfficiaI'],
  ['digits for letters of a title', 'M0d3rat0r'],
  ['doubled letters', 'Addminn'],
  ['rn for m', 'Adrnin'],
  ['spaces between', 'V o f f park'],
  ['stars around it', '*Staff*'],
  ['marks', 'Ådmin'],
  ['a number behind it', 'Support99'],
  ['a word beside it', 'Voffpark Team'],
  ['a name beside it', 'Mod Bella'],
  ['more letters round it', 'xXadminXx'],
])('[N7] a reserved word with %s is reserved: %s', (_, name) => {
  expect(isReserved(name)).toBe(true)
})

it.each(['Bella', 'Badminton', 'Modig', 'Devi', 'Rooty', 'Systra', 'Voff', 'Team Rex', 'Helga', 'Personne', 'Modesty'])(
  '[N7] %s is free',
  (name) => {
    expect(isReserved(name)).toBe(false)
  },
)

it.each(['hitler', 'Adolf H1tler', 'B r e i v i k', 'Göbbels', 'Goebbels', 'NAZI'])(
  '[N7] nobody is called %s',
  (name) => {
    expect(isNotorious(name)).toBe(true)
  },
)

it.each(['Adolf', 'Bella', 'Osama', 'Vidkun'])('[N7] somebody may be called %s', (name) => {
  expect(isNotorious(name)).toBe(false)
})
