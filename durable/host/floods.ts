import { FULL, take } from '#durable/room/state/bucket.ts'
import type { Allowance, Bucket } from '#durable/room/state/bucket.ts'
import { FLOOD_COUNTED_MS, FLOOD_REST_MS, isInFloodRest } from '#durable/rules/places/sockets.ts'

/** [M8] The third frame within a minute that the protocol does not know is a flood: a page stops after its first one. */
const BAD_FRAMES: Allowance = { burst: 2, refillMs: 30_000 }
/**
 * [M8] What may come over sockets that the room has closed: what a page has sent before it heard of that, and no more. The
 * platform cannot abort such a socket.
 */
const LATE_FRAMES: Allowance = { burst: 100, refillMs: 50 }

type User = { bad: Bucket; late: Bucket; floodedAt: readonly number[] }

/**
 * What users do to this room besides playing, and who rests after a flood [M6]. It is in memory alone: the database, which
 * is told of each flood, knows of the rest in all rooms.
 */
export class Floods {
  readonly #users = new Map<number, User>()
  #cutOff: number[] = []

  /** [M8] Whether this frame, which the protocol does not know, is one too many. */
  isBadFrameTooMany(user: number, now: number): boolean {
    const known = this.#userOf(user)
    const { bucket, retryInMs } = take(known.bad, BAD_FRAMES, now)
    known.bad = bucket
    return retryInMs > 0
  }

  /** [M8] Whether this frame, which came over a socket that is closed, is one too many. */
  isLateFrameTooMany(user: number, now: number): boolean {
    const known = this.#userOf(user)
    const { bucket, retryInMs } = take(known.late, LATE_FRAMES, now)
    known.late = bucket
    return retryInMs > 0
  }

  /** [M6] The user was cut off, here or elsewhere. Returns false where that counts as one with the flood before. */
  add(user: number, now: number): boolean {
    this.#cutOff.push(user)
    const known = this.#userOf(user)
    if (now - (known.floodedAt.at(-1) ?? -Infinity) < FLOOD_REST_MS) return false
    known.floodedAt = [...known.floodedAt.filter((at) => at > now - FLOOD_COUNTED_MS), now]
    return true
  }

  /** [M6] Whether the user has to wait before any of its dogs may have a socket. */
  isResting(user: number, now: number): boolean {
    return isInFloodRest(this.#users.get(user)?.floodedAt ?? [], now)
  }

  /** Returns, once, who was cut off. */
  takeCutOff(): readonly number[] {
    const users = this.#cutOff
    this.#cutOff = []
    return users
  }

  /** Forgets whom there is nothing to know of any more. */
  forgetOld(now: number): void {
    for (const [user, { bad, late, floodedAt }] of this.#users) {
      const isCounted = floodedAt.some((at) => at > now - FLOOD_COUNTED_MS)
      if (!isCounted && bad <= now && late <= now) this.#users.delete(user)
    }
  }

  #userOf(user: number): User {
    const known = this.#users.get(user) ?? { bad: FULL, late: FULL, floodedAt: [] }
    this.#users.set(user, known)
    return known
  }
}
