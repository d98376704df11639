import { expect, it } from 'vitest'
import { rulesVersionOf } from '#durable/rules/games/round/rules-version.ts'
import { aPlayer, equip } from '../support/acting.ts'
import { tellsRound } from '../support/cabinet.ts'
import { aTicket, askToEnter } from '../support/gate.ts'
import { ask } from '../support/graphql.ts'
import { socketOf } from '../support/socket.ts'
import type { VisitorSocket } from '../support/socket.ts'

const ACTOR = '$op: String!, $dogId: Int!'
const BY = 'op: $op, dogId: $dogId'

type Player = Awaited<ReturnType<typeof aPlayer>>
const says = async (player: Player, mutation: string, variables: object = {}) => {
  const { errors, data } = await ask(mutation, {
    as: player.as,
    variables: { op: crypto.randomUUID(), dogId: player.dogId, ...variables },
  })
  expect(errors).toEqual([])
  return data
}

async function comesIn(player: Player, room = 'plaza') {
  const socket = socketOf(await askToEnter(await aTicket({ ...player, room }), { room }))
  await socket.hello()
  return socket
}

const twoInThePlaza = () => twoIn('plaza')

async function twoIn(room: string) {
  const [bella, max] = [await aPlayer({ levelPoints: 0 }), await aPlayer()]
  return { bella, max, sockets: [await comesIn(bella, room), await comesIn(max, room)] as const }
}

it('[I4] shows everybody at once that a hat is put on, and that it is given away', async () => {
  const { bella, max, sockets } = await twoInThePlaza()
  const beret = await equip(bella.dogId, 'back', 'beret')
  const carry = `mutation (${ACTOR}, $id: Int!, $ver: Int!) { carryThing(${BY}, thingId: $id, ver: $ver, to: hat) }`
  await says(bella, carry, beret)
  const wear = { hat: 'beret', mouth: null, back: null, ass: null }
  for (const socket of sockets) {
    expect(await socket.next('dressed')).toEqual({ type: 'dressed', dog: bella.dogId, wear })
  }
  const toMouth = carry.replace('to: hat', 'to: mouth')
  await says(bella, toMouth, { id: beret.id, ver: 2 })
  for (const socket of sockets) expect((await socket.next('dressed')).wear.mouth).toBe('beret')
  const give = `mutation (${ACTOR}, $id: Int!, $ver: Int!, $to: Int!) { giveThing(${BY}, thingId: $id, ver: $ver, toDogId: $to) }`
  await says(bella, give, { id: beret.id, ver: 3, to: max.dogId })
  expect((await sockets[0].next('dressed')).wear.mouth).toBeNull()
  expect(await sockets[1].next('nudge')).toEqual({ type: 'nudge', about: 'bag' })
  expect(await sockets[1].next('nudge')).toEqual({ type: 'nudge', about: 'prints' })
})

it('[I4] lets a dog come back in what it has put on elsewhere', async () => {
  const bella = await aPlayer({ levelPoints: 0 })
  const first = await comesIn(bella)
  const { id } = await equip(bella.dogId, 'back', 'beret')
  const carry = `mutation (${ACTOR}, $id: Int!, $ver: Int!, $to: CarriedAt!) {
    carryThing(${BY}, thingId: $id, ver: $ver, to: $to)
  }`
  await says(bella, carry, { id, ver: 1, to: 'hat' })
  expect((await first.next('dressed')).wear.hat).toBe('beret')
  const elsewhere = await comesIn(bella, 'meadow')
  await says(bella, carry, { id, ver: 2, to: 'mouth' })
  expect((await elsewhere.next('dressed')).wear.mouth).toBe('beret')
  const back = socketOf(await askToEnter(await aTicket({ ...bella, room: 'plaza' }), { room: 'plaza' }))
  const { dogs } = await back.hello()
  expect(dogs.find((dog) => dog.id === bella.dogId)?.wear).toMatchObject({ hat: null, mouth: 'beret' })
})

