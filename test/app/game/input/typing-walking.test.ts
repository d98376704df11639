import { expect, it } from 'vitest'
import { aimAction } from '#app/game/input/aim-keys.ts'
import { keyAction } from '#app/game/input/keys.ts'
import type { Focus } from '#app/game/input/keys.ts'
import { pressOf } from '#app/game/input/walking-keys.ts'

type Event = Partial<Parameters<typeof pressOf>[0]>
type Case = { on: string; press: string; event: Event; focus: Focus; does: string }

// What browsers tell of the same keys: other letters on the same place, other modifiers, phones without places.
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
]

const NOTHING = { keyCode: 0, isComposing: false, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false }

it.each(CASES)('on $on $press with the focus on $focus does: $does', ({ event, focus, does }) => {
  const press = { ...pressOf({ ...NOTHING, code: '', key: '', repeat: false, ...event }), type: 'down' as const }
  const done = aimAction(press, focus, false)?.do ?? keyAction(press, focus)
  expect(done).toBe(does)
})
