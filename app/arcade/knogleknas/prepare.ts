import type { PrepareGame } from '#app/arcade/game-module.ts'
import { loadDogFrames } from '#app/arcade/picture/dog-frames.ts'
import { loadSprites } from '#app/arcade/picture/sprites.ts'
import sheet from '#app/art/built/games/knogleknas.json' with { type: 'json' }
import url from '#app/art/built/games/knogleknas.png'
import { LEVELS } from '#durable/rules/games/levels/levels.ts'
import { HeapRound } from './heap-round.ts'

const POSES = [
  { pose: 'sniff', facing: 'right' },
  { pose: 'dig', facing: 'right' },
  { pose: 'happy', facing: 'right' },
] as const

/** @throws where the pictures cannot be fetched */
export const prepareKnogleKnas: PrepareGame = async (hero) => {
  const [sprites, dogs] = await Promise.all([loadSprites(url, sheet), loadDogFrames(hero, POSES)])
  return (stage) => {
    const level = stage.round.level ?? LEVELS[0]
    if (!level) throw new RangeError('no level of KnogleKnas')
    return new HeapRound(stage, level, { sprites, dogs })
  }
}
