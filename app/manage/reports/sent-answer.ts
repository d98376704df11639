import type { Desk } from '#app/load-context.ts'
import { fieldOf } from '../form/outcome.ts'
import { BROKEN_RULES } from '#durable/rules/bans.ts'
import { ANSWER_APPEAL, CLAIM_REPORT, CLOSE_REPORT, KICK_FOR_REPORT, LOOK_AT_REPORT, type Looked } from './queries.ts'

export const OUTCOMES = ['acted', 'warned', 'nothing', 'untrue'] as const

/** Does what a form of the queue asks for, a verb and an id; answers what was looked at, if that was it. */
export async function answerReport(desk: Desk, form: FormData): Promise<Looked | null> {
  const [verb = '', which = ''] = fieldOf(form, 'form').split(' ')
  const id = Number(which)
  const words = fieldOf(form, 'reason')
  const outcome = OUTCOMES.find((known) => known === fieldOf(form, 'outcome'))
  const rule = BROKEN_RULES.find((known) => known === fieldOf(form, 'rule'))
  if (verb === 'look') return { id, evidence: (await desk.query(LOOK_AT_REPORT, { id })).lookAtReport }
  if (verb === 'claim') await desk.query(CLAIM_REPORT, { id, isGivenBack: false })
  else if (verb === 'return') await desk.query(CLAIM_REPORT, { id, isGivenBack: true })
  else if (verb === 'close' && outcome) await desk.query(CLOSE_REPORT, { id, outcome, note: words })
  else if (verb === 'kick' && rule)
    await desk.query(KICK_FOR_REPORT, {
      dogId: Number(fieldOf(form, 'dogId')),
      seconds: Number(fieldOf(form, 'seconds')),
      rule,
      reason: words,
      reportId: id,
    })
  else if (verb === 'lift' || verb === 'uphold')
    await desk.query(ANSWER_APPEAL, { banId: id, isLifted: verb === 'lift', answer: words })
  else throw new Response(null, { status: 400 })
  return null
}
