import { expect, it } from 'vitest'
import { PUSH_KINDS, pushKindsIn, pushMask } from '#durable/rules/push/kinds.ts'

it('writes kinds as a mask and reads them again', () => {
  expect(pushKindsIn(pushMask(PUSH_KINDS))).toEqual(PUSH_KINDS)
  expect(pushKindsIn(pushMask(['life', 'whisper']))).toEqual(['whisper', 'life'])
  expect(pushKindsIn(0)).toEqual([])
})
