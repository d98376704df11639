import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FrameGate } from '#app/game/model/game/frame-gate.ts'
import { Places } from '#app/game/model/places/places.ts'
import type { FrameRecord } from '#durable/protocol/frames/records.ts'
import type { ServerMessage } from '#durable/protocol/messages.ts'
import { packText } from '#durable/world/room-pack.ts'
import { aDoor, aRoom } from '#test/support/rooms.ts'

const TEXT = packText(aRoom('den', { doors: [aDoor('den-out', 'plaza')] }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A gate of a page in the den, what it has passed on, and whether its player waits. The pack comes with `send`. */
function aGate() {
  let send = () => {}
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        send = () => resolve(new Response(TEXT))
      }),
  )
  const taken: (readonly FrameRecord[])[] = []
  const waits: boolean[] = []
  const gate = new FrameGate(new Places(), {
    take: (records) => taken.push(records),
    isHere: (room) => room === 'den',
    onFetching: (isFetching) => waits.push(isFetching),
  })
  const arrive = async () => {
    send()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { gate, taken, waits, arrive }
}

function aWelcome(room: string): FrameRecord[] {
  const place = { room, pack: 'new', doors: [], lastSeq: 0 }
  const message: ServerMessage = {
    ...{ type: 'welcome', version: 2, you: 1, now: 0, resumed: true, dogs: [], lines: [] },
    ...place,
  }
  return [{ type: 'json', message }]
}
const LEFT: FrameRecord[] = [{ type: 'json', message: { type: 'left', dog: 2 } }]

it('holds what comes after a welcome to new ground until that is fetched, in order', async () => {
  const { gate, taken, arrive } = aGate()
  const welcome = aWelcome('den')
  gate.frame(welcome, 1)
  gate.frame(LEFT, 2)
  expect(taken).toEqual([])
  await arrive()
  expect(taken).toEqual([welcome, LEFT])
})

it('[ED4] draws no curtain while the new ground of the own room is fetched', async () => {
  const { gate, waits, arrive } = aGate()
  gate.frame(aWelcome('den'), 1)
  await vi.advanceTimersByTimeAsync(3900)
  await arrive()
  expect(waits).toEqual([false])
})

it('says that the player waits where that takes too long, and at once for another room', async () => {
  const own = aGate()
  own.gate.frame(aWelcome('den'), 1)
  await vi.advanceTimersByTimeAsync(4100)
  expect(own.waits).toEqual([true])
  const { gate, waits } = aGate()
  gate.frame(aWelcome('plaza'), 1)
  expect(waits).toEqual([true])
})
