import { PAW_PRINTS, PAW_PRINT_REST_MS } from '#durable/rules/life/paw-prints.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { PawPrint } from '#worker/paw-prints/printing-db.ts'
import type { Ignores } from '../ignores.ts'
import type { Books, PrintRow } from './books.ts'

/** The same as in worker/paw-prints/printing-db.ts. */
export function printed(books: Books, actor: Actor, { to, room, text = '', line = null }: PawPrint) {
  const { user, dog, now } = actor
  return books.act(actor, { kind: 'paw-print', request: { to } }, (batch) => {
    const waiting = waitingFor(books, to)
    batch.demand('print-waits', !waiting.some(({ user: writer }) => writer === user))
    batch.demand('prints-full', waiting.length < PAW_PRINTS.waitingMax)
    books.restUntil(batch, 'too-often', { what: `print:${user}`, now, until: now + PAW_PRINT_REST_MS })
    const print = { number: books.allPrints.length + 1, to, from: dog, user, text, room, line }
    batch.set(books.prints, `${to} ${user}`, print)
    books.allPrints.push(print)
    return {}
  })
}

/** The same as in worker/paw-prints/paw-prints-db.ts: returns the prints that wait, and deletes them. */
export function findPrints(books: Books, dog: number, ignores: Ignores): Promise<PrintRow[]> {
  return books.ask(() => {
    const waiting = waitingFor(books, dog)
    for (const { user } of waiting) books.prints.delete(`${dog} ${user}`)
    return waiting.filter(({ from }) => ignores.isHeard(dog, from))
  })
}

function waitingFor({ prints }: Books, dog: number): PrintRow[] {
  return [...prints.values()].filter(({ to }) => to === dog)
}
