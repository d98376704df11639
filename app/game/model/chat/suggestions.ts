import type { DogId } from '#durable/protocol/messages.ts'
import type { Emote } from '#durable/rules/chat.ts'
import { callOf, whisperDraft, wordsOfCommand } from './commands.ts'
import type { ChatCommand } from './commands.ts'

/** A completion at the caret. `text` replaces what was begun. */
export type Suggestion = { text: string } & (
  | { kind: 'command'; name: string }
  | { kind: 'dog'; id: DogId; name: string }
  | { kind: 'emote'; emote: Emote; word: string }
)

export type Suggestions = {
  kind: Suggestion['kind']
  list: readonly Suggestion[]
  /** The part of the draft that is replaced. */
  from: number
  to: number
  /** Whether Enter takes the first suggestion; else it sends the line as it stands. */
  isSure: boolean
}

/** The sources of suggestions: dogs without the own dog, the nearest first; emotes by their words in this language. */
export type Known = {
  commands: readonly ChatCommand[]
  dogs: readonly { id: DogId; name: string }[]
  emotes: readonly { emote: Emote; word: string }[]
}

/** The most dogs in a list; others appear as the player types on. */
const DOGS_MAX = 8

/** A name that is being typed after "@", at the start of the draft or after a space. */
const CALL = /(?:^|\s)@([^@]*)$/u

/** The suggestions at the caret; null if there are none. */
export function suggestionsAt(draft: string, caret: number, known: Known): Suggestions | null {
  const typed = draft.slice(0, caret)
  const found = typed.startsWith('/') ? ofCommand(typed, known) : ofCall(typed, known)
  return found && found.list.length > 0 ? found : null
}

/** The draft after a suggestion was taken, and the new place of the caret. */
export function taken(draft: string, { from, to }: Suggestions, { text }: Suggestion): { text: string; caret: number } {
  const before = draft.slice(0, from) + text
  // If the caret was moved back, the space that ends the suggestion may be there already.
  const after = text.endsWith(' ') ? draft.slice(to).trimStart() : draft.slice(to)
  return { text: before + after, caret: before.length }
}

/** Whether the line is complete with this suggestion, so that nothing has to follow. */
export function isWhole(suggestion: Suggestion, draft: string, commands: readonly ChatCommand[]): boolean {
  if (suggestion.kind === 'command') {
    const { takes, name, words = [] } = commandNamed(suggestion.name, commands) ?? {}
    return takes === undefined || (takes === 'dog-or-none' && [name, ...words].includes(wordsOfCommand(draft).word))
  }
  const begun = draft.startsWith('/') ? commandNamed(wordsOfCommand(draft).word, commands) : null
  return begun !== null && begun.takes !== 'dog-and-words'
}

/** The command that a draft begins with, once its word is followed by a space; else null. */
export function commandBegun<Command extends ChatCommand>(draft: string, commands: readonly Command[]): Command | null {
  return /^\/\S+\s/u.test(draft) ? commandNamed(wordsOfCommand(draft).word, commands) : null
}

export function commandNamed<Command extends ChatCommand>(name: string, commands: readonly Command[]): Command | null {
  return commands.find(({ name: own, words = [] }) => own === name || words.includes(name)) ?? null
}

function ofCommand(typed: string, known: Known): Suggestions | null {
  const { word, rest } = wordsOfCommand(typed)
  if (!/\s/u.test(typed)) {
    const list = commandsBegun(word, known.commands).map(({ name, takes }): Suggestion => {
      return { kind: 'command', name, text: takes === undefined ? `/${name}` : `/${name} ` }
    })
    return { kind: 'command', list, from: 0, to: typed.length, isSure: true }
  }
  const takes = commandNamed(word, known.commands)?.takes
  if (takes === 'emote') return ofEmotes(typed, rest, known)
  if (takes !== 'dog' && takes !== 'dog-or-none' && takes !== 'dog-and-words') return null
  const begun = rest.replace(/^["@]/u, '')
  const textOf = (call: string) => (takes === 'dog-and-words' ? whisperDraft(call) : `/${word} ${call}`)
  const calls = (dog: { id: DogId; name: string }) => textOf(callOf(dog, known.dogs))
  const { list, isSure } = dogsBegun(begun, known, calls)
  return { kind: 'dog', list, isSure: isSure && (takes !== 'dog-or-none' || begun !== ''), from: 0, to: typed.length }
}

/**
 * The commands whose name in the reader's language, or in the code, begins with a word. One that the word calls is the first, in
 * whatever language it does.
 */
function commandsBegun(word: string, commands: readonly ChatCommand[]): ChatCommand[] {
  const called = commandNamed(word, commands)
  const begun = commands.filter(({ name, words = [] }) => [name, words[0]].some((one) => one?.startsWith(word)))
  return called ? [called, ...begun.filter((one) => one !== called)] : begun
}

function ofEmotes(typed: string, rest: string, { emotes }: Known): Suggestions {
  const list = emotes
    .filter(({ word }) => begins(word, rest))
    .map(({ emote, word }): Suggestion => ({ kind: 'emote', emote, word, text: `/emote ${word}` }))
  return { kind: 'emote', list, from: 0, to: typed.length, isSure: true }
}

function ofCall(typed: string, known: Known): Suggestions | null {
  const begun = CALL.exec(typed)?.[1]
  if (begun === undefined) return null
  const from = typed.length - begun.length - 1
  const { list, isSure } = dogsBegun(begun, known, ({ name }) => `@${name} `)
  return { kind: 'dog', list, from, to: typed.length, isSure: isSure && begun !== '' }
}

function dogsBegun(begun: string, { dogs }: Known, textOf: (dog: { id: DogId; name: string }) => string) {
  const fitting = dogs.filter(({ name }) => begins(name, begun))
  const isTyped = ({ name }: { name: string }) => name.toLowerCase() === begun.toLowerCase()
  const isWritten = fitting.some(isTyped)
  // Of several dogs with the name that is typed, one has to be chosen.
  const others = fitting.filter((dog) => !isTyped(dog) || callOf(dog, dogs) !== dog.name)
  const list = others
    .slice(0, DOGS_MAX)
    .map(({ id, name }): Suggestion => ({ kind: 'dog', id, name, text: textOf({ id, name }) }))
  // A name that is typed in full is complete, even if a longer name begins with it.
  return { list, isSure: !isWritten }
}

function begins(word: string, begun: string): boolean {
  return word.toLowerCase().startsWith(begun.toLowerCase())
}
