import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Delivery } from '#durable/host/delivery.ts'
import type { Kept } from '#durable/host/ports.ts'
import { Seats } from '#durable/host/seats.ts'
import { OLDEST_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import { Room } from '#durable/room/room.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { endOf } from '#durable/rules/walks.ts'
import { RoomStorage } from '#durable/shell/storage.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { aKennel, comeIn } from '#test/worker/support/kennel.ts'
import { liveRoom, tileBeside } from '#test/worker/support/live-room.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  await liveRoom.close()
})

/** The parts of the object; every method of each is made to fail once under every event. */
type Part = 'room' | 'disk' | 'seats' | 'delivery'
const METHODS: [Part, string][] = [
  ...methodsOf(Room).map((method): [Part, string] => ['room', method]),
  ...methodsOf(RoomStorage).map((method): [Part, string] => ['disk', method]),
  ...methodsOf(Seats).map((method): [Part, string] => ['seats', method]),
  ...methodsOf(Delivery).map((method): [Part, string] => ['delivery', method]),
]

function methodsOf({ prototype }: { prototype: object }): string[] {
  const all = Object.entries(Object.getOwnPropertyDescriptors(prototype))
  return all.filter(([name, { value }]) => typeof value === 'function' && name !== 'constructor').map(([name]) => name)
}

/** A part of the host of the room. */
function partOf(part: Part): Promise<object> {
  return liveRoom.withObject<object>((object) => {
    if (part === 'disk') return Reflect.get(object, 'storage')
    const host: object = Reflect.get(object, 'host')
    return part === 'delivery' ? Reflect.get(Reflect.get(host, 'seats'), part) : Reflect.get(host, part)
  })
}

/** Makes the next call of this method fail like a bug, until `heal`, which returns whether it did. */
async function broken(part: Part, method: string): Promise<{ heal: () => boolean }> {
  let hasFailed = false
  const heal = await intercepted(part, method, () => {
    if (hasFailed) return
    hasFailed = true
    throw new Error(`injected into ${part}.${method}`)
  })
  return { heal: () => (heal(), hasFailed) }
}

/** Calls `before` before each call of this method, until the returned function is called. */
async function intercepted(part: Part, method: string, before: () => void): Promise<() => void> {
  const target = await partOf(part)
  Reflect.set(target, method, function (this: object, ...args: unknown[]): unknown {
    const original: (...given: unknown[]) => unknown = Reflect.get(Object.getPrototypeOf(target), method)
    before()
    return original.apply(this, args)
  })
  return () => void Reflect.deleteProperty(target, method)
}

/** The methods that are called during an event; a fault in any other would have no effect. */
async function methodsReachedBy(happens: () => Promise<void>): Promise<[Part, string][]> {
  const reached = new Set<[Part, string]>()
  const ends = await Promise.all(METHODS.map((row) => intercepted(...row, () => reached.add(row))))
  await happens()
  for (const end of ends) end()
  return METHODS.filter((row) => reached.has(row))
}

const TO_ROOM: Record<string, ClientMessage> = {
  walk: { type: 'walk', seq: 1, x: 20, y: 24 },
  say: { type: 'say', text: 'hej' },
  whisper: { type: 'whisper', to: 2, text: 'psst' },
  emote: { type: 'emote', emote: 'wave' },
  rest: { type: 'rest', pose: 'sit' },
  leave: { type: 'leave' },
  nonsense: { type: 'walk', seq: -1, x: 0, y: 0 },
}
const HELLO: ClientMessage = { type: 'hello', version: OLDEST_VERSION, lastSeq: null }

/** Longer than a room of few waits before it sends what it has gathered, ms. */
const PUT_OFF_MS = 2000

/** Waits until the page is answered or closed; it must not be left waiting. */
async function answerTo(bella: VisitorSocket): Promise<string> {
  return Promise.race([bella.nextRaw().then(() => 'answered'), bella.closed.then((code) => `closed ${code}`)])
}

