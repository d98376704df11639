import type { Particle } from 'pixi.js'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import type { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'
import { Plate } from '#app/game/scene/plates/plate.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { filmFrame, screenIn, shownTitle, titleOver } from './film-picture.ts'

export type Painting = { textures: Textures; sheet: PlateSheet }
/** `shining` is the same picture in full light. */
export type ShownFilm = {
  depth: number
  quads: readonly Particle[]
  shining: readonly Particle[]
  title: readonly Particle[]
}

/**
 * The film that runs on the drawn screen, for all in the hall. It is a drawn picture of four frames, with the title of
 * the film: nothing is uploaded from frame to frame.
 */
export class FilmOnScreen {
  readonly #painting: Painting
  readonly #plate = new Plate()

  constructor(painting: Painting) {
    this.#painting = painting
  }

  /** `now` is epoch ms, and always the same where idle animations are off. Null where there is no screen. */
  show(film: string, room: RoomDoc, now: number): ShownFilm | null {
    const foot = screenIn(room)
    if (!foot) return null
    this.#plate.name({ name: shownTitle(film), badge: null }, { owner: null, isOwn: false })
    this.#plate.show(titleOver(foot, this.#plate.size.width), this.#painting)
    const picture = this.#painting.textures.things(filmFrame(Math.floor(now / IDLE_BEAT_MS)))
    const [quad, shining] = [quadOf(picture, foot), quadOf(picture, foot)]
    // Directly before the screen, and behind whoever stands before it.
    return { depth: foot.y + 0.5, quads: [quad], shining: [shining], title: this.#plate.quad ? [this.#plate.quad] : [] }
  }
}
