import { RANKS } from '#durable/rules/ranks.ts'

/** [U1] The rank from which a dog may ask others to be friends. */
export const FRIEND_RANK = 'slede'

/** [U1] Whether a dog with these level points may send friend requests. */
export function mayAskFriends(levelPoints: number): boolean {
  return RANKS.some(({ key, from }) => key === FRIEND_RANK && levelPoints >= from)
}

/** [U3] The most friends and open requests of a dog together. */
export const FRIENDS_MAX = 200
