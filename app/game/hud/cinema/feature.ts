import { createElement } from 'react'
import { useStore } from 'zustand'
import type { Feature } from '#app/game/hud/features/features.ts'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomOf } from '#durable/rules/places/twins.ts'

export const CINEMA_WINDOW = { name: 'cinema' }

const isCinema = (room: string) => room === 'cinema'

export const FEATURE: Feature = {
  openings: [{ opens: 'film', open: ({ windows }) => windows.open(CINEMA_WINDOW, { isByKey: true }) }],
  windows: [CINEMA_WINDOW],
  roomKeys: [
    { window: CINEMA_WINDOW, isOf: isCinema, icon: 'video', label: (t) => t('life.cinema.open'), pose: 'sit' },
  ],
  backgrounds: [FilmInHall],
}

const fetchHallFilm = () => import('./hall-film.tsx').then(({ HallFilm }) => HallFilm)

/** What is on is asked for in the cinema alone. */
function FilmInHall({ game }: { game: Game }) {
  const isHere = useStore(game.state, ({ world }) => world.room !== null && isCinema(roomOf(world.room)))
  const HallFilm = useLazy<{ game: Game }>(isHere, fetchHallFilm)
  return isHere && HallFilm ? createElement(HallFilm, { game }) : null
}
