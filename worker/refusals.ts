import { accessText } from '#durable/protocol/access-texts.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import type { Language } from '#durable/rules/languages.ts'

/** A no that is not our fault: `code` is for programs, the message for people. `retryInMs`: it is a yes then, where known. */
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

/** The rules say no: `code` is the refusal. */
export function refused(refusal: Refusal, language: Language, retryInMs: number | null = null): Refused {
  return new Refused(refusal, REFUSAL_TEXTS[language][refusal], retryInMs)
}

/** A door or room is closed to the dog: the message says what is missing. */
export function accessRefused(problem: AccessProblem, language: Language): Refused {
  return new Refused(problem.reason, textOfProblem(problem, language))
}

/** Why a door or room is closed to the dog. */
export function textOfProblem(problem: AccessProblem, language: Language): string {
  return accessText(language, problem) ?? REFUSAL_TEXTS[language][problem.reason]
}

/** The request makes no sense; only a faulty client sends it. */
export function badInput(message: string): Refused {
  return new Refused('bad-input', message)
}
