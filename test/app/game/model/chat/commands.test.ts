import { expect, it } from 'vitest'
import { addressedBy, callOf, parseDraft, whisperDraft } from '#app/game/model/chat/commands.ts'

const DOGS = [
  { id: 1, name: 'Bella' },
  { id: 2, name: 'Bella Boo' },
  { id: 3, name: 'Søde Åse' },
]

/** What a draft means. */
const commandOf = (typed: string) => parseDraft(typed).command

/** Whom a draft is whispered to, and what; null if it is no whisper. */
function whisperOf(typed: string, dogs: typeof DOGS) {
  const command = commandOf(typed)
  return command.do === 'whisper' ? addressedBy(command, dogs) : null
}

it('says what is no command', () => {
  expect(commandOf('hej med dig')).toEqual({ do: 'say', text: 'hej med dig' })
  expect(commandOf('5/10')).toEqual({ do: 'say', text: '5/10' })
})

it('reads /me as an action', () => {
  expect(commandOf(' /me ruller rundt')).toEqual({ do: 'say', text: 'ruller rundt', as: 'me' })
})

it('whispers to the longest matching name, with or without quotes, in any case', () => {
  expect(whisperOf('/w bella hej', DOGS)).toEqual({ to: 1, text: 'hej' })
  expect(whisperOf('/w Bella Boo hej du', DOGS)).toEqual({ to: 2, text: 'hej du' })
  expect(whisperOf('/w "bella boo" hej', DOGS)).toEqual({ to: 2, text: 'hej' })
  expect(whisperOf('/hvisk søde åse er du der?', DOGS)).toEqual({ to: 3, text: 'er du der?' })
  expect(whisperOf('/w Bella', DOGS)).toEqual({ to: 1, text: '' })
})

const TWO_BELLAS = [...DOGS, { id: 12, name: 'BELLA' }]

it('lets no whisper go to a name that several dogs have', () => {
  expect(whisperOf('/w Bella hej', TWO_BELLAS)).toEqual({ to: 'several', text: 'hej' })
})

it('whispers to the one of two dogs of a name whose id is written', () => {
  expect(whisperOf('/w Bella#12 hej', TWO_BELLAS)).toEqual({ to: 12, text: 'hej' })
  expect(whisperOf('/w Bella#1 hej', TWO_BELLAS)).toEqual({ to: 1, text: 'hej' })
  expect(whisperOf('/w Bella#3 hej', TWO_BELLAS)).toMatchObject({ to: null })
})

it('begins a whisper to either of two dogs of a name so that it reaches that one', () => {
  for (const dog of TWO_BELLAS)
    expect(whisperOf(`${whisperDraft(callOf(dog, TWO_BELLAS))}hej`, TWO_BELLAS)).toMatchObject({
      to: dog.id,
      text: 'hej',
    })
})

it('does not say a whisper to nobody, or half a command, to everybody', () => {
  expect(whisperOf('/w Rex kom', DOGS)).toEqual({ to: null, text: 'kom' })
  for (const draft of ['/', '/w', '/me', '/w  ']) expect(commandOf(draft).do).toBe('unfinished')
  expect(commandOf('/Dance hej')).toEqual({ do: 'act', name: 'dance', rest: 'hej' })
})

it('calls actions by their names, with the rest of the line as argument', () => {
  expect(commandOf('/help')).toEqual({ do: 'act', name: 'help', rest: '' })
  expect(commandOf('/Sniff  Bella Boo ')).toEqual({ do: 'act', name: 'sniff', rest: 'Bella Boo' })
})

it('begins a whisper so that it can be parsed', () => {
  for (const { id, name } of DOGS)
    expect(whisperOf(`${whisperDraft(name)}hej`, DOGS)).toMatchObject({ to: id, text: 'hej' })
})
