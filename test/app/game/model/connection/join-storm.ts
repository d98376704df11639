import { afterEvent, waitBeforeTry } from '#app/game/model/connection/link.ts'
import type { Link } from '#app/game/model/connection/link.ts'
import { HeldPass } from '#app/game/model/connection/pass.ts'
import { Agenda } from '#test/simulate/agenda.ts'
import { LOST } from '#test/support/park.ts'
import { below, seeded } from '#test/support/random.ts'

/** Assumed: how long a room is busy with letting one page in, ms. */
const LETTING_IN_MS = 4
/** Assumed: the time from the first question to a room after a deploy until its machine answers, ms. */
const STARTS_WITHIN_MS = 1000
/** Assumed: one way between a page and its room, ms. */
const WAY_MS = { least: 10, more: 90 }
/** A page gives up on an upgrade that is not answered within this time (connection.ts), ms. */
const PATIENCE_MS = 4000

export type JoinStorm = {
  players: number
  /** Dogs in each room. */
  perRoom: number
  /** The share of the tries that nobody answers, 0 to 1. */
  lost: number
  seed: number
}

export type JoinStormReport = {
  /** When this share of the players was back after the deploy, ms. */
  medianMs: number
  back99Ms: number
  allBackMs: number
  /** Tries that asked the database for a ticket, which it does not answer here. */
  byTicket: number
  /** The most pages that waited for one room at once. */
  queueMax: number
}

/**
 * A deploy of all rooms at time 0, with the database down, as a model in virtual time: what a real storm of this size
 * (test/storm) would need a machine per room for. Pages wait and try by the code of the page itself; what the platform does is
 * assumed (the constants above).
 */
export function joinStorm({ players, perRoom, lost, seed }: JoinStorm): JoinStormReport {
  const random = seeded(seed)
  const agenda = new Agenda(0)
  const rooms = Array.from({ length: Math.ceil(players / perRoom) }, () => ({ isAsked: false, freeAt: 0, waiting: 0 }))
  const back: number[] = []
  let [byTicket, queueMax] = [0, 0]
  const wayMs = () => WAY_MS.least + below(random, WAY_MS.more)

  const play = (number: number) => {
    const room = rooms[Math.floor(number / perRoom)]!
    const pass = new HeldPass()
    let link: Link = { state: 'open' }
    pass.welcomed({ room: 'plaza', pass: 'pass' })
    const failed = (event: Parameters<typeof afterEvent>[1]) => {
      link = afterEvent(link, event, agenda.now)
      if (link.state !== 'lost') throw new Error(`a page has given up: ${JSON.stringify(link)}`)
      agenda.in(waitBeforeTry({ tries: link.tries, code: LOST, random }), attempt)
    }
    const attempt = () => {
      if (!pass.forTry(link, agenda.now)) {
        byTicket += 1
        agenda.in(wayMs(), () => failed({ type: 'no-ticket', refusal: 'try-again' }))
        return
      }
      const startedAt = agenda.now
      if (random() < lost) return agenda.in(PATIENCE_MS, () => failed({ type: 'closed', code: LOST }))
      agenda.in(wayMs(), () => {
        if (!room.isAsked) room.freeAt = agenda.now + STARTS_WITHIN_MS
        room.isAsked = true
        room.freeAt = Math.max(room.freeAt, agenda.now) + LETTING_IN_MS
        queueMax = Math.max(queueMax, (room.waiting += 1))
        agenda.at(room.freeAt, () => {
          room.waiting -= 1
          const answeredAt = agenda.now + wayMs()
          const isLate = answeredAt - startedAt > PATIENCE_MS
          agenda.at(isLate ? startedAt + PATIENCE_MS : answeredAt, () =>
            isLate ? failed({ type: 'closed', code: LOST }) : back.push(agenda.now),
          )
        })
      })
    }
    failed({ type: 'closed', code: LOST })
  }

  for (let number = 0; number < players; number++) play(number)
  while (agenda.nextAt < Infinity) agenda.step()
  back.sort((a, b) => a - b)
  const after = (share: number) => Math.round(back[Math.ceil(share * players) - 1] ?? Infinity)
  return { medianMs: after(0.5), back99Ms: after(0.99), allBackMs: after(1), byTicket, queueMax }
}