it('[X2] [U1] [H5] nudges the other side of a trade, of a request and of a treat', async () => {
  const { bella, max, sockets } = await twoInThePlaza()
  const [, maxHears] = sockets
  const propose = `mutation (${ACTOR}, $with: Int!) { proposeTrade(${BY}, withDogId: $with) }`
  const data = await says(bella, propose, { with: max.dogId })
  expect(await maxHears.next('nudge')).toMatchObject({ about: 'trade' })
  const word = { tradeId: data?.proposeTrade, ver: 1 }
  const offer = `mutation (${ACTOR}, $tradeId: String!, $ver: Int!) {
    offerInTrade(${BY}, tradeId: $tradeId, ver: $ver, things: [], bones: 0)
  }`
  await says(max, offer, word)
  expect(await sockets[0].next('nudge')).toMatchObject({ about: 'trade' })
  const leave = 'mutation ($dogId: Int!, $tradeId: String!) { leaveTrade(dogId: $dogId, tradeId: $tradeId) }'
  await says(bella, leave, word)
  expect(await maxHears.next('nudge')).toMatchObject({ about: 'trade' })
  await says(bella, `mutation (${ACTOR}, $to: Int!) { giveTreat(${BY}, toDogId: $to) }`, { to: max.dogId })
  expect(await maxHears.next('nudge')).toMatchObject({ about: 'life' })
  expect(await maxHears.next('nudge')).toMatchObject({ about: 'prints' })
  const sled = await aPlayer({ levelPoints: 3 })
  await comesIn(sled, 'lake')
  await says(sled, `mutation ($dogId: Int!, $to: Int!) { askFriend(dogId: $dogId, otherDogId: $to) }`, {
    to: max.dogId,
  })
  expect(await maxHears.next('nudge')).toMatchObject({ about: 'friends' })
})

async function nudgesOf(player: Player): Promise<number> {
  const data = await says(player, 'mutation ($dogId: Int!) { enterPark(dogId: $dogId) { nudges } }')
  return (data?.enterPark as { nudges: number }).nudges
}

it('counts the nudges of a dog in its tickets, so that a page between two rooms misses none', async () => {
  const { bella, max } = await twoInThePlaza()
  const before = await nudgesOf(max)
  expect(await nudgesOf(max)).toBe(before)
  await comesIn(max)
  await says(bella, `mutation (${ACTOR}, $to: Int!) { giveTreat(${BY}, toDogId: $to) }`, { to: max.dogId })
  expect(await nudgesOf(max)).toBeGreaterThan(before)
  const bellasOwn = await nudgesOf(bella)
  expect(await nudgesOf(bella)).toBe(bellasOwn)
})

/** The dog plays a round in the Arcade, of which its page tells the room, unless `isSeen` is false. */
async function playsARound(player: Player, socket: VisitorSocket, { isSeen = true } = {}) {
  const game = 'JumpingDog'
  const start = `mutation (${ACTOR}, $rules: Int!) { startRound(${BY}, game: ${game}, rules: $rules) { id } }`
  const data = await says(player, start, { rules: rulesVersionOf(game) })
  const { id: roundId } = data?.startRound as { id: string }
  if (isSeen) await tellsRound(socket, roundId)
  const end = `mutation ($op: String!, $roundId: String!) {
    finishRound(op: $op, roundId: $roundId, log: "", room: "arcade") { score }
  }`
  const ended = await says(player, end, { roundId })
  return ended?.finishRound as { score: number }
}

it('shows everybody the own best of a dog that ends a round in the arcade', async () => {
  const { bella, sockets } = await twoIn('arcade')
  const { score } = await playsARound(bella, sockets[0])
  for (const socket of sockets) {
    expect(await socket.next('scored')).toEqual({ type: 'scored', dog: bella.dogId, game: 'JumpingDog', score })
  }
})

it('tells nobody the result of a user who wants to tell none', async () => {
  const { bella, max, sockets } = await twoIn('arcade')
  const save = 'mutation { saveSettings(settings: { results: false }) }'
  expect((await ask(save, { as: bella.as })).errors).toEqual([])
  await playsARound(bella, sockets[0])
  await playsARound(max, sockets[1])
  // The result of the other dog is the first that anybody is told of.
  expect(await sockets[0].next('scored')).toMatchObject({ dog: max.dogId })
})

it('[GR15] tells nobody the result of a round that the room has not seen', async () => {
  const { bella, max, sockets } = await twoIn('arcade')
  await playsARound(bella, sockets[0], { isSeen: false })
  await playsARound(max, sockets[1])
  expect(await sockets[0].next('scored')).toMatchObject({ dog: max.dogId })
})
