import type { DogId } from '#durable/protocol/messages.ts'
import type { AccountData } from './account-store.ts'
import type { WaitingPrint } from './dog-queries.ts'

/** What waits for a word of the player; `key` stays the same for as long as it does. */
export type Waiting = { key: string } & (
  | { kind: 'trade'; tradeId: string; from: DogId }
  | { kind: 'friend'; dogId: DogId; name: string }
  | { kind: 'print'; print: WaitingPrint }
)

/** What others ask of own dog, then the oldest of what was left for it: newer ones would be put aside with it. */
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
