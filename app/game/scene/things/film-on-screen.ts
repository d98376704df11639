import type { Particle } from 'pixi.js'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import { MoteQuads } from '#app/game/scene/motes/mote-quads.ts'
import type { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'
import { Plate } from '#app/game/scene/plates/plate.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { filmOver, screenIn, shownTitle, titleOver } from './film-picture.ts'

export type Painting = { textures: Textures; sheet: PlateSheet }
export type ShownFilm = { depth: number; quads: readonly Particle[]; title: readonly Particle[] }

/**
 * The film that runs on the drawn screen, for all in the hall. It is a still that flickers, in quads of the atlas, with the
 * title of the film: nothing is uploaded from frame to frame.
 */
export class FilmOnScreen {
  readonly #painting: Painting
  readonly #light: MoteQuads
  readonly #plate = new Plate()

  constructor(painting: Painting) {
    this.#painting = painting
    this.#light = new MoteQuads(painting.textures.pixel)
  }

  /** `now` is epoch ms, and always the same where idle animations are off. Null where there is no screen. */
  show(film: string, room: RoomDoc, now: number): ShownFilm | null {
    const foot = screenIn(room)
    if (!foot) return null
    this.#plate.name({ name: shownTitle(film), badge: null }, { owner: null, isOwn: false })
    this.#plate.show(titleOver(foot, this.#plate.size.width), this.#painting)
    this.#light.begin()
    const quads = this.#light.show(filmOver(foot, Math.floor(now / IDLE_BEAT_MS)))
    // Directly before the screen, and behind whoever stands before it.
    return { depth: foot.y + 0.5, quads, title: this.#plate.quad ? [this.#plate.quad] : [] }
  }
}
