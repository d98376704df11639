import { expect, it } from 'vitest'
import { dogNamed, parseDraft } from '#app/game/model/chat/commands.ts'
import type { ChatCommand } from '#app/game/model/chat/commands.ts'
import { commandBegun, isWhole, suggestionsAt, taken } from '#app/game/model/chat/suggestions.ts'

const DOGS = [
  { id: 3, name: 'Bella Boo' },
  { id: 1, name: 'Bella' },
  { id: 2, name: 'Åse' },
]
const EMOTES = [
  { emote: 'heart', word: 'hjerte' },
  { emote: 'laugh', word: 'griner' },
] as const
const COMMANDS: readonly ChatCommand[] = [
  { name: 'me', takes: 'words' },
  { name: 'w', takes: 'dog-and-words' },
  { name: 'emote', takes: 'emote' },
  { name: 'sniff', takes: 'dog-or-none' },
  { name: 'sit' },
  { name: 'help' },
]
const KNOWN = { commands: COMMANDS, dogs: DOGS, emotes: EMOTES }

const found = (draft: string, caret = draft.length) => suggestionsAt(draft, caret, KNOWN)
const texts = (draft: string) => found(draft)?.list.map(({ text }) => text) ?? null

/** The draft after accepting the first suggestion. */
function takeFirst(draft: string, caret = draft.length) {
  const suggestions = found(draft, caret)
  const first = suggestions?.list[0]
  return suggestions && first ? taken(draft, suggestions, first) : null
}

it('shows every command after a slash, and fewer with each letter', () => {
  expect(found('/')?.list.map((one) => one.kind === 'command' && one.name)).toEqual(COMMANDS.map(({ name }) => name))
  expect(texts('/s')).toEqual(['/sniff ', '/sit'])
  expect(texts('/SN')).toEqual(['/sniff '])
  expect(texts('/x')).toBeNull()
})

it('takes a slash within a line for a slash', () => {
  for (const draft of ['hej /s', '5/10', 'hej']) expect(found(draft)).toBeNull()
})

it('shows dogs whose names begin with the letters after an @, the nearest first, and preselects one only after a letter', () => {
  expect(texts('hej @')).toEqual(['@Bella Boo ', '@Bella ', '@Åse '])
  expect(found('hej @')?.isSure).toBe(false)
  expect(texts('hej @BE')).toEqual(['@Bella Boo ', '@Bella '])
  expect(found('hej @be')?.isSure).toBe(true)
  expect(texts('@å')).toEqual(['@Åse '])
})

it('does not complete a complete name by Enter, although another name continues it', () => {
  expect(found('@bella')).toMatchObject({ isSure: false, list: [{ name: 'Bella Boo' }] })
  expect(found('@åse')).toBeNull()
  expect(found('@Bella Boo er du der?')).toBeNull()
})

it('takes an e-mail address in a line for no mention', () => {
  expect(found('skriv til ole@b')).toBeNull()
})

it('inserts the chosen name at the caret and keeps what follows', () => {
  expect(takeFirst('hej @be')).toEqual({ text: 'hej @Bella Boo ', caret: 15 })
  expect(takeFirst('@b  er du der?', 2)).toEqual({ text: '@Bella Boo er du der?', caret: 11 })
  expect(takeFirst('/sn')).toEqual({ text: '/sniff ', caret: 7 })
})

it('inserts a name for a command that takes a dog, and room for words for a whisper', () => {
  expect(texts('/sniff bel')).toEqual(['/sniff Bella Boo', '/sniff Bella'])
  expect(texts('/w "bella b')).toEqual(['/w "Bella Boo" '])
  expect(texts('/w å')).toEqual(['/w Åse '])
  expect(texts('/kick å')).toBeNull()
  expect(texts('/me å')).toBeNull()
})

it("finds emotes by the words of the reader's language", () => {
  expect(texts('/emote ')).toEqual(['/emote hjerte', '/emote griner'])
  expect(texts('/emote HJ')).toEqual(['/emote hjerte'])
})

it('runs a complete command as soon as it is chosen', () => {
  const isFirstWhole = (draft: string) => isWhole(found(draft)!.list[0]!, draft, COMMANDS)
  expect(['/si', '/help', '/sniff å', '/emote h'].map(isFirstWhole)).toEqual([true, true, true, true])
  expect(['/sn', '/w', '/w å', 'hej @å'].map(isFirstWhole)).toEqual([false, false, false, false])
})

it('sends a command that needs no dog as it stands, until a letter of a name is typed', () => {
  const isSent = (draft: string) => found(draft)?.isSure === false || isWhole(found(draft)!.list[0]!, draft, COMMANDS)
  expect(['/sniff', '/sniff '].map(isSent)).toEqual([true, true])
  expect(found('/sniff b')?.isSure).toBe(true)
})

it('says which command is being written', () => {
  expect(
    ['/me danser', '/w Åse hej', '/me ', '/me', 'hej', '/x y'].map(
      (draft) => commandBegun(draft, COMMANDS)?.name ?? null,
    ),
  ).toEqual(['me', 'w', 'me', null, null, null])
})

it('parses a completed command as it was meant', () => {
  for (const { id, name } of DOGS) {
    const { command } = parseDraft(takeFirst(`/sniff ${name.slice(0, -1)}`)?.text ?? '')
    const wanted = DOGS.find((dog) => dog.name.startsWith(name.slice(0, -1)))
    expect(command.do === 'act' && dogNamed(command.rest, DOGS)?.id).toBe(wanted?.id ?? id)
  }
  expect(dogNamed('"Bella Boo"', DOGS)?.id).toBe(3)
  expect(dogNamed('@Åse', DOGS)?.id).toBe(2)
  expect(dogNamed('Rex', DOGS)).toBeNull()
})
