import { env, runInDurableObject } from 'cloudflare:test'
import { expect, it, vi } from 'vitest'
import { GROUND, isWalkable } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { HOME_ROOM } from '#durable/world/room-keys.ts'
import { aGuest, askToEnter } from '#test/worker/support/gate.ts'
import { tileBeside } from '#test/worker/support/live-room.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { publishAnew, publishedPack } from '#test/worker/support/world.ts'

async function comesIn() {
  const { dogId, ticket } = await aGuest()
  const socket = socketOf(await askToEnter(ticket))
  const welcome = await socket.hello()
  return { dogId, socket, welcome, at: welcome.dogs.find(({ id }) => id === dogId)!.walk }
}

/** The plaza with a wall at the tile of a dog. */
function wallAt({ x, y }: { x: number; y: number }): RoomDoc {
  const row = PLAZA.ground[y]!
  const walled = row.slice(0, x) + GROUND.forbidden + row.slice(x + 1)
  return { ...PLAZA, ground: PLAZA.ground.with(y, walled) }
}

it('plays a published revision for everybody when the next dog enters', async () => {
  const [bella, max] = [await comesIn(), await comesIn()]
  const before = await publishedPack(HOME_ROOM)
  expect(bella.welcome.pack).toBe(before.hash)
  const doc = wallAt(max.at)
  const { rev, hash } = await publishAnew(doc)
  expect(rev).toBe(before.rev + 1)
  const luna = await comesIn()
  for (const { socket, dogId } of [bella, max]) {
    const again = await socket.next('welcome')
    expect(again).toMatchObject({ pack: hash, you: dogId, resumed: true, lines: [] })
    const { walk } = again.dogs.find(({ id }) => id === max.dogId)!
    expect(Math.max(Math.abs(walk.x - max.at.x), Math.abs(walk.y - max.at.y))).toBe(1)
    expect(isWalkable(gridOf(doc), walk.x, walk.y)).toBe(true)
  }
  expect(luna.welcome.pack).toBe(hash)
  const goal = tileBeside(max.at)
  max.socket.send({ type: 'walk', seq: 1, ...goal })
  const walked = await luna.socket.next('walked')
  expect(walked.dog).toBe(max.dogId)
  expect(isWalkable(gridOf(doc), endOf(walked).x, endOf(walked).y)).toBe(true)
})

it('rebuilds the room once for two dogs that bring the same revision', async () => {
  const bella = await comesIn()
  await publishAnew({ ...PLAZA, areas: [] })
  await Promise.all([comesIn(), comesIn()])
  bella.socket.send({ type: 'say', text: 'hej' })
  await bella.socket.next('said')
  const welcomes = bella.socket.frames.filter((frame) => frame.includes('"welcome"'))
  expect(welcomes).toHaveLength(2)
})

it('keeps the room as it is if a pack cannot be loaded, and tries again with the next dog', async () => {
  const bella = await comesIn()
  const { rev, hash } = await publishAnew({ ...PLAZA, name: { ...PLAZA.name, en: 'The Old Square' } })
  const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
  await env.DB.exec('alter table room_revision rename column pack to packed')
  const max = await comesIn()
  expect(max.welcome.pack).toBe(bella.welcome.pack)
  expect(logged.mock.calls.join()).toContain('room-failed')
  await env.DB.exec('alter table room_revision rename column packed to pack')
  expect((await comesIn()).welcome.pack).toBe(hash)
  expect((await bella.socket.next('welcome')).pack).toBe(hash)
  const stub = env.PARK_ROOM.getByName(HOME_ROOM)
  const held = await runInDurableObject(stub, (_room, { storage }) => storage.kv.get('pack'))
  expect(held).toMatchObject({ rev, hash })
})
