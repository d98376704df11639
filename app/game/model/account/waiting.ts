import type { DogId } from '#durable/protocol/messages.ts'
import type { AccountData } from './account-store.ts'
import type { WaitingPrint } from './dog-queries.ts'

/** Something that waits for an answer of the player. `key` is stable for as long as it waits. */
export type Waiting = { key: string } & (
  | { kind: 'trade'; tradeId: string; from: DogId }
  | { kind: 'friend'; dogId: DogId; name: string }
  | { kind: 'print'; print: WaitingPrint }
)

/**
 * The requests of others, then the oldest unread paw print. Only one print, since reading one marks all older ones as
 * read.
 */
export function waitingIn(
  { trade, friends, prints }: Pick<AccountData, 'trade' | 'friends' | 'prints'>,
  me: DogId,
): readonly Waiting[] {
  const from = trade?.sides[0]?.dogId
  const isAsked = trade?.state === 'open' && from !== undefined && from !== me
  const asking = friends?.filter(({ state }) => state === 'asks') ?? []
  return [
    ...(isAsked ? [{ kind: 'trade' as const, key: `trade ${trade.id}`, tradeId: trade.id, from }] : []),
    ...asking.map(({ dogId, name }) => ({ kind: 'friend' as const, key: `friend ${dogId}`, dogId, name })),
    ...prints.slice(0, 1).map((print) => ({ kind: 'print' as const, key: `print ${print.id}`, print })),
  ]
}
