import { accessText } from '#durable/protocol/access-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import type { DeskText } from '#durable/rules/staff/desk-texts.ts'

/**
 * An error that is not our fault. `code` is for programs, the message for people. `retryInMs`: when a retry may
 * succeed, null if that is unknown.
 */
export class Refused extends Error {
  override name = 'Refused'
  readonly code: Refusal | AccessProblem['reason'] | 'bad-input'

  readonly retryInMs: number | null
  constructor(code: Refused['code'], message: string, retryInMs: number | null = null) {
    super(message)
    this.code = code
    this.retryInMs = retryInMs
  }
}

/** The refusal of a text that is too short or too long; the page of the staff knows how long it may be. */
export class Misfit extends Refused {
  readonly misfit: DeskText

  constructor(misfit: DeskText, message: string) {
    super('bad-input', message)
    this.misfit = misfit
  }
}

/** A refusal of the rules as an error, whose `code` is the refusal. */
export function refused(refusal: Refusal, language: Language, retryInMs: number | null = null): Refused {
  return new Refused(refusal, REFUSAL_TEXTS[refusal][language], retryInMs)
}

/** The refusal of a door or room; its message says which requirement is not met. */
export function accessRefused(problem: AccessProblem, language: Language): Refused {
  return new Refused(problem.reason, textOfProblem(problem, language))
}

/** The text that says why a door or room is closed to the dog, or to everybody. */
export function textOfProblem(problem: AccessProblem | { reason: 'room-closed' }, language: Language): string {
  if (problem.reason === 'room-closed') return REFUSAL_TEXTS[problem.reason][language]
  return accessText(language, problem) ?? REFUSAL_TEXTS[problem.reason][language]
}

/** An error for a request that makes no sense, which only a faulty client sends. */
export function badInput(message: string): Refused {
  return new Refused('bad-input', message)
}
