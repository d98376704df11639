import type { Desk } from '#app/load-context.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { LIST_KINDS } from '#durable/rules/filter/word-list.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { LINE_OUTCOMES, TRIAL_LINES_MAX } from '#durable/rules/staff/word-trials.ts'
import { answerTo, fieldOf, outcomeOf } from '../form/outcome.ts'
import type { FormAnswer, FormOutcome } from '../form/outcome.ts'
import type { Trial, TriedLine } from './words-desk.ts'

/** What was filled in. */
type Asked = { change: WordChange; lines: string }

/**
 * The answer of the page's action. `tried` is set after "try": the change, and what it would do; `unmet` after a
 * refusal, so that the form keeps what was filled in.
 */
export type WordAnswer = FormAnswer & { tried: (Asked & { trials: readonly Trial[] }) | null; unmet: Asked | null }

/** Reads a change from the fields of a form or a URL; malformed fields count as absent. */
export function sentChange(field: (name: string) => string): WordChange {
  return {
    language: LANGUAGES.find((known) => known === field('language')) ?? 'dk',
    list: LIST_KINDS.find((known) => known === field('list')) ?? 'hold',
    entry: field('entry'),
    isIn: field('isIn') !== 'false',
  }
}

/** Handles a form: "try" stores nothing, "change" makes the change. */
export async function sentWord(desk: Desk, sent: FormData): Promise<WordAnswer> {
  const form = fieldOf(sent, 'form')
  const change = sentChange((name) => fieldOf(sent, name))
  if (form === 'change') {
    const reason = fieldOf(sent, 'reason')
    const tried = triedIn(sent)
    const outcome = await outcomeOf(() => desk.changeWord({ ...change, reason, tried }))
    const lines = tried.map(({ line }) => line).join('\n')
    return { ...answerTo(sent, outcome), tried: null, unmet: outcome.done ? null : { change, lines } }
  }
  if (form !== 'try') throw new Response(null, { status: 400 })
  const lines = fieldOf(sent, 'lines')
  const sample = lines.split(/\r?\n/).filter((line) => line.trim() !== '')
  let trials: readonly Trial[] = []
  const outcome: FormOutcome = await outcomeOf(async () => {
    trials = await desk.tryWord({ ...change, lines: sample.slice(0, TRIAL_LINES_MAX) })
  })
  const asked = { change, lines }
  return {
    ...answerTo(sent, outcome),
    tried: outcome.done ? { ...asked, trials } : null,
    unmet: outcome.done ? null : asked,
  }
}

/** The results of the trial as the page showed them, line by line: the server checks that they still hold. */
function triedIn(sent: FormData): TriedLine[] {
  const lines = sent.getAll('tried').map(String)
  const outcomes = sent.getAll('after').map(String)
  return lines.flatMap((line, place) => {
    const after = LINE_OUTCOMES.find((known) => known === outcomes[place])
    return after ? [{ line, after }] : []
  })
}
