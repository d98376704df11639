import { expect, it } from 'vitest'
import { EMOJI, isOnlySigns, partsOf } from '#app/game/model/chat/emoji.ts'
import { cleanText } from '#durable/rules/chat.ts'

const signsIn = (text: string) => partsOf(text).filter(({ icon }) => icon !== undefined)

it('each sign passes the cleaning of lines and is drawn', () => {
  for (const { sign, icon } of EMOJI) {
    expect(cleanText(`hej ${sign}`)).toBe(`hej ${sign}`)
    expect(partsOf(`hej ${sign}!`)).toEqual([{ text: 'hej ' }, { text: sign, icon }, { text: '!' }])
  }
  expect(new Set(EMOJI.map(({ sign }) => sign)).size).toBe(EMOJI.length)
})

it('a line in parts is the line, whatever is in it', () => {
  for (const line of ['', 'hej', '😂', '👋👋 hej 🦴', '❤ og ❤️', '<b>🐾</b>', '👍🏽 og ❤️‍🔥'])
    expect(
      partsOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
})

it('a heart is a heart with or without its variant', () => {
  expect(signsIn('❤ ❤️')).toHaveLength(2)
})

it('what is joined to another sign or to a colour is left to the machine', () => {
  expect(signsIn('👍🏽 ❤️‍🔥 🐕‍🦺')).toEqual([])
})

it('up to three signs alone are large; words or a crowd of them are not', () => {
  for (const line of ['😂', '👋 👋', '❤️❤️❤️']) expect(isOnlySigns(partsOf(line))).toBe(true)
  for (const line of ['', '  ', 'hej', 'hej 😂', '❤️❤️❤️❤️']) expect(isOnlySigns(partsOf(line))).toBe(false)
})
