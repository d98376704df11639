import { useEffect } from 'react'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { showingAt } from '#durable/rules/cinema/programme.ts'
import { useProgramme } from './programme.ts'

/** Tells the picture which film runs, so that the screen of the hall shows it also to those who have not opened it. */
export function HallFilm({ game }: { game: Game }) {
  const { films } = useProgramme()
  const now = roomTime(game.world, useNow(1000))
  const film = (films && showingAt(films, now).on?.film.title) ?? null
  useEffect(() => {
    game.state.setState({ film })
  }, [game, film])
  useEffect(() => () => game.state.setState({ film: null }), [game])
  return null
}
