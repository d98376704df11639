import type { DogStay, PackRef } from '#durable/protocol/gate.ts'
import type { RoomEvent } from '#durable/room/events.ts'
import type { Room } from '#durable/room/room.ts'
import type { DiskPort, PresencePort } from './ports.ts'
import type { Seats } from './seats.ts'
import type { Stays } from './stays.ts'

/**
 * How often presence is written to the database, ms: well within PRESENCE_STALE_MS, after which a row counts no more.
 */
export const SWEEP_EVERY_MS = 5 * 60 * 1000

type Parts = {
  presence: PresencePort
  disk: DiskPort
  seats: Pick<Seats<never>, 'isEmpty' | 'sockets'>
  room: () => Room
  stays: Pick<Stays<never>, 'seeOff'>
  attend: (handle: (now: number) => void) => void
  handOver: (event: RoomEvent, now: number) => void
  playBy: (published: PackRef) => Promise<void>
}

/** Compares who is here with the database, every few minutes for as long as anybody is. Times are epoch ms. */
export class PresenceSweep {
  readonly #parts: Parts
  #nextAt = Infinity

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** When the next sweep is due; null while nobody is here. */
  get dueAt(): number | null {
    const { seats, room } = this.#parts
    return room().size === 0 && seats.isEmpty ? null : this.#nextAt
  }

  /** A room that sleeps and wakes all the time must not put its sweep off each time, so its time is stored. */
  start(now: number): void {
    const { seats, disk } = this.#parts
    const nextAt = now + SWEEP_EVERY_MS
    this.#nextAt = seats.isEmpty ? nextAt : Math.min(disk.part('sweep') ?? Infinity, nextAt)
  }

  /**
   * Writes presence to the database, and sends away dogs that have left or entered elsewhere since, or have died [H9]. The
   * room learns what it is to be played by, if nobody could tell it when that was published.
   */
  sweep(now: number): void {
    const { presence, disk, seats, room, stays, attend, handOver, playBy } = this.#parts
    const react = (event: RoomEvent) => attend((at) => handOver(event, at))
    this.#nextAt = now + SWEEP_EVERY_MS
    disk.later({ part: 'sweep', value: this.#nextAt })
    presence.stillThere(seats.sockets)
    const here = room().visitors.map(({ dog, epoch }): DogStay => ({ dog, epoch }))
    presence.sweep(here, {
      seeOff: (dog, epoch) => stays.seeOff(dog, epoch),
      endStays: (ended) => react({ type: 'staysEnded', stays: ended }),
      learn: (events) => react({ type: 'learned', events }),
      playBy,
    })
  }
}
