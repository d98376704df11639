import type { RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { AccountContext } from '#app/game/hud/account/use-account.ts'
import { WindowsContext } from '#app/game/hud/windows/use-windows.ts'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { Windows } from '#app/game/hud/windows/windows.ts'
import type { ParkWindow } from '#app/game/hud/windows/windows.ts'
import type { AccountData } from '#app/game/model/account/account-store.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { Game } from '#app/game/model/game/game.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

/** The own dog of the tests with parts of the park. */
const OWN_DOG = { id: 7, name: 'Luna', color: 'rgb(180,120,60)', wear: {} } as const

type Opened = RenderResult & { user: UserEvent; game: Game; account: DogAccount; windows: Windows }
type Given = { account?: Partial<AccountData>; language?: Language | undefined }

/** Renders a part of the park, with a game that is not connected and an account that asks no server. */
export function openedInPark(
  part: (game: Game) => ReactNode,
  { account: known = {}, language }: Given = {},
  windows = new Windows(null),
): Opened {
  const game = new Game({
    enter: () => Promise.reject(new Error('there is no server')),
    passer: { admin: 0, moderator: 0, pack: 'banden', levelPoints: 0, karma: 0, items: [], owned: [] },
  })
  const account = new DogAccount(OWN_DOG.id)
  account.refresh = () => {}
  account.state.setState(known)
  const page = (
    <WindowsContext value={windows}>
      <AccountContext value={account}>{part(game)}</AccountContext>
    </WindowsContext>
  )
  return { game, account, windows, ...openedPage(page, language) }
}

/** The same with a window that is open. */
export function openedWindow(
  window: ParkWindow,
  Window: ComponentType<WindowProps>,
  { room = 'plaza', ...given }: Given & { room?: string } = {},
): Opened {
  const windows = new Windows(null)
  windows.open(window)
  return openedInPark((game) => <Window game={game} dog={OWN_DOG} room={room} />, given, windows)
}
