import { isOfInputMethod } from '#app/ui/input-method.ts'
import type { Direction } from '#durable/rules/steps.ts'

/**
 * What has the focus: the park itself (or nothing), the chat field, that field with an open list, or another control.
 */
export type Focus = 'park' | 'chat' | 'list' | 'control'

/** A key event; `code` is the position of the key, whatever letter is printed on it. */
export type KeyPress = {
  code: string
  type: 'down' | 'up'
  isComposing?: boolean
  hasModifier?: boolean
  isShift?: boolean
  isRepeat?: boolean
  /** The same key was released less than TWICE_MS before. */
  isTwice?: boolean
}

/** Two presses of a key within this time are a double press, ms. */
export const TWICE_MS = 300

/** Keys with a letter, which the player can turn off. */
const LETTER = /^Key[A-Z]$/

export type KeyAction =
  | 'walk'
  | 'stop'
  | 'halt'
  | 'curl'
  | 'focus-chat'
  | 'send'
  | 'leave-chat'
  | 'older-line'
  | 'newer-line'
  | 'next-choice'
  | 'previous-choice'
  | 'take-choice'
  | 'complete'
  | 'close-list'
  | 'shortcut'
  | 'none'

type Side = 'north' | 'east' | 'south' | 'west'

const SIDES: ReadonlyMap<string, Side> = new Map([
  ['ArrowUp', 'north'],
  ['KeyW', 'north'],
  ['ArrowRight', 'east'],
  ['KeyD', 'east'],
  ['ArrowDown', 'south'],
  ['KeyS', 'south'],
  ['ArrowLeft', 'west'],
  ['KeyA', 'west'],
])

const NO_SHORTCUTS: ReadonlySet<string> = new Set()

/**
 * What a key does. Typing never walks, and a key with Ctrl, Alt or Meta belongs to the browser. `shortcuts` are keys
 * (`KeyboardEvent.code`) with functions of their own in the park.
 */
export function keyAction(
  press: KeyPress,
  focus: Focus,
  { hasLetters = true, shortcuts = NO_SHORTCUTS }: { hasLetters?: boolean; shortcuts?: ReadonlySet<string> } = {},
): KeyAction {
  const isEnter = press.code === 'Enter' || press.code === 'NumpadEnter'
  // A held key is released wherever the focus is by then.
  if (press.type === 'up') return SIDES.has(press.code) ? 'stop' : 'none'
  if (press.hasModifier === true || press.isComposing === true) return 'none'
  if (focus === 'chat') {
    if (press.code === 'Escape') return 'leave-chat'
    if (press.isShift !== true && press.code === 'ArrowUp') return 'older-line'
    if (press.isShift !== true && press.code === 'ArrowDown') return 'newer-line'
    return isEnter && press.isShift !== true && press.isRepeat !== true ? 'send' : 'none'
  }
  if (focus === 'list') return listAction(press, isEnter)
  if (focus === 'control' || (!hasLetters && LETTER.test(press.code))) return 'none'
  // Held or pressed once, it walks as the other arrows do; a double press curls the dog up.
  if (press.code === 'ArrowDown' && press.isTwice === true && press.isRepeat !== true) return 'curl'
  if (SIDES.has(press.code)) return 'walk'
  if (press.isRepeat === true) return 'none'
  if (shortcuts.has(press.code)) return 'shortcut'
  if (press.code === 'Escape') return 'halt'
  return isEnter ? 'focus-chat' : 'none'
}

/** What a key does in the list above the field. A held arrow repeats, a held Enter chooses once. */
function listAction({ code, isShift, isRepeat }: KeyPress, isEnter: boolean): KeyAction {
  if (isShift === true) return 'none'
  if (code === 'ArrowDown') return 'next-choice'
  if (code === 'ArrowUp') return 'previous-choice'
  if (isRepeat === true) return 'none'
  if (code === 'Escape') return 'close-list'
  if (code === 'Tab') return 'complete'
  return isEnter ? 'take-choice' : 'none'
}

/** The direction of all held keys together. Opposite ones cancel out; null is no direction. */
export function directionOf(codes: Iterable<string>): Direction | null {
  const held = new Set<Side>()
  for (const code of codes) {
    const side = SIDES.get(code)
    if (side) held.add(side)
  }
  const vertical = held.has('north') === held.has('south') ? 0 : held.has('north') ? -1 : 1
  const horizontal = held.has('east') === held.has('west') ? 0 : held.has('east') ? 1 : -1
  return DIRECTION_OF[`${horizontal},${vertical}`] ?? null
}

const DIRECTION_OF: Partial<Record<string, Direction>> = {
  '0,-1': 0,
  '1,-1': 1,
  '1,0': 2,
  '1,1': 3,
  '0,1': 4,
  '-1,1': 5,
  '-1,0': 6,
  '-1,-1': 7,
}

/** What the focused element is to the keys. */
export function focusOf(element: Element | null): Focus {
  if (!element || element === document.body || element.closest('[data-park]')) return 'park'
  return element instanceof HTMLTextAreaElement ? 'chat' : 'control'
}

/** The part of a browser's event that says which key it is. */
type KeyEvent = Pick<
  KeyboardEvent,
  'code' | 'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'repeat'
>

export function pressOf(event: KeyEvent) {
  return {
    // On-screen keyboards send no `code`; their Enter is known by `key`.
    code: event.code || event.key,
    isComposing: isOfInputMethod(event),
    hasModifier: event.ctrlKey || event.altKey || event.metaKey,
    isShift: event.shiftKey,
    isRepeat: event.repeat,
  }
}
