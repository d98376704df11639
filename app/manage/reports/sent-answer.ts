import type { Desk } from '#app/load-context.ts'
import { BROKEN_RULES } from '#durable/rules/bans.ts'
import { PUBLIC_VERDICTS } from '#durable/rules/staff/public-reports.ts'
import { OUTCOMES } from '#durable/rules/staff/reports.ts'
import { fieldOf } from '../form/outcome.ts'
import type { Evidence } from './reports-desk.ts'

/** The evidence of a report that was looked at; null if there is none. */
export type Looked = { id: number; evidence: Evidence | null }

/**
 * Handles a form of the queue, which has a verb and the id of a report. Returns the evidence for the verb "look", else
 * null.
 */
export async function answerReport(desk: Desk, form: FormData): Promise<Looked | null> {
  const [verb = '', which = ''] = fieldOf(form, 'form').split(' ')
  const id = Number(which)
  const words = fieldOf(form, 'reason')
  const outcome = OUTCOMES.find((known) => known === fieldOf(form, 'outcome'))
  const rule = BROKEN_RULES.find((known) => known === fieldOf(form, 'rule'))
  if (verb === 'look') return { id, evidence: await desk.lookAtReport(id) }
  if (verb === 'claim') await desk.claimReport({ id, isGivenBack: false })
  else if (verb === 'return') await desk.claimReport({ id, isGivenBack: true })
  else if (verb === 'close' && outcome) await desk.closeReport({ id, outcome, note: words })
  else if (verb === 'hold') await desk.holdEvidence({ id, days: Number(fieldOf(form, 'days')), reason: words })
  else if (verb === 'kick' && rule)
    await desk.kickForReport({
      dogId: Number(fieldOf(form, 'dogId')),
      seconds: Number(fieldOf(form, 'seconds')),
      rule,
      reason: words,
      reportId: id,
    })
  else if (verb === 'decide') await desk.decidePublicReport({ id, ...decisionOf(form) })
  else if (verb === 'letter') await desk.answerPublicReport(id)
  else if (verb === 'exclude' || verb === 'open')
    await desk.decideClosure({ banId: id, isForGood: verb === 'exclude', reason: words })
  else if (verb === 'lift' || verb === 'uphold')
    await desk.answerAppeal({ banId: id, isLifted: verb === 'lift', answer: words })
  else throw new Response(null, { status: 400 })
  return null
}

function decisionOf(form: FormData) {
  const outcome = PUBLIC_VERDICTS.find((known) => known === fieldOf(form, 'outcome'))
  if (!outcome) throw new Response(null, { status: 400 })
  const user = fieldOf(form, 'userId')
  return { outcome, decision: fieldOf(form, 'decision'), userId: user === '' ? null : Number(user) }
}
