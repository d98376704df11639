import { request } from '#app/api.ts'
import { GAME_BOARDS } from '#app/shared/boards/game-boards.ts'
import type { GameBoards } from '#app/shared/boards/game-boards.ts'
import { useAsked } from '#app/shared/use-asked.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** The boards of a game; asked for anew where `version` changes. */
export function useBoards(game: GameKey, version: string) {
  const { answer, hasFailed, again } = useAsked<GameBoards>(() => request(GAME_BOARDS, { game }), `${game} ${version}`)
  return { boards: answer, hasFailed, again }
}
