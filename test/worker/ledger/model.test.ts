import { afterAll, expect, it } from 'vitest'
import { DECK } from '#durable/rules/life/digging.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import { TRADE_LOOK_MS } from '#durable/rules/items/trading.ts'
import { buy } from '#worker/things/buying-db.ts'
import { carry, layDown, pickUp, thingsOnGround, thingsOf } from '#worker/things/carrying-db.ts'
import { dug } from '#worker/acts/digging-db.ts'
import { greetDay } from '#worker/dogs/living-db.ts'
import { keepOffer } from '#worker/dogs/dog-offers-db.ts'
import { rebearDog } from '#worker/dogs/dogs-db.ts'
import { pooped, scooped } from '#worker/acts/pooping-db.ts'
import { printed } from '#worker/paw-prints/printing-db.ts'
import { sniffed } from '#worker/acts/sniffing-db.ts'
import { takenFrom } from '#worker/acts/npcs-db.ts'
import { agree, leaveTrade, offer, proposeTrade, tradeOf } from '#worker/trades/trades-db.ts'
import type { Actor } from '#worker/acts/acting-db.ts'
import { printsFor, putPrintsAside } from '#worker/paw-prints/paw-prints-db.ts'
import { PRESENCE_STALE_MS } from '#worker/presence/presence-db.ts'
import { audit } from '#worker/ledger/audit.ts'
import * as model from '#test/simulate/books/acts.ts'
import { OPS } from '#test/simulate/books/book-checks.ts'
import { Ignores } from '#test/simulate/ignores.ts'
import { Books } from '#test/simulate/books/books.ts'
import { dogHolder, groundHolder } from '#test/simulate/books/ledger.ts'
import type { Thing } from '#test/simulate/books/ledger.ts'
import * as modelPrint from '#test/simulate/books/prints.ts'
import * as modelTrade from '#test/simulate/books/trading.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { DAY_MS, NOON, aPlayer, endow, equip, held, standIn } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

const ACTS = 600
const SHOP = 'hat-shop'
const ROOM = SHOP

/** The same request to the ledger and to the model. */
type Twin = (actor: Actor) => [Promise<unknown>, Promise<unknown>]
type Asked = { actor: Actor; twin: Twin; verb: string }

