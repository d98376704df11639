import type { LedgerPort, Stray } from '#durable/host/ports.ts'
import type { WireDog, WireThing } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Act, LedgerOutcome } from '#durable/room/act.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { dug } from '#worker/acts/digging-db.ts'
import { takenFrom } from '#worker/acts/npcs-db.ts'
import { pooped, scooped } from '#worker/acts/pooping-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { isUnavailable } from '#worker/db/circuit-breaker.ts'
import type { Db } from '#worker/db/client.ts'
import { passersNow } from '#worker/dogs/passers-db.ts'
import { stampsFor } from '#worker/ledger/stamps-db.ts'
import { printed } from '#worker/paw-prints/printing-db.ts'
import { usedPost } from '#worker/posts/posts-db.ts'
import { riddleAnswered } from '#worker/questions/riddle-db.ts'
import { dogsNow } from '#worker/reach/dogs-now-db.ts'
import { layDown, pickUp, thingsOnGround } from '#worker/things/carrying-db.ts'
import { tidied } from '#worker/things/tidying-db.ts'
import { trailFound } from '#worker/trail/trail-db.ts'

/** `now` is epoch ms; `random` decides what a dig finds, 0 to 1. */
type Parts = { db: Db; room: string; now: () => number; random: () => number }

/** The ledger in D1. */
export class D1Ledger implements LedgerPort {
  private readonly parts: Parts

  constructor(parts: Parts) {
    this.parts = parts
  }

  async perform(act: Act): Promise<LedgerOutcome | 'unknown'> {
    try {
      return await outcomeOf(act, this.parts)
    } catch (error) {
      if (isUnavailable(error)) return 'unknown'
      throw error
    }
  }

  async tidy({ thing: { id, ver }, to, rev }: Stray): ReturnType<LedgerPort['tidy']> {
    const { db, room, now } = this.parts
    try {
      return await tidied(db, { thing: { id, ver }, room, rev, to, now: now() })
    } catch (error) {
      if (isUnavailable(error)) return 'unknown'
      throw error
    }
  }

  async stamp(user: number, keys: readonly StampKey[]): Promise<StampKey[] | 'unknown'> {
    const { db, now } = this.parts
    try {
      return await stampsFor(db, { user, keys, now: now() })
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

  async passers(dogs: readonly number[]): ReturnType<LedgerPort['passers']> {
    return passersNow(this.parts.db, dogs, this.parts.now())
  }
}

/** Has the ledger perform an act of a room. Returns what the room has to know of it. */
async function outcomeOf(act: Act, { db, room, now, random }: Parts): Promise<LedgerOutcome> {
  const { op, dog, user, epoch, no } = act
  const actor = { op, dog, user, epoch, no, now: now() }
  switch (act.type) {
    case 'sniff':
      return answered(await sniffed(db, actor, act.other), ({ karma }) => ({ type: 'sniff', karma }))
    case 'dig': {
      const found = await dug(db, { ...actor, random }, { room, ...act.tile, soil: act.soil })
      return answered(found, (dig) => ({ type: 'dig', ...dig }))
    }
    case 'drop': {
      const { id, ver } = act.thing
      const dropped = await layDown(db, actor, { thing: act.thing, room, ...act.tile })
      return answered(dropped, ({ kind, room: where, x, y, isGone }) => {
        return { type: 'drop', thing: where === room && !isGone ? { id, ver: ver + 1, kind, x, y } : null }
      })
    }
    case 'pickUp':
      return answered(await pickUp(db, actor, { thing: act.thing, room }), () => ({ type: 'pickUp' }))
    case 'poop':
      return answered(await pooped(db, actor, room), ({ liesMs }) => ({ type: 'poop', liesMs }))
    case 'scoop':
      return answered(await scooped(db, actor, act.poop.op), ({ karma }) => ({ type: 'scoop', karma }))
    case 'use':
      if ('trail' in act)
        return answered(await trailFound(db, actor, act.trail), (paid) => ({ type: 'trail', ...paid }))
      if ('riddle' in act)
        return answered(await riddleAnswered(db, { ...actor, random }, act), (judged) => ({
          type: 'riddle',
          ...judged,
        }))
      return 'post' in act
        ? answered(await usedPost(db, actor, act), (read) => ({ type: 'post', ...read }))
        : answered(await takenFrom(db, actor, act), (given) => ({ type: 'use', ...given }))
    case 'pawPrint':
      return answered(await printed(db, actor, { to: act.to, room, ...act.print }), () => ({ type: 'pawPrint' }))
  }
}

function answered<Done extends object>(answer: Done | Refusal, outcome: (done: Done) => LedgerOutcome): LedgerOutcome {
  return typeof answer === 'string' ? { type: 'refused', reason: answer } : outcome(answer)
}

/** A thing on the ground of a room, as a row of the ledger has it. */
function wireThing({ id, ver, kind, tile }: { id: number; ver: number; kind: string; tile: string }): WireThing {
  const [x = 0, y = 0] = tile.split(',').map(Number)
  return { id, ver, kind, x, y }
}
