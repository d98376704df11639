import { TRADE_LOOK_MS } from '#durable/rules/items/trading.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import type { TradeWord } from '#worker/trades/trades-db.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import type { Books, Side, TradeRow } from './books.ts'
import { dogHolder, groundHolder } from './ledger.ts'
import type { Batch } from './ledger.ts'

// The same as in worker/trades/trades-db.ts.

export function proposeTrade(books: Books, actor: Actor, other: number) {
  const { op: id, dog, now } = actor
  return books.act(actor, { kind: 'trade', request: { propose: other } }, (batch) => {
    books.areTogether(batch, actor, other)
    for (const trade of books.trades.values()) {
      if (trade.a.dog === dog && trade.state === 'open') batch.set(books.trades, trade.id, { ...trade, state: 'over' })
    }
    batch.set(books.trades, id, { id, ver: 1, state: 'open', changedAt: now, a: sideOf(dog), b: sideOf(other) })
    return { tradeId: id }
  })
}

export function offer(books: Books, actor: Actor, word: TradeWord & { things: readonly KnownThing[]; bones: number }) {
  const { tradeId, ver, bones } = word
  const { dog, now } = actor
  const { ledger } = books
  const things = word.things.map((thing) => ({ id: thing.id, ver: thing.ver }))
  return books.act(actor, { kind: 'trade', request: { ...word, things: JSON.stringify(things) } }, (batch) => {
    const trade = openTrade(books, batch, actor, word)
    for (const { id, ver: known } of things) {
      const thing = ledger.things.get(id)
      batch.demand('item-gone', thing?.ver === known && thing.holder === dogHolder(dog))
    }
    batch.demand('too-few-bones', ledger.balance(dog, 'bones') >= bones)
    const told = (side: Side): Side => ({ ...side, ...(side.dog === dog && { things, bones }), yes: false })
    const changed = { ...trade, a: told(trade.a), b: told(trade.b), ver: ver + 1, changedAt: now }
    batch.set(books.trades, tradeId, changed)
    return { ver: ver + 1 }
  })
}

export async function agree(books: Books, actor: Actor, word: TradeWord): Promise<{ done: boolean } | string> {
  const { dog, now } = actor
  const { tradeId, ver } = word
  const said = await books.act(actor, { kind: 'trade', request: { agree: word } }, (batch) => {
    const trade = openTrade(books, batch, actor, word)
    batch.demand('trade-locked', trade.changedAt <= now - TRADE_LOOK_MS)
    const told = (side: Side): Side => (side.dog === dog ? { ...side, yes: true } : side)
    batch.set(books.trades, tradeId, { ...trade, a: told(trade.a), b: told(trade.b) })
    return { ver }
  })
  if (typeof said === 'string') return said
  const known = await books.ask(() => books.trades.get(tradeId))
  if (known?.state !== 'open' || known.ver !== ver || !known.a.yes || !known.b.yes)
    return { done: known?.state === 'done' }
  const settled = await books.ask(() => settle(books, known, now))
  if (settled === 'item-gone' || settled === 'too-few-bones' || settled === 'bag-full') {
    await books.ask(() => {
      const trade = books.trades.get(tradeId)
      if (trade?.ver !== ver || trade.state !== 'open') return
      const { a, b } = trade
      const again = { ...trade, a: { ...a, yes: false }, b: { ...b, yes: false }, ver: ver + 1, changedAt: now }
      books.trades.set(tradeId, again)
    })
  }
  return settled
}

export function leaveTrade(books: Books, { tradeId, dog }: { tradeId: string; dog: number }): Promise<boolean> {
  return books.ask(() => {
    const trade = books.trades.get(tradeId)
    if (trade?.state !== 'open' || !isParty(trade, dog)) return false
    books.trades.set(tradeId, { ...trade, state: 'over' })
    return true
  })
}

/** The open trade of the dog; the newest if there are several. */
export function openTradeOf({ trades }: Books, dog: number): TradeRow | undefined {
  const open = [...trades.values()].filter((trade) => trade.state === 'open' && isParty(trade, dog))
  return open.toSorted((one, other) => other.changedAt - one.changedAt)[0]
}

function settle(books: Books, { id, ver, a, b }: TradeRow, now: number): { done: boolean } | string {
  const { ledger } = books
  const between = groundHolder(`trade/${id}`)
  return ledger.perform(
    { id: `trade:${id}:${ver}`, actor: null, kind: 'trade', request: {}, now },
    (batch): { done: boolean } => {
      const trade = books.trades.get(id)
      const isAgreed = trade?.ver === ver && trade.state === 'open' && trade.a.yes && trade.b.yes
      batch.demand('trade-gone', isAgreed || ledger.mistake === 'trades what was offered without looking again')
      const canPay = [a, b].every(({ dog, bones }) => ledger.balance(dog, 'bones') >= bones)
      batch.demand('too-few-bones', canPay)
      for (const { dog, things } of [a, b])
        for (const thing of things) batch.move(thing, dogHolder(dog), { holder: between, slot: `${thing.id},0` })
      const swaps = [
        [a, b],
        [b, a],
      ] as const
      for (const [{ dog }, { things }] of swaps)
        for (const thing of things)
          books.intoBag(batch, { thing: { ...thing, ver: thing.ver + 1 }, from: between, dog, now })
      const amount = Math.abs(a.bones - b.bones)
      const [from, to] = a.bones > b.bones ? [a, b] : [b, a]
      if (amount > 0) batch.transfer({ unit: 'bones', amount, from: { dog: from.dog }, to: { dog: to.dog } })
      if (trade) batch.set(books.trades, id, { ...trade, state: 'done' })
      return { done: true }
    },
  )
}

function openTrade({ trades }: Books, batch: Batch, { dog }: Actor, { tradeId, ver }: TradeWord): TradeRow {
  const trade = trades.get(tradeId)
  const isOpen = trade?.state === 'open' && isParty(trade, dog)
  batch.demand('trade-gone', isOpen)
  batch.demand('trade-changed', trade?.ver === ver)
  if (!trade) throw new Error('refused before')
  return trade
}

function sideOf(dog: number): Side {
  return { dog, things: [], bones: 0, yes: false }
}

function isParty({ a, b }: TradeRow, dog: number): boolean {
  return a.dog === dog || b.dog === dog
}
