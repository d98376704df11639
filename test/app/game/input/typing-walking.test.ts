import { expect, it } from 'vitest'
import { aimAction } from '#app/game/input/aim-keys.ts'
import { keyAction, pressOf } from '#app/game/input/keys.ts'
import type { Focus } from '#app/game/input/keys.ts'

const SHORTCUTS = new Set(['KeyM'])

type Event = Partial<Parameters<typeof pressOf>[0]>
type Case = { on: string; press: string; event: Event; focus: Focus; does: string }

// How browsers report the same keys: other letters on the same position, other modifiers, phones without positions.
const CASES: readonly Case[] = [
  { on: 'Windows', press: 'W', event: { code: 'KeyW', key: 'w' }, focus: 'park', does: 'walk' },
  { on: 'Windows', press: 'W', event: { code: 'KeyW', key: 'w' }, focus: 'chat', does: 'none' },
  { on: 'Windows', press: 'W', event: { code: 'KeyW', key: 'w' }, focus: 'control', does: 'none' },
  {
    on: 'French Windows',
    press: 'Z in the place of W',
    event: { code: 'KeyW', key: 'z' },
    focus: 'park',
    does: 'walk',
  },
  {
    on: 'French Windows',
    press: 'W in the place of Z',
    event: { code: 'KeyZ', key: 'w' },
    focus: 'park',
    does: 'none',
  },
  {
    on: 'Danish Windows',
    press: 'AltGr and arrow',
    event: { code: 'ArrowUp', key: 'ArrowUp', ctrlKey: true, altKey: true },
    focus: 'park',
    does: 'none',
  },
  { on: 'Windows', press: 'Ctrl+W', event: { code: 'KeyW', key: 'w', ctrlKey: true }, focus: 'park', does: 'none' },
  { on: 'macOS', press: 'Cmd+A', event: { code: 'KeyA', key: 'a', metaKey: true }, focus: 'park', does: 'none' },
  { on: 'macOS', press: 'Cmd+A', event: { code: 'KeyA', key: 'a', metaKey: true }, focus: 'chat', does: 'none' },
  { on: 'Windows', press: 'an arrow', event: { code: 'ArrowLeft', key: 'ArrowLeft' }, focus: 'park', does: 'walk' },
  { on: 'Windows', press: 'an arrow', event: { code: 'ArrowLeft', key: 'ArrowLeft' }, focus: 'chat', does: 'none' },
  {
    on: 'Windows',
    press: 'Shift and arrow',
    event: { code: 'ArrowUp', key: 'ArrowUp', shiftKey: true },
    focus: 'park',
    does: 'step',
  },
  {
    on: 'Windows',
    press: 'Shift and arrow, which marks words',
    event: { code: 'ArrowUp', key: 'ArrowUp', shiftKey: true },
    focus: 'chat',
    does: 'none',
  },
  { on: 'Windows', press: 'Enter', event: { code: 'Enter', key: 'Enter' }, focus: 'park', does: 'focus-chat' },
  { on: 'Windows', press: 'Enter', event: { code: 'Enter', key: 'Enter' }, focus: 'chat', does: 'send' },
  { on: 'Android', press: 'Enter', event: { code: '', key: 'Enter', keyCode: 13 }, focus: 'chat', does: 'send' },
  {
    on: 'Android',
    press: 'a letter',
    event: { code: '', key: 'Unidentified', keyCode: 229 },
    focus: 'chat',
    does: 'none',
  },
  { on: 'iOS', press: 'Enter', event: { code: 'Enter', key: 'Enter', keyCode: 13 }, focus: 'chat', does: 'send' },
  {
    on: 'Safari with an input method',
    press: 'Enter that picks a word',
    event: { code: 'Enter', key: 'Enter', keyCode: 229 },
    focus: 'chat',
    does: 'none',
  },
  {
    on: 'Chromium with an input method',
    press: 'Enter that picks a word',
    event: { code: 'Enter', key: 'Process', isComposing: true, keyCode: 229 },
    focus: 'chat',
    does: 'none',
  },
  {
    on: 'Linux',
    press: 'a held Enter',
    event: { code: 'Enter', key: 'Enter', repeat: true },
    focus: 'park',
    does: 'none',
  },
  { on: 'Linux', press: 'the other Enter', event: { code: 'NumpadEnter', key: 'Enter' }, focus: 'chat', does: 'send' },
  { on: 'any', press: 'Escape', event: { code: 'Escape', key: 'Escape' }, focus: 'chat', does: 'leave-chat' },
  { on: 'any', press: 'up', event: { code: 'ArrowUp', key: 'ArrowUp' }, focus: 'chat', does: 'older-line' },
  { on: 'any', press: 'down', event: { code: 'ArrowDown', key: 'ArrowDown' }, focus: 'chat', does: 'newer-line' },
  {
    on: 'any',
    press: 'down among phrases',
    event: { code: 'ArrowDown', key: 'ArrowDown' },
    focus: 'control',
    does: 'none',
  },
  {
    on: 'macOS',
    press: 'Cmd and up, which goes to the start',
    event: { code: 'ArrowUp', key: 'ArrowUp', metaKey: true },
    focus: 'chat',
    does: 'none',
  },
  {
    on: 'Chromium with an input method',
    press: 'up that picks a word',
    event: { code: 'ArrowUp', key: 'Process', isComposing: true, keyCode: 229 },
    focus: 'chat',
    does: 'none',
  },
  { on: 'any', press: 'Tab', event: { code: 'Tab', key: 'Tab' }, focus: 'park', does: 'none' },
  {
    on: 'any',
    press: 'down under a list of commands',
    event: { code: 'ArrowDown', key: 'ArrowDown' },
    focus: 'list',
    does: 'next-choice',
  },
  {
    on: 'any',
    press: 'up under a list of names',
    event: { code: 'ArrowUp', key: 'ArrowUp' },
    focus: 'list',
    does: 'previous-choice',
  },
  {
    on: 'any',
    press: 'a held down under a list',
    event: { code: 'ArrowDown', key: 'ArrowDown', repeat: true },
    focus: 'list',
    does: 'next-choice',
  },
  { on: 'any', press: 'Tab under a list', event: { code: 'Tab', key: 'Tab' }, focus: 'list', does: 'complete' },
  {
    on: 'any',
    press: 'Shift+Tab under a list, which leaves the field',
    event: { code: 'Tab', key: 'Tab', shiftKey: true },
    focus: 'list',
    does: 'none',
  },
  {
    on: 'any',
    press: 'Escape under a list',
    event: { code: 'Escape', key: 'Escape' },
    focus: 'list',
    does: 'close-list',
  },
  {
    on: 'Windows',
    press: 'Enter under a list',
    event: { code: 'Enter', key: 'Enter' },
    focus: 'list',
    does: 'take-choice',
  },
  {
    on: 'Windows',
    press: 'a held Enter under a list',
    event: { code: 'Enter', key: 'Enter', repeat: true },
    focus: 'list',
    does: 'none',
  },
  {
    on: 'Android',
    press: 'Enter under a list',
    event: { code: '', key: 'Enter', keyCode: 13 },
    focus: 'list',
    does: 'take-choice',
  },
  {
    on: 'Android',
    press: 'a letter under a list',
    event: { code: '', key: 'Unidentified', keyCode: 229 },
    focus: 'list',
    does: 'none',
  },
  { on: 'Windows', press: 'W under a list', event: { code: 'KeyW', key: 'w' }, focus: 'list', does: 'none' },
  {
    on: 'Windows',
    press: 'an arrow to the side under a list, which moves the caret',
    event: { code: 'ArrowLeft', key: 'ArrowLeft' },
    focus: 'list',
    does: 'none',
  },
  {
    on: 'Safari with an input method',
    press: 'Enter that picks a word under a list',
    event: { code: 'Enter', key: 'Enter', keyCode: 229 },
    focus: 'list',
    does: 'none',
  },
  {
    on: 'Chromium with an input method',
    press: 'down that picks a word under a list',
    event: { code: 'ArrowDown', key: 'Process', isComposing: true, keyCode: 229 },
    focus: 'list',
    does: 'none',
  },
  {
    on: 'macOS',
    press: 'Cmd and down under a list',
    event: { code: 'ArrowDown', key: 'ArrowDown', metaKey: true },
    focus: 'list',
    does: 'none',
  },
  {
    on: 'any',
    press: 'an arrow among the signs of the palette',
    event: { code: 'ArrowRight', key: 'ArrowRight' },
    focus: 'control',
    does: 'none',
  },
  {
    on: 'Windows',
    press: 'W on the wheel of phrases',
    event: { code: 'KeyW', key: 'w' },
    focus: 'control',
    does: 'none',
  },
  {
    on: 'any',
    press: 'an arrow on the frame of a window, which moves it',
    event: { code: 'ArrowUp', key: 'ArrowUp' },
    focus: 'control',
    does: 'none',
  },
  { on: 'any', press: 'Enter in the menu', event: { code: 'Enter', key: 'Enter' }, focus: 'control', does: 'none' },
  {
    on: 'any',
    press: 'down in the menu',
    event: { code: 'ArrowDown', key: 'ArrowDown' },
    focus: 'control',
    does: 'none',
  },
  {
    on: 'Windows',
    press: 'M in a field of the report',
    event: { code: 'KeyM', key: 'm' },
    focus: 'control',
    does: 'none',
  },
  {
    on: 'any',
    press: 'Escape in a window, which closes it',
    event: { code: 'Escape', key: 'Escape' },
    focus: 'control',
    does: 'none',
  },
  {
    on: 'Linux',
    press: 'Shift and arrow over the tiles',
    event: { code: 'ArrowLeft', key: 'ArrowLeft', shiftKey: true },
    focus: 'park',
    does: 'step',
  },
  { on: 'Linux', press: 'M in the park', event: { code: 'KeyM', key: 'm' }, focus: 'park', does: 'shortcut' },
  { on: 'any', press: 'Escape in the park', event: { code: 'Escape', key: 'Escape' }, focus: 'park', does: 'halt' },
]