/** Checks that the other dog is unaffected: what it says is heard, and its lines are stored. */
async function goesOn(max: VisitorSocket, text: string): Promise<void> {
  // Acknowledged now, because an acknowledgement due during the next fault would meet the fault itself.
  max.acknowledge()
  max.send({ type: 'say', text })
  while ((await max.next('said')).text !== text);
  const kept = await liveRoom.inside(({ storage }) => {
    const pages = storage.sql.exec<{ entries: string }>('select entries from chat_page').toArray()
    // A line that was written together with the dogs is on its page from the next line on.
    const { lines = [] } = storage.kv.get<{ lines?: string[] }>('room') ?? {}
    type Entry = { line: { seq: number; text: string } }
    const entries = [...pages.map((page) => page.entries), `[${lines.join()}]`]
    return entries.flatMap((json): Entry[] => JSON.parse(json)).map(({ line }) => line)
  })
  const lines = max.told('said').map((said) => `${said.seq} ${said.text}`)
  expect(kept.map((line) => `${line.seq} ${line.text}`)).toEqual(expect.arrayContaining(lines))
}

it.each([...Object.keys(TO_ROOM), 'hello'])(
  '[T36] answers or closes who asked, and serves the others on, for a fault in any method that a %s reaches',
  async (name) => {
    const message = TO_ROOM[name] ?? HELLO
    const max = await liveRoom.join(aVisitor(1))
    let dog = 1
    // Delayed work is done before each fault, so that each time the same is left to do.
    const comes = async () => {
      dog += 1
      if (message === HELLO) {
        await liveRoom.wait(PUT_OFF_MS)
        return liveRoom.knock(aVisitor(dog))
      }
      try {
        return await liveRoom.join(aVisitor(dog))
      } finally {
        await liveRoom.wait(PUT_OFF_MS)
      }
    }
    const asks = async (bella: VisitorSocket): Promise<string> => {
      const end = answerTo(bella)
      bella.send(message)
      await liveRoom.wait(1000)
      await end
      await liveRoom.wait(1000)
      return end
    }
    const first = await comes()
    const methods = await methodsReachedBy(async () => void (await asks(first)))
    await goesOn(max, `after ${name}`)
    expect(methods.length).toBeGreaterThan(METHODS.length / 10)

    for (const [part, method] of methods) {
      const bella = await comes()
      const { heal } = await broken(part, method)
      const end = await asks(bella)
      expect(end, `a fault in ${part}.${method}`).toMatch(/^answered$|^closed (4000|4004|1011)$/)
      expect(heal(), `${part}.${method} was called`).toBe(true)
      await goesOn(max, `after a fault in ${part}.${method}`)
      if (!end.startsWith('closed')) bella.close()
    }
  },
)

it('[T36] removes a dog whose connection is lost in the end, for a fault in any method that the loss reaches', async () => {
  const loses = async ([part, method]: [Part, string] | [null, null]) => {
    const max = await liveRoom.join(aVisitor(2))
    const bella = await liveRoom.join(aVisitor(1))
    const lose = async () => {
      bella.close()
      await bella.closed
      await liveRoom.wait(1000)
    }
    if (part === null) return methodsReachedBy(lose)
    const { heal } = await broken(part, method)
    await lose()
    expect(heal(), `${part}.${method} was called`).toBe(true)
    // Whatever the memory contains after the fault, the next object over the same sockets is correct.
    await liveRoom.sleep()
    max.send({ type: 'rest', pose: 'sit' })
    await max.next('rested')
    await liveRoom.wait(DROPPED_KEPT_MS + 1)
    await liveRoom.ringAlarm()
    const { dogs } = await (await liveRoom.knock(aVisitor(3))).hello()
    expect(
      dogs.map(({ id }) => id),
      `after a fault in ${part}.${method}`,
    ).toEqual([2, 3])
    return []
  }
  const methods = await loses([null, null])
  expect(methods.length).toBeGreaterThan(METHODS.length / 10)
  for (const row of methods) {
    vi.clearAllTimers()
    await liveRoom.close()
    await loses(row)
  }
})

