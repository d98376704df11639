import { expect, it } from 'vitest'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import type { OwnFriend, WaitingPrint } from '#app/game/model/account/dog-queries.ts'
import type { ShownTrade } from '#app/game/model/account/trade-queries.ts'
import { waitingIn } from '#app/game/model/account/waiting.ts'

const ME = 1
const color = '#aabbcc'
const friend = (dogId: number, state: OwnFriend['state']): OwnFriend => {
  return { dogId, name: `dog ${dogId}`, color, shadowColor: color, room: 'plaza', state }
}
const print = (id: number): WaitingPrint => ({ id, dogId: 9, name: 'Vims', text: 'hi', room: 'plaza', line: null })
const side = (dogId: number) => ({ dogId, things: [], bones: 0, hasAgreed: false })
const tradeOf = (first: number, second: number): ShownTrade => {
  return { id: 't', ver: 1, state: 'open', opensAt: '', sides: [side(first), side(second)] }
}

function anAccount(state: { trade?: ShownTrade; friends?: readonly OwnFriend[]; prints?: readonly WaitingPrint[] }) {
  const account = new DogAccount(ME)
  account.state.setState(state)
  const keys = () => waitingIn(account.state.getState(), ME).map(({ key }) => key)
  return { account, keys, later: () => account.state.getState().later }
}

it('shows requests of others first, then paw prints', () => {
  const friends = [friend(3, 'friends'), friend(4, 'asks'), friend(5, 'asked')]
  const { keys } = anAccount({ trade: tradeOf(2, ME), friends, prints: [print(7)] })
  expect(keys()).toEqual(['trade t', 'friend 4', 'print 7'])
})

it('does not ask a dog about the trade that it has begun itself', () => {
  expect(anAccount({ trade: tradeOf(ME, 2) }).keys()).toEqual([])
})

it('keeps newer paw prints behind the oldest, because closing them deletes up to the newest shown', () => {
  expect(anAccount({ prints: [print(7), print(8)] }).keys()).toEqual(['print 7'])
})

it('keeps what nobody has answered, and shows it again on request', () => {
  const { account, later } = anAccount({ friends: [friend(4, 'asks')] })
  account.letWait('friend 4')
  expect(later()).toEqual(['friend 4'])
  account.tellAgain()
  expect(later()).toEqual([])
})

it('forgets what was answered, so that the same request is shown when it comes again', () => {
  const { account, later } = anAccount({ friends: [friend(4, 'asks'), friend(5, 'asks')] })
  account.letWait('friend 4')
  account.letWait('friend 5')
  account.state.setState({ friends: [friend(5, 'asks')] })
  expect(later()).toEqual(['friend 5'])
})
