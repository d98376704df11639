import { expect, it } from 'vitest'
import { isHello } from '#durable/rules/npcs/hello.ts'

it.each(['hej', 'HEJ!', 'Hei alle', 'hallå där', 'hello :)', 'God morgen', 'vov', 'halløj'])(
  'hears %s as a hello',
  (text) => expect(isHello({ text })).toBe(true),
)

it.each(['where is the sea', 'hejre', 'good bones', ''])('hears %j as no hello', (text) =>
  expect(isHello({ text })).toBe(false),
)

it('hears a phrase of greeting as a hello, whatever its text is', () => {
  expect(isHello({ text: 'Good morning!', phrase: 'good-morning' })).toBe(true)
  expect(isHello({ text: 'Hello there', phrase: 'bye' })).toBe(false)
})
