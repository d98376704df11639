import { expect, it } from 'vitest'
import { isReserved } from '#durable/rules/names/reserved.ts'

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
  ['a name behind it', 'Moderator Nord'],
  ['a name behind it', 'Moderator Nils'],
  ['another letter', 'Webmaster N'],
  ['nn for m', 'Adnnin'],
  ['cl for d', 'Moclerator'],
  ['f for t', 'Moderafor'],
  ['a capital within', 'StaffBella'],
  ['a digit between', 'Mod2Bella'],
  ['the park before it', 'Parkvagten'],
  ['crosses round it', 'xXmodXx'],
  ['a space within', 'Mode rator'],
])('[N7] a reserved word with %s is reserved: %s', (_, name) => {
  expect(isReserved(name)).toBe(true)
})

it.each(
  `Moderatorn Moderatoren Moderatorer Moderatorerne Moderatorene Moderatorerna Moderatører Moderatörerna Moderators
  Administratoren Administratören Administratörerna Admins Adminen Webmastern Webmasteren
  Vagten Vakten Vakterna Vaktene Vagterne Vaktmesteren Väktaren Vægteren Guards Ordningsvakten
  Ejeren Ejerne Eieren Eierne Ägaren Ägarna Owners Udvikleren Utviklerne Utvecklarna Developers Developern
  Staben Stabens Crewet Personalet Personalen Medarbejderne Medarbeideren Medarbetarna Ansatte Anställda
  Supporten Systemet Serveren Redaktøren Redaktörerna Redaksjonen Festkomiteen Festkommittén Festudvalget
  Spilmesteren Spillmesteren Spelmästaren Spilleder Spelledaren Gamemasters Grundlæggeren Grunnleggeren Grundaren
  Sikkerheden Säkerheten Politiet Polisen Ledelsen Styrelsen Direktøren Operatören Hjælperen Hjelpen Hjälparen`
    .trim()
    .split(/\s+/),
)('[N7] %s, in a definite or plural form, is reserved', (name) => {
  expect(isReserved(name)).toBe(true)
})

it.each(['Game Master', 'GM Rex', 'Party Committee', 'The Owner', 'TheOwner', 'Dev Bella', 'Head Admin'])(
  '[N7] %s, of several words, is reserved',
  (name) => {
    expect(isReserved(name)).toBe(true)
  },
)

const ORDINARY = `
  Astrid Adam Minna Stefan Staffan Stafford Staffy Gustaf Gustaff Mustafa Eila Ella Hermod Rigmod Modig Modesty Modest Moder
  Modern Moderat Ejnar Einar Eirik Ejvind Vakse Vaks Vagtel Admiral Vladimir Mads Garmund Stabil Supporter Helpless Helge
  Helga Devin Deva Deven Crewe Owen Servus Rooty Rot Polle Polly Pølse Polo Damina Adamina Mina Deus Guardian Boss Chef
  Kaptajn Ranger Sheriff Systra Rootbeer Personne Voff Devi Eller Ledig Styrmand Hjalmar Hjelmar Manne`

it.each(ORDINARY.trim().split(/\s+/))('[N7] %s is an ordinary name', (name) => {
  expect(isReserved(name)).toBe(false)
})

it.each(['Brad Mina', 'Team Rex', 'Rex 2', 'Bella og Max', 'Adam Minna'])(
  '[N7] %s is free, though letters of two words spell more',
  (name) => {
    expect(isReserved(name)).toBe(false)
  },
)

it.each(['Bella', 'Badminton', 'Modig', 'Devi', 'Rooty', 'Systra', 'Voff', 'Team Rex', 'Helga', 'Personne', 'Modesty'])(
  '[N7] %s is free',
  (name) => {
    expect(isReserved(name)).toBe(false)
  },
)
