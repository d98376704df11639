import { expect, it } from 'vitest'
import { callOf, commandOf, whisperDraft } from '#app/game/model/chat/commands.ts'

const DOGS = [
  { id: 1, name: 'Bella' },
  { id: 2, name: 'Bella Boo' },
  { id: 3, name: 'Søde Åse' },
]

it('says what is no command', () => {
  expect(commandOf('hej med dig', DOGS)).toEqual({ do: 'say', text: 'hej med dig' })
  expect(commandOf('5/10', DOGS)).toEqual({ do: 'say', text: '5/10' })
})

it('reads /me as an action', () => {
  expect(commandOf(' /me ruller rundt', DOGS)).toEqual({ do: 'say', text: 'ruller rundt', as: 'me' })
})

it('whispers to the longest matching name, with or without quotes, in any case', () => {
  expect(commandOf('/w bella hej', DOGS)).toEqual({ do: 'whisper', to: 1, text: 'hej' })
  expect(commandOf('/w Bella Boo hej du', DOGS)).toEqual({ do: 'whisper', to: 2, text: 'hej du' })
  expect(commandOf('/w "bella boo" hej', DOGS)).toEqual({ do: 'whisper', to: 2, text: 'hej' })
  expect(commandOf('/hvisk søde åse er du der?', DOGS)).toEqual({ do: 'whisper', to: 3, text: 'er du der?' })
  expect(commandOf('/w Bella', DOGS)).toEqual({ do: 'whisper', to: 1, text: '' })
})

const TWO_BELLAS = [...DOGS, { id: 12, name: 'BELLA' }]

it('lets no whisper go to a name that several dogs have', () => {
  expect(commandOf('/w Bella hej', TWO_BELLAS)).toEqual({ do: 'whisper', to: 'several', text: 'hej' })
})

it('whispers to the one of two dogs of a name whose id is written', () => {
  expect(commandOf('/w Bella#12 hej', TWO_BELLAS)).toEqual({ do: 'whisper', to: 12, text: 'hej' })
  expect(commandOf('/w Bella#1 hej', TWO_BELLAS)).toEqual({ do: 'whisper', to: 1, text: 'hej' })
  expect(commandOf('/w Bella#3 hej', TWO_BELLAS)).toMatchObject({ to: null })
})

it('begins a whisper to either of two dogs of a name so that it reaches that one', () => {
  for (const dog of TWO_BELLAS)
    expect(commandOf(`${whisperDraft(callOf(dog, TWO_BELLAS))}hej`, TWO_BELLAS)).toMatchObject({
      to: dog.id,
      text: 'hej',
    })
})

it('does not say a whisper to nobody, or half a command, to everybody', () => {
  expect(commandOf('/w Rex kom', DOGS)).toEqual({ do: 'whisper', to: null, text: 'kom' })
  for (const draft of ['/', '/w', '/me', '/w  ']) expect(commandOf(draft, DOGS).do).toBe('unfinished')
  expect(commandOf('/Dance hej', DOGS)).toEqual({ do: 'act', name: 'dance', rest: 'hej' })
})

it('calls actions by their names, with the rest of the line as argument', () => {
  expect(commandOf('/help', DOGS)).toEqual({ do: 'act', name: 'help', rest: '' })
  expect(commandOf('/Sniff  Bella Boo ', DOGS)).toEqual({ do: 'act', name: 'sniff', rest: 'Bella Boo' })
})

it('begins a whisper so that it can be parsed', () => {
  for (const { id, name } of DOGS)
    expect(commandOf(`${whisperDraft(name)}hej`, DOGS)).toMatchObject({ to: id, text: 'hej' })
})
