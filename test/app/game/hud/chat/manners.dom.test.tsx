import { expect, it, vi } from 'vitest'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { SayBar } from '#app/game/hud/chat/say-bar.tsx'
import { SettingsContext } from '#app/game/hud/settings/use-settings.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { Game } from '#app/game/model/game/game.ts'
import { PlayerSettings } from '#app/game/model/settings/settings.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const { manners } = TEXTS.en.late

/** The chat field of a player who was told how one talks here, or was not. */
function openedBar({ knowsChat }: { knowsChat: boolean }) {
  const save = vi.fn(() => Promise.resolve())
  const settings = new PlayerSettings({ storage: null, save })
  settings.take({ ...FIRST_PREFERENCES, knowsChat })
  const passer = { pack: PACKS[0], levelPoints: 0, karma: 0, items: [], owned: [], admin: 0, moderator: 0 }
  const game = new Game({ enter: () => new Promise(() => {}), passer })
  vi.spyOn(game.talk, 'say').mockImplementation(() => true)
  const page = openedPage(
    <SettingsContext value={settings}>
      <AccountContext value={new DogAccount(1)}>
        <SayBar game={game} />
      </AccountContext>
    </SettingsContext>,
  )
  return { ...page, save, settings }
}

it('[S13] says once how one talks here, and stores that it was read', async () => {
  const { user, findByText, getByRole, queryByText, save } = openedBar({ knowsChat: false })
  for (const words of [manners.title, manners.kind, manners.heard, manners.trouble]) await findByText(words)
  await user.click(getByRole('button', { name: manners.ok }))
  expect(queryByText(manners.title)).toBeNull()
  expect(save.mock.calls).toEqual([[{ knowsChat: true }]])
})

it('[S13] counts it as read when the first line is said', async () => {
  const { user, findByText, getByRole, queryByText, save } = openedBar({ knowsChat: false })
  await findByText(manners.title)
  await user.type(getByRole('textbox'), 'Hello{Enter}')
  expect(queryByText(manners.title)).toBeNull()
  expect(save.mock.calls).toEqual([[{ knowsChat: true }]])
})

it('[S13] says it to nobody who was told before', async () => {
  const { user, getByRole, queryByText, save, settings } = openedBar({ knowsChat: true })
  await user.type(getByRole('textbox'), 'Hello{Enter}')
  expect(queryByText(manners.title)).toBeNull()
  expect([save.mock.calls, settings.now.knowsChat]).toEqual([[], true])
})
