import type { Desk } from '#app/load-context.ts'
import { BROKEN_RULES } from '#durable/rules/bans.ts'
import { NAME_FAULTS } from '#durable/rules/names/taken-away.ts'
import { foundByIn } from '../form/found-by.ts'
import { fieldOf } from '../form/outcome.ts'

/** Handles a form on the page of a user. Returns the user's data as JSON for an export, else null. */
export async function changeUser(desk: Desk, userId: number, form: FormData): Promise<string | null> {
  const reason = fieldOf(form, 'reason')
  const isGiven = fieldOf(form, 'isGiven') === 'true'
  switch (fieldOf(form, 'form')) {
    case 'moderator':
    case 'administrator':
      await desk.setRole({ userId, role: roleOf(form), isGiven, reason })
      return null
    case 'sessions':
      await desk.endSessions({ userId, reason })
      return null
    case 'note':
      await desk.addNote({ userId, text: fieldOf(form, 'text') })
      return null
    case 'name':
      await desk.takeName({ userId, ...nameOf(form), foundBy: foundByIn(form), reason })
      return null
    case 'close':
      await desk.closeAccount({ userId, rule: ruleOf(form), foundBy: foundByIn(form), reason })
      return null
    case 'export':
      return desk.exportUser({ userId, reason })
    case 'forget':
      await desk.forgetUser({ userId, reason })
      return null
    case 'keep':
      await desk.keepUser({ userId, reason })
      return null
    default:
      throw new Response(null, { status: 400 })
  }
}

function ruleOf(form: FormData) {
  const rule = BROKEN_RULES.find((known) => known === fieldOf(form, 'rule'))
  if (!rule) throw new Response(null, { status: 400 })
  return rule
}

function roleOf(form: FormData): 'moderator' | 'administrator' {
  return fieldOf(form, 'form') === 'administrator' ? 'administrator' : 'moderator'
}

/** The value of the choice of names: the id of the dog, or nothing for the user, then a space and the name. */
export function nameChoice(dogId: number | null, name: string): string {
  return `${dogId ?? ''} ${name}`
}

function nameOf(form: FormData) {
  const [, id = '', name = ''] = /^(\d*) (.*)$/.exec(fieldOf(form, 'name')) ?? []
  const fault = NAME_FAULTS.find((known) => known === fieldOf(form, 'fault'))
  if (name === '' || !fault) throw new Response(null, { status: 400 })
  return { dogId: id === '' ? null : Number(id), name, fault }
}
