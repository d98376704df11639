import { retry } from '#app/game/model/retry.ts'
import type { FilmOnScreen, Painting, ShownFilm } from '#app/game/scene/things/film-on-screen.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

const fetchFilm = () => import('./film-on-screen.ts').then(({ FilmOnScreen: Film }) => Film)

type LateFilmParts = Painting & {
  /** Asks for a frame. */
  wake: () => void
}

/** The film on the drawn screen. Its script is fetched with the first film that runs where the dog is. */
export class LateFilm {
  readonly #parts: LateFilmParts
  readonly #leaving = new AbortController()
  #isAsked = false
  #screen: FilmOnScreen | null = null

  constructor(parts: LateFilmParts) {
    this.#parts = parts
  }

  /** `now` is epoch ms, and always the same where idle animations are off. Null while nothing runs. */
  show(film: string | null, room: RoomDoc, now: number): ShownFilm | null {
    if (film === null) return null
    if (!this.#isAsked) this.#fetch()
    return this.#screen?.show(film, room, now) ?? null
  }

  destroy() {
    this.#leaving.abort()
  }

  #fetch() {
    this.#isAsked = true
    retry(fetchFilm, this.#leaving).then(
      (Film) => {
        if (this.#leaving.signal.aborted) return
        this.#screen = new Film(this.#parts)
        this.#parts.wake()
      },
      () => null,
    )
  }
}
