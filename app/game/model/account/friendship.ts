import type { DogId } from '#durable/protocol/messages.ts'
import type { AccountData } from './account-store.ts'
import type { OwnFriend } from './dog-queries.ts'

/**
 * The state of the friendship with another dog: friends, or who has asked. Null: nobody has asked, or it is not known
 * yet.
 */
export function friendshipWith(dog: DogId, { friends }: Pick<AccountData, 'friends'>): OwnFriend['state'] | null {
  return friends?.find(({ dogId }) => dogId === dog)?.state ?? null
}
