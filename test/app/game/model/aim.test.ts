import { expect, it } from 'vitest'
import { aimAction } from '#app/game/input/aim-keys.ts'
import { stepCursor } from '#app/game/model/aim.ts'
import { withMention } from '#app/game/model/chat/commands.ts'

const SEEN = { left: 2, top: 3, right: 10, bottom: 8 }
const down = { type: 'down' as const }

it('moves the cursor by a tile with Shift and an arrow', () => {
  expect(aimAction({ ...down, code: 'ArrowLeft', isShift: true }, 'park', false)).toEqual({ do: 'step', dx: -1, dy: 0 })
  expect(stepCursor({ x: 5, y: 5 }, { dx: -1, dy: 0 }, SEEN)).toEqual({ x: 4, y: 5 })
})

it('keeps the cursor on visible tiles', () => {
  expect(stepCursor({ x: 10, y: 8 }, { dx: 1, dy: 0 }, SEEN)).toEqual({ x: 10, y: 8 })
  expect(stepCursor({ x: 0, y: 0 }, { dx: 0, dy: -1 }, SEEN)).toEqual({ x: 2, y: 3 })
})

it.each([
  { why: 'Enter chooses what is under the cursor', code: 'Enter', isAiming: true, does: 'choose' },
  { why: 'so does Space', code: 'Space', isAiming: true, does: 'choose' },
  { why: 'Escape puts the cursor away', code: 'Escape', isAiming: true, does: 'leave' },
  { why: 'without a cursor Enter is the chat', code: 'Enter', isAiming: false, does: undefined },
  { why: 'without a cursor Escape is nobody of the cursor', code: 'Escape', isAiming: false, does: undefined },
  { why: 'an arrow alone walks', code: 'ArrowUp', isAiming: true, does: undefined },
])('$why', ({ code, isAiming, does }) => {
  expect(aimAction({ ...down, code }, 'park', isAiming)?.do).toBe(does)
})

it.each(['chat', 'control'] as const)('gives the cursor no key while the focus is on %s', (focus) => {
  expect(aimAction({ ...down, code: 'ArrowUp', isShift: true }, focus, true)).toBeNull()
  expect(aimAction({ ...down, code: 'Enter' }, focus, true)).toBeNull()
})

it('adds a mention at the end of the draft, and lets the player write on', () => {
  expect(withMention('', 'Bella')).toBe('@Bella ')
  expect(withMention('hej', 'Bella Boo')).toBe('hej @Bella Boo ')
})
