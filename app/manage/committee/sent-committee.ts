import type { Desk } from '#app/load-context.ts'
import { fieldOf } from '../form/outcome.ts'

/** Handles a form of the page of the committee: "appoint" with a seat, or "end" with the id of a term. */
export async function changeCommittee(desk: Desk, form: FormData): Promise<void> {
  const [verb = '', of = ''] = fieldOf(form, 'form').split(' ')
  const reason = fieldOf(form, 'reason')
  switch (verb) {
    case 'appoint':
      return desk.appointMember({
        username: fieldOf(form, 'username'),
        dogName: fieldOf(form, 'dogName'),
        seat: Number(of),
        isNext: fieldOf(form, 'term') === 'next',
        reason,
      })
    case 'end':
      return desk.endTerm({ id: Number(of), reason })
    default:
      throw new Response(null, { status: 400 })
  }
}
