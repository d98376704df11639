import type { WireThing } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Effect } from '#durable/room/effects.ts'
import type { Act, Outcome } from '#durable/room/life/act.ts'
import type { Room } from '#durable/room/room.ts'
import { drop, pickUp, thingsOnGround } from '#worker/db/acts/carrying.ts'
import { dug } from '#worker/db/acts/digging.ts'
import { sniffed } from '#worker/db/acts/sniffing.ts'
import type { Db } from '#worker/db/client.ts'
import { dogsNow } from '#worker/db/park/news.ts'
import { isUnavailable } from '#worker/db/patience.ts'
import { log, loggable } from '#worker/log.ts'

type Parts = {
  db: Db
  room: string
  /** Has the room take in what has come of it, and carries out what it wants done. */
  heard: (react: (room: Room, now: number) => Effect[]) => void
}

/** Where a room asks the books: what they answer comes as an event of its own, and nobody waits for it. */
export class Desk {
  private readonly parts: Parts
  /** How often something was laid down or taken from the ground, or was tried to be. */
  private moves = 0

  constructor(parts: Parts) {
    this.parts = parts
  }

  ask(act: Act): void {
    void this.answered(act)
  }

  /** Compares the ground with the books: what was done there may have been lost with an older object of this room. */
  lookRound(): void {
    void this.compare()
  }

  private async answered(act: Act): Promise<void> {
    const { db, heard } = this.parts
    const isMove = act.type === 'drop' || act.type === 'pickUp'
    if (isMove) this.moves += 1
    const outcome = await this.outcomeOf(act)
    if (isMove) this.moves += 1
    heard((room) => room.settle(act, outcome))
    if (outcome.type !== 'drop') return
    // What it had in its mouth or on its back is not worn any more.
    const { dog } = act
    try {
      const { wearOf, asOf } = await dogsNow(db, [dog])
      const wear = wearOf.get(dog)
      if (wear) heard((room, now) => room.learn([{ type: 'dressed', dog, wear, asOf }], now))
    } catch (error) {
      log({ event: 'room-failed', room: this.parts.room, error: loggable(error).error })
    }
  }

  private async outcomeOf(act: Act): Promise<Outcome> {
    try {
      return await this.perform(act)
    } catch (error) {
      if (!isUnavailable(error)) log({ event: 'room-failed', room: this.parts.room, error: loggable(error).error })
      return { type: 'refused', reason: 'try-again' }
    }
  }

  private async perform(act: Act): Promise<Outcome> {
    const { db, room } = this.parts
    const { op, dog, user, epoch, no } = act
    const actor = { op, dog, user, epoch, no, now: Date.now() }
    switch (act.type) {
      case 'sniff':
        return told(await sniffed(db, actor, act.other), ({ karma }) => ({ type: 'sniff', karma }))
      case 'dig': {
        const found = await dug(db, { ...actor, random: Math.random }, { room, ...act.tile })
        return told(found, ({ bones }) => ({ type: 'dig', bones }))
      }
      case 'drop': {
        const { id, ver } = act.thing
        const dropped = await drop(db, actor, { thing: act.thing, room, ...act.tile })
        return told(dropped, ({ kind, room: where, x, y }) => {
          return { type: 'drop', thing: where === room ? { id, ver: ver + 1, kind, x, y } : null }
        })
      }
      case 'pickUp':
        return told(await pickUp(db, actor, { thing: act.thing, room }), () => ({ type: 'pickUp' }))
    }
  }

  private async compare(): Promise<void> {
    const { db, room, heard } = this.parts
    try {
      for (;;) {
        const before = this.moves
        const lying = await thingsOnGround(db, room)
        if (this.moves !== before) continue
        return heard((park) => park.find(lying.map(toldThing)))
      }
    } catch (error) {
      log({ event: 'room-failed', room, error: loggable(error).error })
    }
  }
}

function told<Done extends object>(answer: Done | Refusal, outcome: (done: Done) => Outcome): Outcome {
  return typeof answer === 'string' ? { type: 'refused', reason: answer } : outcome(answer)
}

function toldThing({ id, ver, kind, tile }: { id: number; ver: number; kind: string; tile: string }): WireThing {
  const [x = 0, y = 0] = tile.split(',').map(Number)
  return { id, ver, kind, x, y }
}