it("[V3] [V4] the simulation's model of the ledger answers like the ledger, act by act, and ends in the same state", async () => {
  const random = seeded(6)
  const books = new Books({ ask: (question) => Promise.resolve(question()), roomOf: () => ROOM })
  const players = [await aPlayer({ bornAt: NOON }), await aPlayer({ bornAt: NOON }), await aPlayer({ bornAt: NOON })]
  /** The puppies that were offered. */
  const offers: string[] = []
  /** The ops by which a dog pooped, or tried to. */
  const poops: string[] = []
  /** The database's ids of things, by those of the model. */
  const ids = new Map<number, number>()
  let now = NOON

  for (const player of players) {
    const { dogId: dog, userId: user } = player
    await standIn(ROOM, player)
    await endow(dog, 'bones', 60)
    books.dogs.set(dog, { user, name: `dog ${dog}`, epoch: 1, bornAt: NOON, lifeDay: null, diedAt: null })
    const things = [
      await equip(dog, 'bag:0', 'beanie'),
      await equip(dog, 'back', 'beanie'),
      await equip(dog, 'bag:2', 'beret'),
    ]
    books.ledger.perform({ id: `birth:${dog}`, actor: null, kind: 'outfit', request: {}, now }, (batch) => {
      batch.leg({ unit: 'life', party: { dog }, delta: 60 })
      batch.leg({ unit: 'bones', party: { dog }, delta: 60 })
      const slots = ['bag:0', 'back', 'bag:2']
      slots.forEach((slot, index) => {
        ids.set(batch.make(index === 2 ? 'beret' : 'beanie', dogHolder(dog), slot), things[index]!.id)
      })
      return {}
    })
  }

  const real = ({ id, ver }: { id: number; ver: number }) => ({ id: ids.get(id)!, ver })
  const things = () => [...books.ledger.things.values()]
  const anyThing = (): Thing => pick(random, things())
  const ownThing = (dog: number): Thing => pick(random, books.ledger.heldBy(dogHolder(dog))) ?? anyThing()
  const tile = () => ({ room: ROOM, x: below(random, 3), y: below(random, 2) })
  const soil = () => ({ room: 0, spot: random() < 0.5 ? null : 1 << below(random, 15), deck: DECK })

  const verbs: Record<string, (dog: number) => Twin> = {
    sniff: () => {
      const other = pick(random, players).dogId
      return (actor) => [sniffed(db, actor, other), model.sniffed(books, actor, other)]
    },
    dig: () => {
      const [spot, chance] = [{ ...tile(), soil: soil() }, random()]
      const by = (actor: Actor) => ({ ...actor, random: () => chance })
      return (actor) => [dug(db, by(actor), spot), model.dug(books, by(actor), spot)]
    },
    poop: () => (actor) => {
      poops.push(actor.op)
      return [pooped(db, actor, ROOM), model.pooped(books, actor, ROOM)]
    },
    use: () => {
      const hasWalked = random() < 0.5
      return (actor) => [takenFrom(db, actor, { npc: 'garm', hasWalked }), model.takenFrom(books, actor, { hasWalked })]
    },
    // Mostly the latest poop, and now and then one that does not exist.
    scoop: () => {
      const poop = random() < 0.9 ? (poops.at(-1) ?? 'none') : 'none'
      return (actor) => [scooped(db, actor, poop), model.scooped(books, actor, poop)]
    },
    pawPrint: () => {
      const print = { to: pick(random, players).dogId, room: ROOM, text: 'sleep well', line: 1 }
      return (actor) => [printed(db, actor, print), modelPrint.printed(books, actor, print)]
    },
    wake: (dog) => () => [
      printsFor(db, { user: books.dogs.get(dog)!.user, dog }).then(async (found) => {
        await putPrintsAside(db, { dog, upTo: found.at(-1)?.id ?? 0 })
        return { found: found.map(({ dogId, text }) => `${dogId}: ${text}`) }
      }),
      modelPrint
        .findPrints(books, dog, new Ignores())
        .then((found) => ({ found: found.map(({ from, text }) => `${from}: ${text}`) })),
    ],
    carry: (dog) => {
      const [thing, to] = [ownThing(dog), pick(random, ['back', 'back', 'back', 'bag', 'hat', 'mouth'] as const)]
      return (actor) => [
        carry(db, actor, { thing: real(thing), to }),
        model.carry(books, actor, { thing: known(thing), to }),
      ]
    },
    drop: (dog) => {
      const held = books.ledger.heldBy(dogHolder(dog)).filter(({ slot }) => !slot.startsWith('bag'))
      const [thing, spot] = [pick(random, held) ?? ownThing(dog), tile()]
      return (actor) => [
        layDown(db, actor, { thing: real(thing), ...spot }),
        model.layDown(books, actor, { thing: known(thing), ...spot }),
      ]
    },
    pickUp: () => {
      const thing = pick(random, books.ledger.heldBy(groundHolder(ROOM))) ?? anyThing()
      const stale = { ...known(thing), ver: thing.ver - (random() < 0.1 ? 1 : 0) }
      return (actor) => [
        pickUp(db, actor, { thing: real(stale), room: ROOM }),
        model.pickUp(books, actor, { thing: stale, room: ROOM }),
      ]
    },
    buy: () => {
      const key = pick(random, ['beanie', 'flower', 'nothing'])
      return (actor) => [buy(db, actor, key), model.buy(books, actor, { key, shop: SHOP })]
    },
    greet: (dog) => () => [greetDay(db, { dogId: dog, now }), model.greetDay(books, { dog, now })],
    // [H6] A puppy of this dog's owner or, now and then, one that was offered before, to anybody.
    rebirth: (dog) => {
      const isNew = offers.length === 0 || random() < 0.7
      const offer = isNew ? crypto.randomUUID() : pick(random, offers)
      const [name, isStale, pack] = [pick(random, ['Ronja', 'Sofus', 'Alma', 'Bo']), random() < 0.1, below(random, 6)]
      offers.push(offer)
      const byModel = async ({ user }: Actor) => {
        if (isNew) await model.keepOffer(books, { offer, user, expiresAt: isStale ? now : now + 1000 })
        return model.rebear(books, { user, dog, now }, { offer, name })
      }
      const byBooks = async ({ user }: Actor) => {
        const shown = { hash: offer, userId: user, color: '#c08040', shadowColor: '#865a2d' }
        if (isNew) await keepOffer(db, { ...shown, expiresAt: isStale ? now : now + 1000 }, now)
        const puppy = { userId: user, offerHash: offer, name, nameKey: name.toLowerCase(), pack, now, dogId: dog }
        return rebearDog(db, puppy)
      }
      return (actor) => [byBooks(actor), byModel(actor)]
    },
    propose: () => {
      const other = pick(random, players).dogId
      return (actor) => [proposeTrade(db, actor, other), modelTrade.proposeTrade(books, actor, other)]
    },
    offer: (dog) => {
      const trade = anyTrade(dog)
      const offered = [ownThing(dog), ownThing(dog)].filter((thing, index, all) => all.indexOf(thing) === index)
      const bones = below(random, 30)
      return (actor) => [
        offer(db, actor, { ...trade, things: offered.map(real), bones }),
        modelTrade.offer(books, actor, { ...trade, things: offered.map(known), bones }),
      ]
    },
    agree: (dog) => {
      const trade = anyTrade(dog)
      return (actor) => [agree(db, actor, trade), modelTrade.agree(books, actor, trade)]
    },
    leave: (dog) => {
      const { tradeId } = anyTrade(dog)
      return () => [leaveTrade(db, { tradeId, dog }), modelTrade.leaveTrade(books, { tradeId, dog })]
    },
  }
  const anyTrade = (dog: number) => {
    const { id, ver } = modelTrade.openTradeOf(books, dog) ??
      [...books.trades.values()].at(-1) ?? { id: 'none', ver: 1 }
    return { tradeId: id, ver: ver - (random() < 0.1 ? 1 : 0) }
  }
  const chances = [
    'sniff',
    'dig',
    'dig',
    'carry',
    'carry',
    'carry',
    'drop',
    'drop',
    'pickUp',
    'pickUp',
    'buy',
    'greet',
    'rebirth',
    'poop',
    'poop',
    'scoop',
    'use',
    'pawPrint',
    'pawPrint',
    'wake',
  ]
  const bargains = ['propose', 'offer', 'offer', 'agree', 'agree', 'agree', 'agree', 'agree']

  const said = new Map<string, number>()
  let seenAt = 0
  let before: Asked | null = null
  for (let n = 0; n < ACTS; n++) {
    now += pick(random, [10, 1000, TRADE_LOOK_MS, 61_000])
    if (random() < 0.01) now += below(random, 30) * DAY_MS
    if (now > seenAt + PRESENCE_STALE_MS / 2) {
      seenAt = now
      for (const player of players) await standIn(ROOM, player, now)
    }
    const { act, dogId } = pick(random, players)
    const verb = random() < 0.03 ? 'leave' : pick(random, random() < 0.5 ? chances : bargains)
    const actor = act({ now, epoch: random() < 0.05 ? 99 : undefined, no: random() < 0.03 ? 'too-far' : null })
    if (actor.epoch === undefined) delete actor.epoch
    const asked: Asked = before && random() < 0.1 ? before : { actor, twin: verbs[verb]!(dogId), verb }
    before = asked
    const [theirs, ours] = await Promise.all(asked.twin({ ...asked.actor, now }))
    expect(inModelIds(theirs), `${n}: ${asked.verb} ${JSON.stringify(asked.actor)}`).toEqual(ours)
    const word = typeof ours === 'string' ? ours : 'done'
    said.set(`${asked.verb}: ${word}`, (said.get(`${asked.verb}: ${word}`) ?? 0) + 1)
  }
  console.log(
    `${ACTS} acts: ${[...said]
      .map(([what, times]) => `${what} ${times}`)
      .toSorted()
      .join(', ')}`,
  )

  for (const { dogId } of players) {
    for (const unit of ['bones', 'karma', 'life', 'level'] as const)
      expect(await held(dogId, unit), `${unit} of ${dogId}`).toBe(books.ledger.balance(dogId, unit))
    const mine = books.ledger
      .heldBy(dogHolder(dogId))
      .map(({ id, ver, kind, slot }) => ({ ...real({ id, ver }), kind, slot }))
    expect(await thingsOf(db, dogId)).toEqual(mine.toSorted((one, other) => (one.slot < other.slot ? -1 : 1)))
    const [trade] = [...books.trades.values()].filter(({ a }) => a.dog === dogId).slice(-1)
    if (trade)
      expect(await tradeOf(db, { tradeId: trade.id, dog: dogId })).toMatchObject({ ver: trade.ver, state: trade.state })
  }
  const lying = books.ledger.heldBy(groundHolder(ROOM)).map(({ id, ver, slot }) => [ids.get(id), ver, slot])
  const truly = (await thingsOnGround(db, ROOM)).map(({ id, ver, tile: slot }) => [id, ver, slot])
  expect(truly.toSorted()).toEqual(lying.toSorted())
  // A comparison in which little was done proves nothing.
  for (const verb of Object.keys(verbs)) expect(said.get(`${verb}: done`) ?? 0, verb).toBeGreaterThan(4)
  const played = Object.entries(OPS).flatMap(([kind, moves]) => (moves === 'not played' ? [] : [kind]))
  expect([...new Set(books.ledger.journal.map(({ kind }) => kind))].toSorted()).toEqual(played.toSorted())
  expect(osloDay(now)).toBeGreaterThan(osloDay(NOON))

  function known({ id, ver }: Thing) {
    return { id, ver }
  }

  /** The answer with the ids of made or picked up things replaced by those of the model. */
  function inModelIds(answer: unknown): unknown {
    if (typeof answer !== 'object' || answer === null) return answer
    const told = { ...answer } as Record<string, unknown>
    if (typeof told.picked === 'number') told.picked = modelId(told.picked)
    if (typeof told.id === 'number') {
      if (![...ids.values()].includes(told.id)) ids.set(books.ledger.nextThing - 1, told.id)
      told.id = modelId(told.id)
    }
    return told
  }

  function modelId(id: number): number | undefined {
    return [...ids].find(([, truly]) => truly === id)?.[0]
  }
}, 120_000)
