import { RefusedError } from '#app/api.ts'

/**
 * The op ids of requests without an answer (durable/protocol/README.md). A retry of the same request gets the same id,
 * so the server does not do it twice when only its answer was lost.
 */
export class Ops {
  readonly #waiting = new Map<string, string>()
  readonly #newId: () => string

  constructor(newId: () => string) {
    this.#newId = newId
  }

  /** Runs the request with the op id of `what`, and keeps the id until the server has accepted or refused it. */
  async run<Result>(what: string, ask: (op: string) => Promise<Result>): Promise<Result> {
    const op = this.#waiting.get(what) ?? this.#newId()
    this.#waiting.set(what, op)
    try {
      const result = await ask(op)
      this.#waiting.delete(what)
      return result
    } catch (error) {
      if (error instanceof RefusedError && error.reason !== 'try-again') this.#waiting.delete(what)
      throw error
    }
  }
}
