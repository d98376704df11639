import { afterEach, expect, it, vi } from 'vitest'
import { ArcadeCard } from '#app/arcade/card/arcade-card.tsx'
import type { AskedPlay } from '#app/arcade/card/arcade-card.tsx'
import { readPlayOptions } from '#app/arcade/rounds/play-options.ts'
import { en } from '#app/locales/messages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const { names, shell } = en.arcade

afterEach(() => vi.unstubAllGlobals())

/** The card of CatsFree, with what it was asked to play. */
function card({ isInArcade }: { isInArcade: boolean }) {
  const onPlay = vi.fn<(how: AskedPlay) => void>()
  const nothing = () => {}
  const page = openedPage(
    <ArcadeCard
      game="CatsFree"
      page="card"
      version={0}
      options={readPlayOptions(null)}
      onChoose={nothing}
      onPage={nothing}
      onOptions={nothing}
      onPlay={onPlay}
      isInArcade={isInArcade}
      players={[]}
      onWatch={nothing}
      onTogether={null}
    />,
  )
  return { ...page, onPlay }
}

function answersNothing() {
  vi.stubGlobal('fetch', async () => Response.json({ data: { games: [], playCard: 0 } }))
}

it('has one key to play, for the game whose tab is chosen', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  const { user, getAllByRole, findByText, onPlay } = card({ isInArcade: true })
  const keys = getAllByRole('button', { name: new RegExp(`^${shell.card.play}`) })
  expect(keys.map(({ textContent }) => textContent)).toEqual([shell.card.play])
  expect(getAllByRole('button', { name: names.CatsFree })).toHaveLength(1)
  await user.click(keys[0]!)
  expect(onPlay.mock.lastCall?.[0].game).toBe('CatsFree')
  await findByText(shell.card.failed)
})

it('[GR15] says before a round that is played outside of the Arcade that it stands on no board', async () => {
  answersNothing()
  expect(await card({ isInArcade: false }).findByText(shell.card.away)).toBeTruthy()
})

it('[GR15] says nothing of that in the Arcade', async () => {
  answersNothing()
  const { findByRole, queryByText } = card({ isInArcade: true })
  await findByRole('button', { name: shell.card.play })
  expect(queryByText(shell.card.away)).toBeNull()
})
