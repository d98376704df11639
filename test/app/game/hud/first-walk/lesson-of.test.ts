import { expect, it } from 'vitest'
import { lessonOf } from '#app/game/hud/first-walk/lesson-of.ts'

it('knows a lesson by what the own dog does: it meets an NPC, or digs', () => {
  expect(lessonOf({ type: 'met', npc: 'garm' }, 1)).toBe('say')
  expect(lessonOf({ type: 'dug', dog: 1, bones: 0 }, 1)).toBe('dig')
  expect(lessonOf({ type: 'dug', dog: 2, bones: 3 }, 1)).toBe(null)
  expect(lessonOf({ type: 'changed' }, 1)).toBe(null)
})
