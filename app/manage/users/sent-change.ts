import type { Desk } from '#app/load-context.ts'
import { fieldOf } from '../form/outcome.ts'
import { ADD_NOTE, END_SESSIONS, EXPORT_USER, FORGET_USER, KEEP_USER, SET_ROLE } from './queries.ts'

/** Does what a form on the page of a user asks for; answers their data, as JSON, if that was it. */
export async function changeUser(desk: Desk, userId: number, form: FormData): Promise<string | null> {
  const reason = fieldOf(form, 'reason')
  const isGiven = fieldOf(form, 'isGiven') === 'true'
  switch (fieldOf(form, 'form')) {
    case 'moderator':
    case 'administrator':
      await desk.query(SET_ROLE, { userId, role: roleOf(form), isGiven, reason })
      return null
    case 'sessions':
      await desk.query(END_SESSIONS, { userId, reason })
      return null
    case 'note':
      await desk.query(ADD_NOTE, { userId, text: fieldOf(form, 'text') })
      return null
    case 'export':
      return (await desk.query(EXPORT_USER, { userId, reason })).exportUser
    case 'forget':
      await desk.query(FORGET_USER, { userId, reason })
      return null
    case 'keep':
      await desk.query(KEEP_USER, { userId, reason })
      return null
    default:
      throw new Response(null, { status: 400 })
  }
}

function roleOf(form: FormData): 'moderator' | 'administrator' {
  return fieldOf(form, 'form') === 'administrator' ? 'administrator' : 'moderator'
}
