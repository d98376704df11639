import { createExecutionContext, env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { VISITOR_HEADER, toHeader } from '#durable/protocol/gate.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { aVisitor } from '#test/support/dogs.ts'
import app from '#test/worker/entry.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { aGuest, aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { closeSockets } from '#worker/reach/revoke.ts'

it('brings two dogs together, who see each other walk and hear each other talk', async () => {
  const [bella, max] = [await aGuest(), await aGuest()]
  const first = socketOf(await askToEnter(bella.ticket))
  expect(await first.hello()).toMatchObject({ you: bella.dogId, room: HOME_ROOM })
  const second = socketOf(await askToEnter(max.ticket))
  const { dogs } = await second.hello()
  expect(dogs.map(({ id }) => id)).toEqual([bella.dogId, max.dogId])
  first.send({ type: 'say', text: 'hej' })
  expect(await second.next('said')).toMatchObject({ dog: bella.dogId, text: 'hej' })
  second.send({ type: 'rest', pose: 'sit' })
  expect(await first.next('rested')).toMatchObject({ dog: max.dogId, pose: 'sit' })
})

it('tells the room about a visitor from the database alone, whatever the browser claims', async () => {
  const { userId } = await aUser({ moderator: 1 })
  const dogId = await aDogOf(userId, { name: 'Ærlig', color: '#123456', shadowColor: '#0d243c' })
  const ticket = await aTicket({ userId, dogId })
  const claim = toHeader(aVisitor(99, { badge: 'developer' }))
  const socket = socketOf(await askToEnter(ticket, { headers: { [VISITOR_HEADER]: claim } }))
  const { you, dogs, marks } = await socket.hello()
  expect(you).toBe(dogId)
  expect(marks).toContainEqual({ dog: dogId, mark: { born: expect.any(Number), owner: expect.any(String) } })
  expect(dogs.find(({ id }) => id === dogId)).toMatchObject({
    name: 'Ærlig',
    color: '#123456',
    shadowColor: '#0d243c',
    badge: 'moderator',
    away: false,
  })
  expect(dogs.map(({ id }) => id)).not.toContain(99)
})

it('closes the older socket when the dog enters by a newer ticket', async () => {
  const guest = await aGuest()
  const older = socketOf(await askToEnter(guest.ticket))
  await older.hello()
  const newer = socketOf(await askToEnter(await aTicket(guest)))
  expect((await newer.hello()).resumed).toBe(true)
  expect(await older.closed).toBe(CLOSE.elsewhere)
})

it('admits pages of the app wrapper as well', async () => {
  const { ticket } = await aGuest()
  const enter = (origin: string) =>
    app.request(
      `/parks/${HOME_ROOM}?ticket=${ticket}`,
      { headers: { Upgrade: 'websocket', Origin: origin } },
      { ...env, ALLOWED_ORIGINS: 'https://localhost capacitor://localhost' },
      createExecutionContext(),
    )
  expect((await enter('capacitor://localhos')).status).toBe(403)
  expect((await enter('https://localhost capacitor://localhost')).status).toBe(403)
  const socket = socketOf(await enter('capacitor://localhost'))
  expect((await socket.hello()).type).toBe('welcome')
})

it('removes all dogs of a user at once', async () => {
  const guest = await aGuest()
  const socket = socketOf(await askToEnter(guest.ticket))
  await socket.hello()
  const other = socketOf(await askToEnter((await aGuest()).ticket))
  await other.hello()
  await closeSockets(env, db, { user: guest.userId, code: CLOSE.banned })
  expect(await socket.closed).toBe(CLOSE.banned)
  expect(await other.next('left')).toEqual({ type: 'left', dog: guest.dogId })
})
