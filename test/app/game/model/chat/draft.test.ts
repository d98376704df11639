import { expect, it } from 'vitest'
import { FULL_ALLOWANCE, allowanceAfterRefusal, waitOf } from '#app/game/model/chat/chat-allowance.ts'
import type { ChatAllowance } from '#app/game/model/chat/chat-allowance.ts'
import { countDraft, sendDraft } from '#app/game/model/chat/draft.ts'

it('sends a clean line', () => {
  expect(sendDraft('  hej   alle ', FULL_ALLOWANCE, 1000)).toMatchObject({ do: 'say', text: 'hej alle' })
})

it('refuses an empty draft and one that is too long before sending it', () => {
  expect(sendDraft(' \n ', FULL_ALLOWANCE, 0)).toEqual({ do: 'refuse', reason: 'empty' })
  expect(sendDraft('å'.repeat(121), FULL_ALLOWANCE, 0)).toEqual({ do: 'refuse', reason: 'too-long' })
  expect(sendDraft('å'.repeat(120), FULL_ALLOWANCE, 0)).toMatchObject({ do: 'say' })
})

it('sends five lines at once and makes the sixth wait a second', () => {
  let chatAllowance: ChatAllowance = FULL_ALLOWANCE
  for (let line = 0; line < 5; line++) {
    const sending = sendDraft(`line ${line}`, chatAllowance, 10_000)
    if (sending.do === 'say') chatAllowance = sending.chatAllowance
    expect(sending.do).toBe('say')
  }
  expect(sendDraft('line 6', chatAllowance, 10_000)).toEqual({ do: 'wait', waitMs: 1000 })
  expect(waitOf(chatAllowance, 10_400)).toBe(600)
  expect(sendDraft('line 6', chatAllowance, 11_000)).toMatchObject({ do: 'say' })
})

it('follows the room if it says how long to wait', () => {
  const chatAllowance = allowanceAfterRefusal(750, 20_000)
  expect(waitOf(chatAllowance, 20_000)).toBe(750)
  expect(waitOf(chatAllowance, 20_750)).toBe(0)
})

it('counts a draft as it would be sent', () => {
  expect(countDraft('  🐕  vov ')).toEqual({ length: 5, isOver: false })
  expect(countDraft('a'.repeat(121))).toEqual({ length: 121, isOver: true })
})
