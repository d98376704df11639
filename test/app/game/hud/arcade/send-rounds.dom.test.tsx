import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PendingLogs } from '#app/arcade/rounds/pending-logs.ts'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { SendRounds } from '#app/game/hud/arcade/send-rounds.tsx'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { en } from '#app/locales/messages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

beforeEach(() => {
  const log = { roundId: 'round', op: 'op', log: 'AAQ', game: 'JumpingDog', until: Date.now() + 60_000 } as const
  new PendingLogs(window.localStorage, Date.now).keep(log)
})
afterEach(() => vi.unstubAllGlobals())

/** What the player reads of a round that was sent later, and that counts so. */
async function noticeOf(
  counts: 'counted' | 'unseen',
  { bones = 0, account = new DogAccount(7) } = {},
): Promise<string> {
  const end = { score: 300, medal: 0, counts, isBest: false, bones, punches: 1 }
  vi.stubGlobal('fetch', async () => Response.json({ data: { finishRound: end } }))
  const { findByText } = openedPage(
    <AccountContext.Provider value={account}>
      <SendRounds line={1} />
    </AccountContext.Provider>,
  )
  return (await findByText(/300/)).textContent ?? ''
}

it('[GR15] says of a round that is sent later that it counts for medals and bones alone', async () => {
  expect(await noticeOf('unseen')).toContain(en.arcade.shell.sent.boards)
})

it('says nothing of that where the round stands on the boards', async () => {
  expect(await noticeOf('counted')).not.toContain(en.arcade.shell.sent.boards)
})

it('asks what the dog has now where such a round has brought bones', async () => {
  const account = new DogAccount(7)
  const refresh = vi.spyOn(account, 'refresh').mockImplementation(() => {})
  await noticeOf('counted', { account })
  expect(refresh).not.toHaveBeenCalled()
  new PendingLogs(window.localStorage, Date.now).keep({
    ...{ roundId: 'another', op: 'op2', log: 'AAQ', game: 'JumpingDog' as const },
    until: Date.now() + 60_000,
  })
  cleanup()
  await noticeOf('counted', { account, bones: 2 })
  expect(refresh).toHaveBeenCalledWith('own')
})
