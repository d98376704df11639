import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Requests } from '#app/game/hud/requests/requests.tsx'
import type { AccountData } from '#app/game/model/account/account-store.ts'
import type { ShownTrade } from '#app/game/model/account/trade-queries.ts'
import { openedInPark } from '#test/app/game/opened-window.tsx'

const HOUR_MS = 60 * 60 * 1000
const color = '#aabbcc'
const FRIEND = { dogId: 2, name: 'Kvikk', color, shadowColor: color, room: 'plaza', state: 'asks' } as const
const side = (dogId: number) => ({ dogId, things: [], bones: 0, hasAgreed: false })
const TRADE: ShownTrade = { id: 't', ver: 1, state: 'open', opensAt: '', sides: [side(2), side(7)] }
const PRINT = { id: 1, dogId: 3, name: 'Odin', text: '', room: 'plaza', line: null }

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

const opened = (account: Partial<AccountData>) => openedInPark((game) => <Requests game={game} />, { account })

it.each<[string, Partial<AccountData>, RegExp]>([
  ['to be friends', { friends: [FRIEND] }, /Kvikk wants to be friends/],
  ['to trade', { trade: TRADE }, /wants to trade/],
])('shows a question %s until it is answered or over', (_, account, words) => {
  const { getByText, queryByText, account: known } = opened(account)
  act(() => void vi.advanceTimersByTime(HOUR_MS))
  expect(getByText(words)).toBeTruthy()
  expect(known.state.getState().later).toEqual([])
  act(() => known.state.setState({ friends: [], trade: null }))
  expect(queryByText(words)).toBeNull()
})

it('puts a question to be friends aside when the player wants that', async () => {
  const { user, getByRole, queryByText, account } = opened({ friends: [FRIEND] })
  await user.click(getByRole('button', { name: 'Later' }))
  expect(queryByText(/wants to be friends/)).toBeNull()
  expect(account.state.getState().later).toEqual(['friend 2'])
})

it('shows a paw print beside a question, and lets it go when it was read', () => {
  const { getByText, queryByText } = opened({ friends: [FRIEND], prints: [PRINT] })
  expect(getByText(/Odin/)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(HOUR_MS))
  expect(queryByText(/Odin/)).toBeNull()
  expect(getByText(/Kvikk/)).toBeTruthy()
})
