import type { Desk } from '#app/load-context.ts'
import { fieldOf } from '../form/outcome.ts'
import { ADD_NOTE, END_SESSIONS, SET_ROLE } from './queries.ts'

/** Does what a form on the page of a user asks for. */
export async function changeUser(desk: Desk, userId: number, form: FormData): Promise<unknown> {
  const reason = fieldOf(form, 'reason')
  const isGiven = fieldOf(form, 'isGiven') === 'true'
  switch (fieldOf(form, 'form')) {
    case 'moderator':
      return desk.query(SET_ROLE, { userId, role: 'moderator', isGiven, reason })
    case 'administrator':
      return desk.query(SET_ROLE, { userId, role: 'administrator', isGiven, reason })
    case 'sessions':
      return desk.query(END_SESSIONS, { userId, reason })
    case 'note':
      return desk.query(ADD_NOTE, { userId, text: fieldOf(form, 'text') })
    default:
      throw new Response(null, { status: 400 })
  }
}
