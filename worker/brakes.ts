import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Env } from './env.ts'

/** A rate limit of wrangler.toml. It is approximate, because each of Cloudflare's locations counts for itself. */
export type Brake =
  | 'SIGN_IN_BRAKE'
  | 'NEW_DOG_BRAKE'
  | 'REACTION_BRAKE'
  | 'TICKET_BRAKE'
  | 'SEARCH_BRAKE'
  | 'EXPORT_BRAKE'
  | 'ROUND_BRAKE'
  | 'RETURN_BRAKE'
  | 'CARD_BRAKE'
  | 'ALL_CARDS_BRAKE'
  | 'CODE_BRAKE'
  | 'DOCUMENT_BRAKE'
  | 'VISITOR_BRAKE'
  | 'PAGE_BRAKE'
  | 'REPORT_BRAKE'
  | 'SUPPORT_BRAKE'

/** 'too-often' if `who` does this more often than wrangler.toml allows, else null. A null `who` is not counted. */
export async function brake<Which extends Brake>(
  env: Pick<Env, Which>,
  which: Which,
  who: string | number | null,
): Promise<Refusal | null> {
  if (who === null) return null
  const { success } = await env[which].limit({ key: String(who) })
  return success ? null : 'too-often'
}

/** Requests of the own machine are not counted: the developer, bots and tests send many. */
const OWN_MACHINE = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** The network that a request comes from, by its address; null for the own machine. */
export function addressOf(request: Request): string | null {
  const address = request.headers.get('cf-connecting-ip')
  return address === null || OWN_MACHINE.includes(address) ? null : householdOf(address)
}

/** One IPv6 connection has all addresses with the same first 64 bits, so those are counted together. */
function householdOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':')
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
