import type { DogId } from '#durable/protocol/messages.ts'
import { nameKey } from '#durable/rules/names.ts'

/** A command of the chat field, as far as writing it goes: its name, and what follows it; a whisper takes words after the dog. */
export type ChatCommand = { name: string; takes?: 'words' | 'dog' | 'dog-and-words' | 'emote' }

/**
 * What a draft asks for. `unfinished` stays in the field: it lacks what its command says. An `act` is done and not said,
 * also where there is no such command: a slip is never said to everybody.
 */
export type Command =
  | { do: 'say'; text: string; as?: 'me' }
  | { do: 'whisper'; to: DogId | null; text: string }
  | { do: 'act'; name: string; rest: string }
  | { do: 'unfinished' }

/** What goes to the room as a line. */
export type Spoken = Extract<Command, { do: 'say' | 'whisper' }>

type NamedDog = { id: DogId; name: string }

/** What a whisper may begin with beside "w". */
const WHISPERS: readonly string[] = ['w', 'whisper', 'hvisk', 'hviske', 'viska']

/** `/me text` tells what the dog does, `/w name text` is for one dog; names of two words may stand in quotes. */
export function commandOf(draft: string, dogs: Iterable<NamedDog>): Command {
  const typed = draft.trimStart()
  if (!typed.startsWith('/')) return { do: 'say', text: draft }
  const { word, rest } = wordsOfCommand(typed)
  const hasMore = rest.trim() !== ''
  if (WHISPERS.includes(word)) return hasMore ? whisperOf(rest, [...dogs]) : { do: 'unfinished' }
  if (word === 'me') return hasMore ? { do: 'say', text: rest, as: 'me' } : { do: 'unfinished' }
  if (word === '') return { do: 'unfinished' }
  return { do: 'act', name: word, rest: rest.trim() }
}

/** The word after "/", in small letters, and what comes after it. */
export function wordsOfCommand(typed: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^\/(\S*)\s*(.*)$/su.exec(typed) ?? []
  return { word: word.toLowerCase(), rest }
}

/** The dog that a command is about, by its name and nothing else. */
export function dogNamed(rest: string, dogs: Iterable<NamedDog>): NamedDog | null {
  const name = /^"([^"]*)"?$/u.exec(rest)?.[1] ?? rest.replace(/^@/u, '')
  const id = dogCalled(name, [...dogs])
  return [...dogs].find((dog) => dog.id === id) ?? null
}

function whisperOf(rest: string, dogs: readonly NamedDog[]): Command {
  const quoted = /^"([^"]*)"\s*(.*)$/su.exec(rest)
  if (quoted) return { do: 'whisper', to: dogCalled(quoted[1] ?? '', dogs), text: quoted[2] ?? '' }
  // Of two dogs called Bella and Bella Boo the longer name is meant, where it fits.
  const words = rest.split(' ')
  for (let count = words.length; count > 0; count--) {
    const to = dogCalled(words.slice(0, count).join(' '), dogs)
    if (to !== null) return { do: 'whisper', to, text: words.slice(count).join(' ') }
  }
  return { do: 'whisper', to: null, text: words.slice(1).join(' ') }
}

function dogCalled(name: string, dogs: readonly NamedDog[]): DogId | null {
  const key = nameKey(name)
  return key === '' ? null : (dogs.find((dog) => nameKey(dog.name) === key)?.id ?? null)
}

/** The beginning of a whisper to a dog, as it stands in the field. */
export function whisperDraft(name: string): string {
  return name.includes(' ') ? `/w "${name}" ` : `/w ${name} `
}

/** A draft with a dog's name at its end, so that the dog is told. */
export function withMention(draft: string, name: string): string {
  const before = draft === '' || draft.endsWith(' ') ? draft : `${draft} `
  return `${before}@${name} `
}
