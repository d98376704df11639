import { expect, it } from 'vitest'
import type { Frame } from '#durable/host/outbox.ts'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { Room } from '#durable/room/room.ts'
import { aVisitor } from '#test/support/dogs.ts'
import { Simulation } from './simulation.ts'
import { Wire } from './wire.ts'

/** None of the dogs that the simulation plays. */
const DOG = 99

it('refreshes a held reader that acknowledges, and does not also hand the acknowledgement to the room', async () => {
  const handled: (ClientMessage | null)[] = []
  const refreshed: number[] = []
  class WatchedRoom extends Room {
    override receive(...asked: Parameters<Room['receive']>) {
      handled.push(asked[1])
      return super.receive(...asked)
    }
    override refresh(...asked: Parameters<Room['refresh']>) {
      refreshed.push(asked[1])
      return super.refresh(...asked)
    }
  }
  const simulation = new Simulation(1, { makeRoom: (options) => new WatchedRoom(options) })
  const { agenda, shells } = simulation
  const [shell] = shells
  const heard: Frame[] = []
  const client = { opened: () => {}, heard: (_: Wire, frame: Frame) => void heard.push(frame), closed: () => {} }
  const wire = new Wire({ client, room: shell!, dog: DOG }, agenda, () => 0)
  await new Promise<void>((answered) => shell!.accept(wire, aVisitor(DOG), () => answered()))
  shell!.received(wire, { type: 'hello', version: 1, lastSeq: null })
  wire.attachment = { ...wire.attachment!, heldSince: 7 }
  // The room sleeps once the database has answered it.
  while (!shell!.hibernate()) await simulation.step()
  handled.length = 0
  shell!.received(wire, { type: 'ack', frame: 1 })
  expect(refreshed).toEqual([7])
  expect(handled).toEqual([])
  shell!.received(wire, { type: 'ack', frame: 2 })
  expect(handled).toEqual([{ type: 'ack', frame: 2 }])
})
