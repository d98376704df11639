import type { PrepareGame } from '#app/arcade/game-module.ts'
import { seasonAt } from '#app/shared/season.ts'
import { loadCoursePictures } from './pictures.ts'
import { playRun } from './running-round.ts'

export const prepareJumpingDog: PrepareGame = async (hero) => {
  const pictures = await loadCoursePictures(hero, seasonAt(Date.now()))
  return (stage) => playRun(stage, pictures)
}
