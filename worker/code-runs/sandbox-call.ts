import { outcomeIn } from '#durable/rules/staff/code-effects.ts'
import type { CodeOutcome, CodePerson } from '#durable/rules/staff/code-effects.ts'
import type { Env } from '#worker/env.ts'
import { log } from '#worker/log.ts'

/** How long the sandbox may take, ms. A run takes some 10, and what does not end is stopped by its own script. */
const ANSWERS_WITHIN_MS = 5000
/** The longest answer that is read, bytes. */
const ANSWER_MAX = 65_536

const NO_ANSWER: CodeOutcome = { effects: [], printed: [], failure: { kind: 'no-answer', message: '', line: null } }

/** Runs code in the script of the sandbox (worker/sandbox). It never throws; nothing that comes back is trusted. */
export async function askSandbox(
  { SANDBOX }: Pick<Env, 'SANDBOX'>,
  asked: { code: string; person: CodePerson; seed: number },
): Promise<CodeOutcome> {
  try {
    const answer = await SANDBOX.fetch('https://sandbox.invalid/', {
      method: 'POST',
      body: JSON.stringify(asked),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    })
    const text = await answer.text()
    if (!answer.ok || text.length > ANSWER_MAX) throw new Error(`the sandbox answered ${answer.status}`)
    return outcomeIn(JSON.parse(text)) ?? NO_ANSWER
  } catch (error) {
    // A script that has used up its time throws here, as one that is not there does.
    log({ event: 'sandbox-failed', error: error instanceof Error ? error.message : String(error) })
    return NO_ANSWER
  }
}
