import type { DogId } from '#durable/protocol/messages.ts'
import { nameKey } from '#durable/rules/names.ts'

/** A command of the chat field: its name, and what follows it, which it needs unless that is `dog-or-none`. */
export type ChatCommand = {
  name: string
  /** All words that it answers to, first the name that the code has for it; absent if that is the only one. */
  words?: readonly string[]
  takes?: 'words' | 'dog' | 'dog-or-none' | 'dog-and-words' | 'emote' | 'room' | 'thing'
}

/**
 * What a draft means. `unfinished` lacks what its command needs, so it stays in the field. Any other word after "/" is
 * an `act`, also if there is no such command, so that a mistyped command is never said to everybody. Whom a whisper
 * begins with depends on who is here when it is sent: `addressedBy` finds out.
 */
export type Command =
  | { do: 'say'; text: string; as?: 'me' }
  | { do: 'whisper'; rest: string }
  | { do: 'act'; name: string; rest: string }
  | { do: 'unfinished' }

/**
 * A command as administrators have published it: `key` is the name that the code has for it, `words` are all that it answers to,
 * `name` and `help` are in the reader's language.
 */
export type PublishedCommand = {
  key: string
  words: readonly string[]
  name: string
  help: string
  isOn: boolean
}

/** A draft as it was typed, and what it means. */
export type Draft = { typed: string; command: Command }

/** A command that is sent to the room as a line. */
export type Spoken = Extract<Command, { do: 'say' | 'whisper' }>

type NamedDog = { id: DogId; name: string }

/** The names of the whisper command in all languages. */
const WHISPERS: readonly string[] = ['w', 'whisper', 'hvisk', 'hviske', 'viska']

/**
 * Parses a draft. `/me text` says what the dog does, `/w name text` is a whisper; a name of two words may be quoted. They answer
 * to the names that were published, too.
 */
export function parseDraft(typed: string, published: readonly PublishedCommand[] = []): Draft {
  return { typed, command: commandOf(typed, published) }
}

function commandOf(typed: string, published: readonly PublishedCommand[]): Command {
  const begun = typed.trimStart()
  if (!begun.startsWith('/')) return { do: 'say', text: typed }
  const { word, rest } = wordsOfCommand(begun)
  const hasMore = rest.trim() !== ''
  const meant = commandMeant(word, published)
  if (meant === 'w') return hasMore ? { do: 'whisper', rest } : { do: 'unfinished' }
  if (meant === 'me') return hasMore ? { do: 'say', text: rest, as: 'me' } : { do: 'unfinished' }
  if (word === '') return { do: 'unfinished' }
  return { do: 'act', name: word, rest: rest.trim() }
}

/** The name that the code has for the command that a word calls; null for one that is switched off. */
function commandMeant(word: string, published: readonly PublishedCommand[]): string | null {
  const called = published.find(({ words }) => words.includes(word))
  if (called) return called.isOn ? called.key : null
  return WHISPERS.includes(word) ? 'w' : word
}

/** Splits a command into its word in small letters, without the "/", and the rest. */
export function wordsOfCommand(typed: string): { word: string; rest: string } {
  const [, word = '', rest = ''] = /^\/(\S*)\s*(.*)$/su.exec(typed) ?? []
  return { word: word.toLowerCase(), rest }
}

/** The dog whose name is all that follows a command; null if there is none. */
export function dogNamed(rest: string, dogs: Iterable<NamedDog>): NamedDog | null {
  const name = /^"([^"]*)"?$/u.exec(rest)?.[1] ?? rest.replace(/^@/u, '')
  const id = dogCalled(name, [...dogs])
  return [...dogs].find((dog) => dog.id === id) ?? null
}

/** Whom of `dogs` a whisper is for, and its text; `to` is null for a name that none of them has. */
export function addressedBy(
  { rest }: Extract<Command, { do: 'whisper' }>,
  dogs: readonly NamedDog[],
): { to: DogId | 'several' | null; text: string } {
  const quoted = /^"([^"]*)"\s*(.*)$/su.exec(rest)
  if (quoted) return { to: dogCalled(quoted[1] ?? '', dogs), text: quoted[2] ?? '' }
  // The longest name that fits is meant: "Bella Boo" before "Bella".
  const words = rest.split(' ')
  for (let count = words.length; count > 0; count--) {
    const to = dogCalled(words.slice(0, count).join(' '), dogs)
    if (to !== null) return { to, text: words.slice(count).join(' ') }
  }
  return { to: null, text: words.slice(1).join(' ') }
}

/** Where several dogs are called so none of them is meant: words for one must never reach another. */
function dogCalled(name: string, dogs: readonly NamedDog[]): DogId | 'several' | null {
  const [, bare = '', id] = /^(.*?)(?:#(\d+))?$/su.exec(name) ?? []
  const called = dogs.filter((dog) => nameKey(bare) !== '' && nameKey(dog.name) === nameKey(bare))
  if (id !== undefined) return called.find((dog) => dog.id === Number(id))?.id ?? null
  return called.length > 1 ? 'several' : (called[0]?.id ?? null)
}

/** What a command calls a dog: its name, with its id where another one here is called the same. */
export function callOf({ id, name }: NamedDog, dogs: Iterable<NamedDog>): string {
  const key = nameKey(name)
  const isShared = [...dogs].some((other) => other.id !== id && nameKey(other.name) === key)
  return isShared ? `${name}#${id}` : name
}

/** The draft that begins a whisper to a dog. */
export function whisperDraft(name: string): string {
  return name.includes(' ') ? `/w "${name}" ` : `/w ${name} `
}

/** Adds "@name" to the end of a draft. */
export function withMention(draft: string, name: string): string {
  const before = draft === '' || draft.endsWith(' ') ? draft : `${draft} `
  return `${before}@${name} `
}
