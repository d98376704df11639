import { NAME_LETTERS, NAME_MAX } from '#durable/rules/names.ts'

/** The text and the caret of a field after an edit. */
export type Edited = { text: string; caret: number }

/** What a name becomes by an edit. */
export type TypedName = {
  name: string
  caret: number
  /** The first letters that the edit brought and that no name has; empty if there are none. */
  refused: string
  /** Letters were left out because the name was full. */
  isFull: boolean
}

const ALLOWED = new Set(NAME_LETTERS)
/** Signs that show nothing by themselves: nobody wonders where they are. */
const UNSEEN = /[\p{C}\ufe0f]/gu

/**
 * What an edit makes of the name `before`: of the text that it put in at the caret the allowed letters stay, as many as there
 * is room for, and the rest of the name stays as it was. If none of them can stay, nothing changes.
 */
export function typedName(before: string, { text, caret }: Edited): TypedName {
  const tail = tailOf(before, { text, caret })
  const front = text.slice(0, text.length - tail.length)
  const replaced = before.slice(0, before.length - tail.length)
  const head = sharedStart(replaced, front)
  const isDeletion = head.length === front.length
  if (isDeletion) return { name: text, caret: front.length, refused: '', isFull: false }

  const spaced = front.normalize('NFC').replace(/\s/gu, ' ')
  const letters = [...(head === '' ? spaced.trimStart() : spaced)].filter((letter) => ALLOWED.has(letter))
  const kept = letters.slice(0, Math.max(NAME_MAX - [...tail].length, 0)).join('')
  const isFull = [...kept].length < letters.length
  const refused = firstRefused(spaced)
  if (kept === head && kept !== front) return { name: before, caret: replaced.length, refused, isFull }
  return { name: kept + tail, caret: kept.length, refused, isFull }
}

/** What stands behind the caret before and after; what both texts end with, if the caret does not stand at the edit. */
function tailOf(before: string, { text, caret }: Edited): string {
  const behind = text.slice(caret)
  if (before.endsWith(behind)) return behind
  let length = 0
  while (length < Math.min(before.length, text.length) && before.at(-1 - length) === text.at(-1 - length)) length++
  return text.slice(text.length - length)
}

function sharedStart(one: string, other: string): string {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length++
  return one.slice(0, length)
}

function firstRefused(text: string): string {
  const others = [...text].map((letter) => (ALLOWED.has(letter) ? ' ' : letter)).join('')
  const first = others.split(' ').find((letters) => letters.replace(UNSEEN, '') !== '')
  return [...(first ?? '')].slice(0, NAME_MAX).join('')
}