it('[T36] saves at the next alarm what a fault kept it from saving', async () => {
  const kennel = await aKennel()
  const { socket: bella, welcome } = await comeIn(kennel)
  await liveRoom.save()
  const goal = tileBeside(welcome.dogs[0]!.walk)
  bella.send({ type: 'walk', seq: 1, ...goal })
  await bella.next('walked')
  const { heal } = await broken('disk', 'later')
  await liveRoom.save()
  expect(heal()).toBe(true)
  await liveRoom.save()
  await liveRoom.crash()
  const back = await comeIn(kennel)
  expect(endOf(back.welcome.dogs[0]!.walk)).toEqual(goal)
})

it('[T41] removes a dog once if its alarm rings twice or late', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const bella = await liveRoom.join(aVisitor(1))
  bella.close()
  await max.next('dropped')
  await liveRoom.wait(3 * DROPPED_KEPT_MS)
  await liveRoom.withObject((object) => {
    object.alarm()
    object.alarm()
  })
  await max.next('left')
  max.send({ type: 'say', text: 'alone' })
  await max.next('said')
  expect(max.frames.filter((frame) => frame.includes('"left"'))).toHaveLength(1)
})

it('[T41] makes up for a lost alarm with the next event after hibernation', async () => {
  const max = await liveRoom.join(aVisitor(2))
  const bella = await liveRoom.join(aVisitor(1))
  bella.close()
  await max.next('dropped')
  await liveRoom.sleep()
  await liveRoom.forgetAlarm()
  vi.setSystemTime(Date.now() + DROPPED_KEPT_MS)
  max.send({ type: 'rest', pose: 'sit' })
  expect(await max.next('left')).toEqual({ type: 'left', dog: 1 })
})

it('[T41] lets an alarm that failed seven times do its work at the eighth', async () => {
  const { socket: max } = await comeIn(await aKennel())
  const kennel = await aKennel()
  const { socket: bella } = await comeIn(kennel)
  bella.close()
  await max.next('dropped')
  let isBroken = true
  const room = await partOf('room')
  const on: Room['on'] = Reflect.get(room, 'on')
  Reflect.set(room, 'on', (event: RoomEvent, now: number) => {
    if (isBroken && event.type === 'woken') throw new Error('injected')
    return on.call(room, event, now)
  })
  for (let times = 1; times <= 7; times++) {
    await liveRoom.wait(DROPPED_KEPT_MS)
    expect(await liveRoom.ringAlarm()).toBe(true)
  }
  isBroken = false
  await liveRoom.wait(DROPPED_KEPT_MS)
  expect(await liveRoom.ringAlarm()).toBe(true)
  expect(await max.next('left')).toEqual({ type: 'left', dog: kennel.dogId })
})

it('[T39] sends nothing lasting before it is stored: a replaced room is stopped by its storage', async () => {
  const order: string[] = []
  const [bella, max] = [await liveRoom.join(aVisitor(1)), await liveRoom.join(aVisitor(2))]
  const [disk, seats] = [await partOf('disk'), await partOf('seats')]
  const write: (kept: Kept) => void = Reflect.get(disk, 'now')
  Reflect.set(disk, 'now', (kept: Kept) => {
    order.push(...Object.keys(kept).slice(0, 1))
    write.call(disk, kept)
  })
  const flush: () => void = Reflect.get(seats, 'flush')
  Reflect.set(seats, 'flush', () => {
    order.push('flush')
    flush.call(seats)
  })
  bella.send({ type: 'say', text: 'hej' })
  await bella.next('said')
  expect(order.slice(0, order.indexOf('flush'))).toContain('line')
  order.length = 0
  bella.close()
  await max.next('dropped')
  expect(order.slice(0, order.indexOf('flush'))).toContain('dog')
})
