import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { Effect } from '#durable/room/effects.ts'
import { isAway } from '#durable/room/state/park-dog.ts'
import type { ParkDog } from '#durable/room/state/park-dog.ts'
import { pushBit } from '#durable/rules/push/kinds.ts'
import { HIDDEN_PAGE_MS } from '#durable/rules/push/limits.ts'

type Knocking = { from: ParkDog; to: ParkDog; now: number }

/**
 * Tells the user of `to` by push of a whisper or a paw print, if they want to be told and nobody looks at the page of the
 * dog: it is away, or it is hidden, which for a dog that lies curled up counts at once. Whoever does not hear the other
 * is told nothing [C11].
 */
export function knockOf({ from, to, now }: Knocking): Effect[] {
  const { user, dog, knocks = 0, unheard } = to.visitor
  const { user: fromUser, dog: fromDog, unheard: fromUnheard } = from.visitor
  if ((knocks & pushBit('whisper')) === 0 || user === fromUser) return []
  if (unheard.includes(fromUser) || fromUnheard.includes(user)) return []
  const { hiddenPageSince: since = null } = to
  const patience = to.pose === 'curl' ? 0 : HIDDEN_PAGE_MS
  const isPageHidden = !isAway(to) && since !== null && now - since >= patience
  if (!isAway(to) && !isPageHidden) return []
  return [{ do: 'knock', user, dog, from: { user: fromUser, dog: fromDog }, isPageHidden }]
}

/**
 * The player looks at the page, or does not any more. It is written only for those who want to be told by push, and not at
 * once: after a crash every page is away anyway.
 */
export function look(dog: ParkDog, { away }: Extract<ClientMessage, { type: 'look' }>, now: number): Effect[] {
  if (away === (dog.hiddenPageSince !== undefined)) return []
  if (away) dog.hiddenPageSince = now
  else delete dog.hiddenPageSince
  const { knocks = 0, dog: id } = dog.visitor
  return knocks === 0 ? [] : [{ do: 'keep', what: { dog: id }, when: 'later' }]
}
