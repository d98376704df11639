import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { FOREST } from '#durable/world/outdoors/forest.ts'
import { aGuest, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { socketOf } from '#test/worker/support/socket.ts'

/** A guest in the plaza, whose socket has said hello. */
async function inThePlaza() {
  const guest = await aGuest()
  const socket = socketOf(await askToEnter(guest.ticket))
  const { doors } = await socket.hello()
  return { guest, socket, doors }
}

async function through(guest: { userId: number; dogId: number }, door: string, room: string) {
  return socketOf(await askToEnter(await aTicket({ ...guest, door }), { room }))
}

it('moves a dog that walks through a door to the entry of the next room', async () => {
  const [bella, max] = [await inThePlaza(), await inThePlaza()]
  expect(bella.doors).toContainEqual({ id: 'plaza-west', x: 1, y: 14, w: 1, h: 2, room: 'forest' })
  const inForest = await through(bella.guest, 'plaza-west', 'forest')
  expect(await bella.socket.closed).toBe(CLOSE.elsewhere)
  expect(await max.socket.next('left')).toEqual({ type: 'left', dog: bella.guest.dogId })
  const { room, resumed, dogs } = await inForest.hello()
  const { x, y } = FOREST.entries.find(({ id }) => id === 'plaza')!
  expect({ room, resumed }).toEqual({ room: 'forest', resumed: false })
  expect(dogs.find(({ id }) => id === bella.guest.dogId)?.walk).toMatchObject({ x, y, dirs: '' })
})

it('lets two rooms share nothing: dogs, lines and the numbers of lines', async () => {
  const [bella, max] = [await inThePlaza(), await inThePlaza()]
  const inLake = await through(bella.guest, 'forest-lake', 'lake')
  const { dogs, lines } = await inLake.hello()
  expect({ dogs: dogs.map(({ id }) => id), lines }).toEqual({ dogs: [bella.guest.dogId], lines: [] })
  inLake.send({ type: 'say', text: 'her er stille' })
  expect(await inLake.next('said')).toMatchObject({ seq: 1 })
  max.socket.send({ type: 'say', text: 'hvor er Bella?' })
  expect(await max.socket.next('said')).toMatchObject({ text: 'hvor er Bella?' })
  expect((await through(max.guest, 'forest-lake', 'lake').then((socket) => socket.hello())).lines).toMatchObject([
    { text: 'her er stille' },
  ])
})

it('opens no other room by a ticket for one door', async () => {
  const guest = await aGuest()
  const ticket = await aTicket({ ...guest, door: 'plaza-west' })
  expect((await askToEnter(ticket, { room: 'plaza' })).status).toBe(403)
  expect((await askToEnter(ticket, { room: 'forest' })).status).toBe(101)
})
