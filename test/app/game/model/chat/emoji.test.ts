import { expect, it } from 'vitest'
import { EMOJI, isOnlySigns, partsOf } from '#app/game/model/chat/emoji.ts'
import { cleanText } from '#durable/rules/chat.ts'

const signsIn = (text: string) => partsOf(text).filter(({ icon }) => icon !== undefined)

it('has only signs that pass the cleaning of lines and are drawn', () => {
  for (const { sign, icon } of EMOJI) {
    expect(cleanText(`hej ${sign}`)).toBe(`hej ${sign}`)
    expect(partsOf(`hej ${sign}!`)).toEqual([{ text: 'hej ' }, { text: sign, icon }, { text: '!' }])
  }
  expect(new Set(EMOJI.map(({ sign }) => sign)).size).toBe(EMOJI.length)
})

it('splits a line into parts that join to the same line', () => {
  for (const line of ['', 'hej', '😂', '👋👋 hej 🦴', '❤ og ❤️', '<b>🐾</b>', '👍🏽 og ❤️‍🔥'])
    expect(
      partsOf(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe(line)
})

it('draws a heart with or without its variation selector', () => {
  expect(signsIn('❤ ❤️')).toHaveLength(2)
})

it('leaves a sign that is joined to another one or to a skin colour to the browser', () => {
  expect(signsIn('👍🏽 ❤️‍🔥 🐕‍🦺')).toEqual([])
})

it('shows up to three signs alone large, and more or words not', () => {
  for (const line of ['😂', '👋 👋', '❤️❤️❤️']) expect(isOnlySigns(partsOf(line))).toBe(true)
  for (const line of ['', '  ', 'hej', 'hej 😂', '❤️❤️❤️❤️']) expect(isOnlySigns(partsOf(line))).toBe(false)
})
