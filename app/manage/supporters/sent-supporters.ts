import type { Desk } from '#app/load-context.ts'
import { fieldOf } from '../form/outcome.ts'

/**
 * Handles a form of the page of supporters: "connect", "disconnect", "answer" with an answer, "give", or "take" with the id of
 * a user. Returns the address of the way to Patreon if one was begun.
 */
export async function keepSupporters(desk: Desk, form: FormData): Promise<string | null> {
  const [verb = '', of = ''] = fieldOf(form, 'form').split(' ')
  const reason = fieldOf(form, 'reason')
  switch (verb) {
    case 'connect':
      return desk.connectCampaign()
    case 'disconnect':
      await desk.disconnectCampaign({ reason })
      return null
    case 'answer':
      await desk.answerHeldLosses({ answer: of, reason })
      return null
    case 'give':
      await desk.giveTier({ username: fieldOf(form, 'username'), tier: fieldOf(form, 'tier'), reason })
      return null
    case 'take':
      await desk.takeTier({ userId: Number(of), reason })
      return null
    default:
      throw new Response(null, { status: 400 })
  }
}
