import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FrameReader } from '#durable/protocol/frames/frame-reader.ts'
import { PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { gridOf } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { liveRoom, tileBeside } from '#test/worker/support/live-room.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))

afterEach(async () => {
  vi.useRealTimers()
  await liveRoom.close()
})

/** A socket that speaks the newest version of the protocol, with all received messages. */
class BinaryEar {
  readonly told: ServerMessage[] = []
  readonly lengths: number[] = []
  readonly socket: VisitorSocket
  #look = () => {}
  readonly #reader = new FrameReader(({ room }) => {
    const doc = ROOM_DOCS.find(({ key }) => key === room)
    return doc ? gridOf(doc) : null
  })

  constructor(socket: VisitorSocket) {
    this.socket = socket
    socket.onBytes = (bytes) => {
      this.lengths.push(bytes.length)
      this.told.push(...this.#reader.read(bytes))
      this.#look()
    }
  }

  static async knock(dog: number): Promise<BinaryEar> {
    return new BinaryEar(await liveRoom.knock(aVisitor(dog)))
  }

  hello() {
    this.socket.send({ type: 'hello', version: PROTOCOL_VERSION, lastSeq: null })
    return this.next('welcome')
  }

  /** The next message of a type that was not taken yet. */
  async next<Type extends ServerMessage['type']>(type: Type): Promise<Extract<ServerMessage, { type: Type }>> {
    for (;;) {
      const index = this.told.findIndex((message) => message.type === type)
      if (index >= 0) return this.told.splice(0, index + 1).at(-1) as Extract<ServerMessage, { type: Type }>
      await new Promise<void>((done) => (this.#look = done))
    }
  }
}

it('speaks to each client in its version, bytes or JSON, about the same park', async () => {
  const bella = await BinaryEar.knock(1)
  const here = (await bella.hello()).dogs[0]!.walk
  const max = await liveRoom.join(aVisitor(2))
  expect((await bella.next('entered')).dog.id).toBe(2)
  bella.socket.send({ type: 'walk', seq: 7, ...tileBeside(here) })
  const { seq, ...walked } = await bella.next('walked')
  expect(seq).toBe(7)
  expect(await max.next('walked')).toEqual(walked)
  bella.socket.send({ type: 'say', text: 'hej' })
  expect(await bella.next('said')).toEqual(await max.next('said'))
})

it('needs five bytes for a walk, also after hibernation', async () => {
  const bella = await BinaryEar.knock(1)
  await bella.hello()
  const max = await liveRoom.knock(aVisitor(2))
  const { x, y } = (await max.hello()).dogs[1]!.walk
  await bella.next('entered')
  max.send({ type: 'walk', seq: 1, ...tileBeside({ x, y }) })
  await bella.next('walked')
  expect(bella.lengths.at(-1)).toBe(5)
  await liveRoom.sleep()
  vi.setSystemTime(Date.now() + 3_600_000)
  max.send({ type: 'walk', seq: 2, x, y })
  const { startedAt, ...from } = await bella.next('walked')
  expect(startedAt).toBe(Date.now())
  expect(from).toMatchObject(tileBeside({ x, y }))
})
