import type { DogId } from '#durable/protocol/messages.ts'
import { nameKey } from '#durable/rules/names.ts'

/** What a draft asks for. `unfinished` stays in the field: it begins with "/" and is no command yet, or one for nobody. */
export type Command =
  { do: 'say'; text: string; as?: 'me' } | { do: 'whisper'; to: DogId | null; text: string } | { do: 'unfinished' }

type NamedDog = { id: DogId; name: string }

const WHISPER = /^\/(?:w|whisper|hvisk|hviske|viska)\s+(.*)$/su

/** `/me text` tells what the dog does, `/w name text` is for one dog; names of two words may stand in quotes. */
export function commandOf(draft: string, dogs: Iterable<NamedDog>): Command {
  const typed = draft.trimStart()
  if (!typed.startsWith('/')) return { do: 'say', text: draft }
  const action = /^\/me\s+(.*)$/su.exec(typed)?.[1]
  if (action !== undefined) return { do: 'say', text: action, as: 'me' }
  const whisper = WHISPER.exec(typed)?.[1]
  return whisper === undefined ? { do: 'unfinished' } : whisperOf(whisper, [...dogs])
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
