import { expect, it } from 'vitest'
import type { FeatureContext } from '#app/game/hud/features/features.ts'
import { FEATURE } from '#app/game/hud/friends/feature.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { OwnFriend } from '#app/game/model/account/dog-queries.ts'

const OTHER = 7
const verb = FEATURE.dogVerbs?.find(({ key }) => key === 'friend')

const offeredTo = (friendship: OwnFriend['state'] | null) =>
  verb?.isOffered?.({ isHere: true, isAsleep: false, isStaff: false, mayBeFollowed: true, friendship })

it('does not offer to become friends with a friend', () => {
  expect(offeredTo('friends')).toBe(false)
})

it('does not offer to ask a dog again that has not answered yet', () => {
  expect(offeredTo('asked')).toBe(false)
})

it.each([null, 'asks'] as const)('offers it if there is something to ask or to answer (%s)', (friendship) => {
  expect(offeredTo(friendship)).toBe(true)
})

it('accepts the request of another dog, and says that they are friends', async () => {
  const account = new DogAccount(1)
  const accepted: number[] = []
  account.acceptFriend = (dog) => Promise.resolve({ done: accepted.push(dog) })
  const color = '#aabbcc'
  const bella: OwnFriend = { dogId: OTHER, name: 'Bella', color, shadowColor: color, room: 'plaza', state: 'asks' }
  account.state.setState({ friends: [bella] })
  const context = { account, t: (key: string) => key } as unknown as FeatureContext
  const words = verb && 'ask' in verb ? await verb.ask({ id: OTHER, name: 'Bella' }, context) : null
  expect([accepted, words]).toEqual([[OTHER], 'life.friends.areFriends'])
})
