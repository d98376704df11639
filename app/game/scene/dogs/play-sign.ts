import type { Particle } from 'pixi.js'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

/** The sign over the head of a dog that plays at a cabinet: a little screen with its game, which bobs with the idle beat. */
export class PlaySign {
  /** None while the dog does not play. */
  quads: readonly Particle[] = []
  readonly #textures: Pick<Textures, 'playSigns'>
  #game: GameKey | null = null

  constructor(textures: Pick<Textures, 'playSigns'>) {
    this.#textures = textures
  }

  /** `head` is the point above the head (art px); `now` is epoch ms, and always the same where idle animations are off. */
  show(game: GameKey | null, head: Point, now: number) {
    if (game !== this.#game) {
      this.#game = game
      const texture = game && this.#textures.playSigns[game]
      this.quads = texture ? [Object.assign(quadOf(texture), { anchorX: 0.5, anchorY: 1 })] : []
    }
    const [quad] = this.quads
    if (!quad) return
    quad.x = head.x
    quad.y = head.y - (Math.floor(now / IDLE_BEAT_MS) % 2)
  }
}
