import type { WireThing } from '#durable/protocol/messages.ts'
import type { Refusal } from '#durable/protocol/refusals.ts'
import type { Act, LedgerOutcome } from '#durable/room/life/act.ts'
import type { dug } from '#worker/acts/digging-db.ts'
import type { takenFrom } from '#worker/acts/npcs-db.ts'
import type { pooped, scooped } from '#worker/acts/pooping-db.ts'
import type { sniffed } from '#worker/acts/sniffing-db.ts'
import type { Db } from '#worker/db/client.ts'
import type { printed } from '#worker/paw-prints/printing-db.ts'
import type { layDown, pickUp } from '#worker/things/carrying-db.ts'

type Over<Ledger, Act> = Act extends (db: Db, ...asked: infer Asked) => infer Answer
  ? (ledger: Ledger, ...asked: Asked) => Promise<Exclude<Awaited<Answer>, string> | Refusal>
  : never

/** The acts that rooms ask for, over D1 or over another ledger: the simulator has one in memory. */
export type LedgerActs<Ledger> = {
  sniffed: Over<Ledger, typeof sniffed>
  dug: Over<Ledger, typeof dug>
  layDown: Over<Ledger, typeof layDown>
  pickUp: Over<Ledger, typeof pickUp>
  pooped: Over<Ledger, typeof pooped>
  scooped: Over<Ledger, typeof scooped>
  takenFrom: Over<Ledger, typeof takenFrom>
  printed: Over<Ledger, typeof printed>
}

/** A ledger with its acts, asked by a room; `now` is epoch ms. */
type Asked<Ledger> = {
  ledger: Ledger
  acts: LedgerActs<Ledger>
  room: string
  now: number
  random: () => number
}

/** Has the ledger perform an act of a room. Returns what the room has to know of it. */
export async function actOutcome<Ledger>(
  act: Act,
  { ledger, acts, room, now, random }: Asked<Ledger>,
): Promise<LedgerOutcome> {
  const { op, dog, user, epoch, no } = act
  const actor = { op, dog, user, epoch, no, now }
  switch (act.type) {
    case 'sniff':
      return answered(await acts.sniffed(ledger, actor, act.other), ({ karma }) => ({ type: 'sniff', karma }))
    case 'dig': {
      const found = await acts.dug(ledger, { ...actor, random }, { room, ...act.tile, soil: act.soil })
      return answered(found, ({ bones, isSpot }) => ({ type: 'dig', bones, isSpot }))
    }
    case 'drop': {
      const { id, ver } = act.thing
      const dropped = await acts.layDown(ledger, actor, { thing: act.thing, room, ...act.tile })
      return answered(dropped, ({ kind, room: where, x, y, isGone }) => {
        return { type: 'drop', thing: where === room && !isGone ? { id, ver: ver + 1, kind, x, y } : null }
      })
    }
    case 'pickUp':
      return answered(await acts.pickUp(ledger, actor, { thing: act.thing, room }), () => ({ type: 'pickUp' }))
    case 'poop':
      return answered(await acts.pooped(ledger, actor, room), ({ liesMs }) => ({ type: 'poop', liesMs }))
    case 'scoop':
      return answered(await acts.scooped(ledger, actor, act.poop.op), ({ karma }) => ({ type: 'scoop', karma }))
    case 'use': {
      const taken = await acts.takenFrom(ledger, actor, act)
      return answered(taken, ({ bones, karma }) => ({ type: 'use', bones, karma }))
    }
    case 'pawPrint':
      return answered(await acts.printed(ledger, actor, { to: act.to, room, ...act.print }), () => ({
        type: 'pawPrint',
      }))
  }
}

function answered<Done extends object>(answer: Done | Refusal, outcome: (done: Done) => LedgerOutcome): LedgerOutcome {
  return typeof answer === 'string' ? { type: 'refused', reason: answer } : outcome(answer)
}

/** A thing on the ground of a room, as a row of the ledger has it. */
export function wireThing({ id, ver, kind, tile }: { id: number; ver: number; kind: string; tile: string }): WireThing {
  const [x = 0, y = 0] = tile.split(',').map(Number)
  return { id, ver, kind, x, y }
}
