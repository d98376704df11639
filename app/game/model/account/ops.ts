import { RefusedError } from '#app/api.ts'

/**
 * The ids of ops that are not answered yet (durable/protocol/README.md): who asks for the same again gets the same id,
 * so that what was done, and not heard of, is not done twice.
 */
export class Ops {
  readonly #waiting = new Map<string, string>()
  readonly #newId: () => string

  constructor(newId: () => string) {
    this.#newId = newId
  }

  /** Asks under the id of `what`, and keeps it until the park has said yes or no. */
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
