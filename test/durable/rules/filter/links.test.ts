import { expect, it } from 'vitest'
import { filterWith } from '#durable/rules/filter/filter.ts'
import { hasLink } from '#durable/rules/filter/links.ts'

it.each([
  'evil.xyz',
  'bit.ly/x',
  'se evil.site',
  'http://1.2.3.4/x',
  'discord.gg/abc',
  'evil dot com',
  'evil(.)xyz',
  'evil.me/abc',
  'evil.to/abc',
  'hxxp://evil',
  'www.evil',
  'EVIL.XYZ',
  'ｅｖｉｌ．ｃｏｍ',
  'evil.co.uk',
  't.me/abc',
  'youtu.be/abc',
  'a.b.club',
  '1.2.3.4:8080',
])('[Y1] takes %s for a link', (line) => {
  expect(hasLink(line)).toBe(true)
  expect(filterWith([]).line(`se ${line}`)).toMatchObject({ outcome: 'say', isFlagged: true })
})

it.each([
  'hej.me',
  'godt.to hunde',
  'sjovt.nu',
  'ok.me too',
  'det er godt.Vi ses',
  '3.5',
  'f.eks. hund',
  'bl.a. katte',
  'kl.8',
  'og/eller',
  'han/hun',
  'a.m. p.m.',
  'osv...',
  'nej!!!...',
  'f.eks.',
  'hund/kat',
  '1/2',
  '24/12',
  't.d.',
  'dvs. at',
  '...is',
  'gå.nu',
  'ja.is',
  'vov.vov',
  'hihi.hihi',
  'se.her',
  'hm.. ja',
  ':/',
  ':-/',
  'xD.',
  'd.d.',
  'mm.',
  'kl.14.30',
  'e.g. this',
  'i.e. that',
])('[Y1] takes %s for no link', (line) => {
  expect(hasLink(line)).toBe(false)
})
