import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ArcadeCard } from '#app/arcade/desk/arcade-card.tsx'
import { readPlayOptions } from '#app/arcade/rounds/play-options.ts'
import { en } from '#app/locales/en.ts'
import { openedPage } from '#test/app/opened-page.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { games: [], playCard: 0 } }))
})
afterEach(() => vi.unstubAllGlobals())

const nothing = () => {}

function card({ isInArcade }: { isInArcade: boolean }) {
  return openedPage(
    <ArcadeCard
      game="JumpingDog"
      page="card"
      version={0}
      options={readPlayOptions(null)}
      onChoose={nothing}
      onPage={nothing}
      onOptions={nothing}
      onPlay={nothing}
      isInArcade={isInArcade}
      players={[]}
      onWatch={nothing}
    />,
  )
}

it('[GR15] says before a round that is played outside of the Arcade that it stands on no board', async () => {
  expect(await card({ isInArcade: false }).findByText(en.arcade.shell.card.away)).toBeTruthy()
})

it('[GR15] says nothing of that in the Arcade', async () => {
  const { findByRole, queryByText } = card({ isInArcade: true })
  await findByRole('button', { name: en.arcade.shell.card.play })
  expect(queryByText(en.arcade.shell.card.away)).toBeNull()
})
