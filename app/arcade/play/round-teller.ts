import type { RoundSetup } from '#app/arcade/game-module.ts'
import type { PlayOptions } from '#app/arcade/rounds/play-options.ts'
import type { GameKey } from '#durable/rules/games/games.ts'
import { textOfLog } from '#durable/rules/games/round/log-text.ts'
import { PIECE_BYTES_MAX, PIECE_EVERY_MS } from '#durable/rules/games/round/watching.ts'
import type { PlayedCourse, ToldPiece } from '#durable/rules/games/round/watching.ts'

type SoFar = { tick: number; log: Uint8Array }

/** Tells the room of a round while it is played, for whoever watches it at the cabinet [GR14]. */
export class RoundTeller {
  readonly #round: string
  readonly #send: (piece: ToldPiece) => void
  readonly #soFar: () => SoFar
  readonly #timer: ReturnType<typeof setInterval>
  #told = new Uint8Array()
  #isOver = false

  constructor(
    round: { id: string; course: PlayedCourse },
    soFar: () => SoFar,
    { send, everyMs = PIECE_EVERY_MS }: { send: (piece: ToldPiece) => void; everyMs?: number | undefined },
  ) {
    this.#round = round.id
    this.#soFar = soFar
    this.#send = send
    send({ round: round.id, from: 0, tick: 0, bytes: '', course: round.course })
    this.#timer = setInterval(() => this.#tell(soFar()), everyMs)
  }

  /** The round is over, or is left: tells what is missing yet. */
  end() {
    if (this.#isOver) return
    clearInterval(this.#timer)
    const soFar = this.#soFar()
    while (soFar.log.length - this.#told.length > PIECE_BYTES_MAX && !this.#isOver) this.#tell(soFar)
    this.#tell(soFar, true)
    this.#isOver = true
  }

  #tell({ tick, log }: SoFar, isLast = false) {
    if (this.#isOver) return
    const from = this.#told.length
    // A hand that was taken back in the tick that is yet to be played changes what was told: that nobody can follow.
    const isTold = this.#told.every((byte, at) => byte === log[at])
    const piece = isTold ? log.slice(from, from + PIECE_BYTES_MAX) : new Uint8Array()
    if (!isTold) this.#isOver = true
    this.#told = log.slice(0, from + piece.length)
    const isEnd = isLast || !isTold
    const told = { round: this.#round, from, tick, bytes: textOfLog(piece) }
    this.#send({ ...told, ...(isEnd && { isLast: true }) })
    if (this.#isOver) clearInterval(this.#timer)
  }
}

/** What the room is told of a round; its seed is known from its start on. */
export function toldCourse(game: GameKey, { seed, level }: RoundSetup, { isCalm }: PlayOptions): PlayedCourse {
  return { game, seed, isCalm, ...(level && { level: { key: level.key, version: level.version } }) }
}
