import { expect, it } from 'vitest'
import { mayAskFriends } from '#durable/rules/life/friends.ts'

it('[U1] lets dogs send friend requests from sled dog on', () => {
  expect([0, 2, 3, 82, 3000].map(mayAskFriends)).toEqual([false, false, true, true, true])
})