const NOTHING = { keyCode: 0, isComposing: false, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }

// The tile cursor has keys of its own, which it does not get while anything else has the focus.
it.each<{ press: string; code: string; focus: Focus; does: string | null }>([
  { press: 'Enter with the cursor out', code: 'Enter', focus: 'park', does: 'choose' },
  { press: 'Space with the cursor out', code: 'Space', focus: 'park', does: 'choose' },
  { press: 'Escape with the cursor out', code: 'Escape', focus: 'park', does: 'leave' },
  { press: 'Enter in the field', code: 'Enter', focus: 'chat', does: null },
  { press: 'Space under a list', code: 'Space', focus: 'list', does: null },
  { press: 'Escape in a window', code: 'Escape', focus: 'control', does: null },
])('$press: $does', ({ code, focus, does }) => {
  expect(aimAction({ code, type: 'down' }, focus, true)?.do ?? null).toBe(does)
})

it.each(CASES)('on $on $press with the focus on $focus does: $does', ({ event, focus, does }) => {
  const press = { ...pressOf({ ...NOTHING, code: '', key: '', repeat: false, ...event }), type: 'down' as const }
  const done = aimAction(press, focus, false)?.do ?? keyAction(press, focus, { shortcuts: SHORTCUTS })
  expect(done).toBe(does)
})
