import type { Desk } from '#app/load-context.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { LIST_KINDS } from '#durable/rules/filter/word-list.ts'
import { LINE_OUTCOMES, TRIAL_LINES_MAX } from '#durable/rules/staff/word-trials.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { type FormOutcome, fieldOf, outcomeOf } from '../form/outcome.ts'
import type { FormAnswer } from '../form/write-form.tsx'
import type { Trial, TriedLine } from './words-desk.ts'

/** What an action of the page answers: after "try" what the change would do, with the change itself. */
export type WordAnswer = FormAnswer & { tried: { change: WordChange; lines: string; trials: readonly Trial[] } | null }

/** What the fields of a form, or of an address, say of a change; what makes no sense is as if it were not there. */
export function sentChange(field: (name: string) => string): WordChange {
  return {
    language: LANGUAGES.find((known) => known === field('language')) ?? 'dk',
    list: LIST_KINDS.find((known) => known === field('list')) ?? 'hold',
    entry: field('entry'),
    isIn: field('isIn') !== 'false',
  }
}

/** Does what a form asks for: "try" keeps nothing, "change" makes it so. */
export async function sentWord(desk: Desk, sent: FormData): Promise<WordAnswer> {
  const form = fieldOf(sent, 'form')
  const change = sentChange((name) => fieldOf(sent, name))
  if (form === 'change') {
    const reason = fieldOf(sent, 'reason')
    const tried = triedIn(sent)
    return { form, outcome: await outcomeOf(() => desk.changeWord({ ...change, reason, tried })), tried: null }
  }
  if (form !== 'try') throw new Response(null, { status: 400 })
  const lines = fieldOf(sent, 'lines')
  const sample = lines.split(/\r?\n/).filter((line) => line.trim() !== '')
  let trials: readonly Trial[] = []
  const outcome: FormOutcome = await outcomeOf(async () => {
    trials = await desk.tryWord({ ...change, lines: sample.slice(0, TRIAL_LINES_MAX) })
  })
  return { form, outcome, tried: outcome.done ? { change, lines, trials } : null }
}

/** What the page showed of the trial, line by line: the server looks whether it still is so. */
function triedIn(sent: FormData): TriedLine[] {
  const lines = sent.getAll('tried').map(String)
  const outcomes = sent.getAll('after').map(String)
  return lines.flatMap((line, place) => {
    const after = LINE_OUTCOMES.find((known) => known === outcomes[place])
    return after ? [{ line, after }] : []
  })
}
