import { expect, it } from 'vitest'
import { mentions } from '#app/game/model/chat/mentions.ts'

it('recognizes its name after an @ in any case, but not as the beginning of another name', () => {
  for (const text of ['@Bella', 'hej @bella!', 'a @BELLA b', '@Bellas @bella'])
    expect(mentions(text, 'Bella')).toBe(true)
  for (const text of ['Bella', '@Bellas', '@ Bella', '']) expect(mentions(text, 'Bella')).toBe(false)
  expect(mentions('kom her @Søde Åse', 'Søde Åse')).toBe(true)
  expect(mentions('@', '')).toBe(false)
})
