import { RANKS } from '#durable/rules/ranks.ts'

/** [U1] The rank from which a dog may ask others to be friends. */
export const FRIEND_RANK = 'slede'

/** [U1] Whether a dog with so many level points may ask. */
export function mayAskFriends(levelPoints: number): boolean {
  return RANKS.some(({ key, from }) => key === FRIEND_RANK && levelPoints >= from)
}

/** [U3] Friends and open requests of a dog, at most. */
export const FRIENDS_MAX = 200
