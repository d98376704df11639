import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PendingLogs } from '#app/arcade/rounds/pending-logs.ts'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { SendRounds } from '#app/game/hud/arcade/send-rounds.tsx'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { en } from '#app/locales/en.ts'
import { openedPage } from '#test/app/opened-page.tsx'

beforeEach(() => {
  const log = { roundId: 'round', op: 'op', log: 'AAQ', game: 'JumpingDog', until: Date.now() + 60_000 } as const
  new PendingLogs(window.localStorage, Date.now).keep(log)
})
afterEach(() => vi.unstubAllGlobals())

/** What the player reads of a round that was sent later, and that counts so. */
async function noticeOf(counts: 'counted' | 'unseen'): Promise<string> {
  const end = { score: 300, medal: 0, counts, isBest: false, bones: 0, punches: 1 }
  vi.stubGlobal('fetch', async () => Response.json({ data: { finishRound: end } }))
  const { findByText } = openedPage(
    <AccountContext.Provider value={new DogAccount(7)}>
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
