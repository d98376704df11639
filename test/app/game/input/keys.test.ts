import { expect, it } from 'vitest'
import { directionOf, keyAction } from '#app/game/input/keys.ts'
import type { Focus, KeyAction, KeyPress } from '#app/game/input/keys.ts'

const SHORTCUTS = new Set(['KeyM'])

type Case = { press: Partial<KeyPress> & { code: string }; focus: Focus; action: KeyAction; why: string }

const CASES: readonly Case[] = [
  { why: 'an arrow walks', press: { code: 'ArrowUp' }, focus: 'park', action: 'walk' },
  { why: 'one press of the down arrow walks', press: { code: 'ArrowDown' }, focus: 'park', action: 'walk' },
  { why: 'two of it curl up', press: { code: 'ArrowDown', isTwice: true }, focus: 'park', action: 'curl' },
  {
    why: 'pressed again and held it walks on',
    press: { code: 'ArrowDown', isTwice: true, isRepeat: true },
    focus: 'park',
    action: 'walk',
  },
  {
    why: 'two in the field look through one’s own lines',
    press: { code: 'ArrowDown', isTwice: true },
    focus: 'chat',
    action: 'newer-line',
  },
  { why: 'S twice is two steps', press: { code: 'KeyS', isTwice: true }, focus: 'park', action: 'walk' },
  { why: 'WASD walks by its place on the board', press: { code: 'KeyW' }, focus: 'park', action: 'walk' },
  { why: 'a held arrow goes on walking', press: { code: 'ArrowLeft', isRepeat: true }, focus: 'park', action: 'walk' },
  { why: 'walking with Shift is walking', press: { code: 'KeyD', isShift: true }, focus: 'park', action: 'walk' },
  { why: 'an arrow in the field moves the caret', press: { code: 'ArrowLeft' }, focus: 'chat', action: 'none' },
  { why: 'a letter in the field is a letter', press: { code: 'KeyW' }, focus: 'chat', action: 'none' },
  { why: 'a space in the field is a space', press: { code: 'Space' }, focus: 'chat', action: 'none' },
  { why: 'an arrow on a button scrolls', press: { code: 'ArrowDown' }, focus: 'control', action: 'none' },
  { why: 'Enter opens the chat', press: { code: 'Enter' }, focus: 'park', action: 'focus-chat' },
  { why: 'so does the Enter of the number block', press: { code: 'NumpadEnter' }, focus: 'park', action: 'focus-chat' },
  {
    why: 'the Enter that left the chat does not reopen it',
    press: { code: 'Enter', isRepeat: true },
    focus: 'park',
    action: 'none',
  },
  { why: 'Enter sends', press: { code: 'Enter' }, focus: 'chat', action: 'send' },
  { why: 'a held Enter sends once', press: { code: 'Enter', isRepeat: true }, focus: 'chat', action: 'none' },
  { why: 'Shift+Enter is kept for the shout', press: { code: 'Enter', isShift: true }, focus: 'chat', action: 'none' },
  {
    why: 'Enter that picks a word of an input method does not send',
    press: { code: 'Enter', isComposing: true },
    focus: 'chat',
    action: 'none',
  },
  { why: 'Enter on a button presses the button', press: { code: 'Enter' }, focus: 'control', action: 'none' },
  { why: 'Escape leaves the chat', press: { code: 'Escape' }, focus: 'chat', action: 'leave-chat' },
  {
    why: 'Escape that closes an input method stays',
    press: { code: 'Escape', isComposing: true },
    focus: 'chat',
    action: 'none',
  },
  { why: 'Escape in the park calls the dog off', press: { code: 'Escape' }, focus: 'park', action: 'halt' },
  {
    why: 'a key of a feature goes by its place on the board',
    press: { code: 'KeyM' },
    focus: 'park',
    action: 'shortcut',
  },
  { why: 'a held M opens it once', press: { code: 'KeyM', isRepeat: true }, focus: 'park', action: 'none' },
  { why: 'an m in the field is a letter', press: { code: 'KeyM' }, focus: 'chat', action: 'none' },
  { why: 'an m in another field is a letter', press: { code: 'KeyM' }, focus: 'control', action: 'none' },
  {
    why: 'Ctrl+W closes the tab and walks nowhere',
    press: { code: 'KeyW', hasModifier: true },
    focus: 'park',
    action: 'none',
  },
  {
    why: 'Alt+ArrowLeft goes back in the browser',
    press: { code: 'ArrowLeft', hasModifier: true },
    focus: 'park',
    action: 'none',
  },
  { why: 'letting go of an arrow stops', press: { code: 'ArrowUp', type: 'up' }, focus: 'park', action: 'stop' },
  {
    why: 'letting go stops even when the chat took the focus meanwhile',
    press: { code: 'ArrowUp', type: 'up' },
    focus: 'chat',
    action: 'stop',
  },
  { why: 'letting go of Enter does nothing', press: { code: 'Enter', type: 'up' }, focus: 'chat', action: 'none' },
  { why: 'Tab is the way through the page', press: { code: 'Tab' }, focus: 'park', action: 'none' },
]

it.each(CASES)('$why', ({ press, focus, action }) => {
  expect(keyAction({ type: 'down', ...press }, focus, { shortcuts: SHORTCUTS })).toBe(action)
})

it.each([
  { codes: ['ArrowUp'], direction: 0 },
  { codes: ['KeyW', 'KeyD'], direction: 1 },
  { codes: ['ArrowRight'], direction: 2 },
  { codes: ['ArrowRight', 'KeyS'], direction: 3 },
  { codes: ['ArrowDown'], direction: 4 },
  { codes: ['KeyA', 'KeyS'], direction: 5 },
  { codes: ['KeyA'], direction: 6 },
  { codes: ['ArrowUp', 'ArrowLeft'], direction: 7 },
  { codes: ['ArrowLeft', 'ArrowRight'], direction: null },
  { codes: ['ArrowLeft', 'ArrowRight', 'KeyW'], direction: 0 },
  { codes: ['Enter'], direction: null },
  { codes: [], direction: null },
])('walks in direction $direction while $codes are held', ({ codes, direction }) => {
  expect(directionOf(codes)).toBe(direction)
})

it('leaves arrows, Enter and Escape to a player who has turned letter keys off', () => {
  const doing = (code: string) => keyAction({ code, type: 'down' }, 'park', { hasLetters: false, shortcuts: SHORTCUTS })
  expect(['KeyW', 'KeyA', 'KeyS', 'KeyD', 'KeyM'].map(doing)).toEqual(Array(5).fill('none'))
  expect(['ArrowUp', 'Enter', 'Escape'].map(doing)).toEqual(['walk', 'focus-chat', 'halt'])
})
