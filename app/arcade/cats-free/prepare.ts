import type { PrepareGame } from '#app/arcade/game-module.ts'
import { seasonAt } from '#app/shared/season.ts'
import { playPicnic } from './picnic-round.ts'
import { loadPicnicPictures } from './pictures.ts'

export const prepareCatsFree: PrepareGame = async (hero) => {
  const pictures = await loadPicnicPictures(hero, seasonAt(Date.now()))
  return (stage) => playPicnic(stage, pictures)
}
