import { waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HallFilm } from '#app/game/hud/cinema/hall-film.tsx'
import { Game } from '#app/game/model/game/game.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const FILM = { id: '1', title: 'A walk', file: '/films/a-walk.webm', youtube: null, seconds: 24 }

const PASSER = { admin: 0, moderator: 0, pack: PACKS[0], levelPoints: 0, karma: 0, items: [], owned: [] }

function inHall(startsAt: number) {
  const films = [{ ...FILM, startsAt: new Date(startsAt).toISOString() }]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { cinemaProgramme: films } }))
  const game = new Game({ enter: () => new Promise(() => {}), passer: PASSER })
  return { game, ...openedPage(<HallFilm game={game} />) }
}

it('tells the picture which film runs, and that none does when the hall is left', async () => {
  const { game, unmount } = inHall(Date.now() - 1000)
  await waitFor(() => expect(game.state.getState().film).toBe('A walk'))
  unmount()
  expect(game.state.getState().film).toBeNull()
})

it('tells of no film that has ended', async () => {
  const { game } = inHall(Date.now() - 25_000)
  await waitFor(() => expect(fetch).toHaveBeenCalled())
  expect(game.state.getState().film).toBeNull()
})
