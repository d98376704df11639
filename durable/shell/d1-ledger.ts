import type { WireDog, WireThing } from '#durable/protocol/messages.ts'
import type { LedgerPort } from '#durable/host/ports.ts'
import type { Act, LedgerOutcome } from '#durable/room/life/act.ts'
import { layDown, pickUp, thingsOnGround } from '#worker/things/carrying-db.ts'
import { dug } from '#worker/acts/digging-db.ts'
import { takenFrom } from '#worker/acts/npcs-db.ts'
import { pooped, scooped } from '#worker/acts/pooping-db.ts'
import { printed } from '#worker/paw-prints/printing-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import type { Db } from '#worker/db/client.ts'
import { dogsNow } from '#worker/rooms/dogs-now-db.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import { actOutcome, wireThing } from './act-outcome.ts'

const ACTS = { sniffed, dug, layDown, pickUp, pooped, scooped, takenFrom, printed }

type Parts = { db: Db; room: string; now: () => number }

/** The ledger in D1. */
export class D1Ledger implements LedgerPort {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  async perform(act: Act): Promise<LedgerOutcome | 'unknown'> {
    try {
      const { db, room, now } = this.parts
      return await actOutcome(act, { ledger: db, acts: ACTS, room, now: now(), random: Math.random })
    } catch (error) {
      if (isUnavailable(error)) return 'unknown'
      throw error
    }
  }

  async lying(): Promise<WireThing[]> {
    return (await thingsOnGround(this.parts.db, this.parts.room)).map(wireThing)
  }

  async worn(dog: number): Promise<{ wear: WireDog['wear']; asOf: number } | null> {
    const { wearOf, asOf } = await dogsNow(this.parts.db, [dog])
    const wear = wearOf.get(dog)
    return wear ? { wear, asOf } : null
  }
}
