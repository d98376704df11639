import { BROWSER_CLOCK } from '#app/game/model/page-clock.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'

type Act = Extract<ClientMessage, { op: string }>

/** An act without an answer. `kind` is that of a thing to pick up: the ground has forgotten it when the answer comes. */
type Unanswered = { act: Act; tries: number; kind: string | undefined }

/** The pause before an act is retried that the room could not perform, ms, and the most attempts. */
const AGAIN_MS = 3000
const TRIES_MAX = 5

/** The acts that the room has not answered. Each is sent again under its op id until then. */
export class UnansweredActs {
  readonly #byOp = new Map<string, Unanswered>()
  readonly #send: (act: Act) => boolean
  readonly #later: typeof BROWSER_CLOCK.later

  /** `send` returns whether the act went out. */
  constructor(send: (act: Act) => boolean, { later } = BROWSER_CLOCK) {
    this.#send = send
    this.#later = later
  }

  get all(): Act[] {
    return [...this.#byOp.values()].map(({ act }) => act)
  }

  get isDigging(): boolean {
    return this.all.some(({ type }) => type === 'dig')
  }

  ask(act: Act, kind?: string) {
    if (this.#send(act)) this.#byOp.set(act.op, { act, tries: 1, kind })
  }

  /** The room welcomes the dog anew: the answers to what it was asked before may be lost. */
  welcomed() {
    for (const act of this.all) this.#send(act)
  }

  /** The own dog digs, and may ask for what it has found in `waitMs`. */
  digging(waitMs: number) {
    for (const { type, op } of this.all) if (type === 'dig') this.#askAgain(op, Math.max(0, waitMs))
  }

  /** The own dog was sent somewhere else, which ends a dig. */
  sentOff() {
    for (const { type, op } of this.all) if (type === 'dig') this.#byOp.delete(op)
  }

  /** Ends an act that the room has done. */
  done(op: string): Unanswered | undefined {
    const waiting = this.#byOp.get(op)
    this.#byOp.delete(op)
    return waiting
  }

  /** Sends a refused act again if the reason passes. Returns the act if it is over. */
  refused(op: string, { reason, retryInMs = AGAIN_MS }: { reason: Refusal; retryInMs?: number }): Act | undefined {
    const waiting = this.#byOp.get(op)
    if (!waiting) return undefined
    waiting.tries += 1
    const isPassing = reason === 'too-fast' || reason === 'try-again'
    if (!isPassing || waiting.tries > TRIES_MAX) return this.done(op)?.act
    this.#askAgain(op, retryInMs)
    return undefined
  }

  close() {
    this.#byOp.clear()
  }

  #askAgain(op: string, afterMs: number) {
    this.#later(afterMs, () => {
      const waiting = this.#byOp.get(op)
      if (waiting) this.#send(waiting.act)
    })
  }
}
