import type { Visitor } from '#durable/protocol/gate.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Room, RoomOptions } from '#durable/room/room.ts'
import type { Desk } from '#durable/shell/books/desk.ts'
import type { Delivery, Reader } from '#durable/shell/delivery.ts'
import { Flow } from '#durable/shell/flow.ts'
import type { Agenda } from './agenda.ts'
import type { Books } from './books/books.ts'
import type { ModelBooks } from './books/room-books.ts'
import type { GateRoom } from './gate.ts'
import type { Ignores } from './ignores.ts'
import type { Tally } from './tally.ts'
import type { Wire } from './wire.ts'

export type MakeRoom = (options: RoomOptions) => Room

export type Seat = { visitor: Visitor; helloBy: number | null; version: number; heldSince: number | null }
export type Ear = Reader & { wire: Wire }
/** What a room of the simulation has round it. */
export type World = {
  agenda: Agenda
  ignores: Ignores
  tally: Tally
  crashesInCommit: () => boolean
  windowMs: () => number
  makeRoom: MakeRoom
  books: Books
  random: () => number
  /** How many days the clock of the park goes ahead of that of its lines, ms. */
  aheadMs: () => number
  /** Runs what comes out of a promise: a promise must not swallow what does not hold. */
  guarded: (run: () => void) => void
  /** The database is told of the end of a stay. */
  over: (room: GateRoom, dog: DogId, epoch: number) => void
}

/** What is lost with the memory of the room. */
export type Memory = {
  room: Room
  seats: Map<Wire, Seat>
  delivery: Delivery<Ear>
  desk: Desk
  books: ModelBooks
  isSavePending: boolean
  wakeAt: number | null
  lookAt: number | null
}

export function anEar(wire: Wire, { visitor, version, heldSince }: Seat, isNew: boolean): Ear {
  return { wire, dog: visitor.dog, version, row: null, clockAt: 0, flow: new Flow({ isNew, heldSince }) }
}
