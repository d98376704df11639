import { isDogAsleep } from '#app/game/model/world/whereabouts.ts'
import { ownGoal } from '#app/game/model/world/world.ts'
import { goodsOf } from '#durable/rules/items/catalogue.ts'
import type { Slot } from '#durable/rules/items/item-kind.ts'
import { TRADE_LOOK_MS } from '#durable/rules/items/trading.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import { soilOf } from '#durable/rules/life/soil.ts'
import { SAVED_LOOKS_MAX, lookOf } from '#durable/rules/looks/saved-looks.ts'
import { NPC_USES, thingOfNpc } from '#durable/rules/npcs/npcs.ts'
import { TRAIL_THING, endOfLeg } from '#durable/rules/smells/trail-leg.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { below, pick } from '#test/support/random.ts'
import { meaningOf } from '#worker/db/constraints.ts'
import { keepOffer } from '#worker/dogs/dog-offers-db.ts'
import { rebearDog } from '#worker/dogs/dogs-db.ts'
import { OFFER_LIFE_MS } from '#worker/dogs/puppies.ts'
import { holderOf } from '#worker/ledger/things.ts'
import { printsFor, putPrintsAside } from '#worker/paw-prints/paw-prints-db.ts'
import { buy } from '#worker/things/buying-db.ts'
import { carry } from '#worker/things/carrying-db.ts'
import { saveLook, wearLook } from '#worker/things/looks-db.ts'
import { agree, leaveTrade, offer, proposeTrade } from '#worker/trades/trades-db.ts'
import { takeBackThing } from '#worker/users/gifts-db.ts'
import { userOf } from '../ignores.ts'
import type { Player } from '../player.ts'
import { PRINT_MARK } from '../room-checks.ts'
import type { Simulation } from '../simulation.ts'
import { Acting, opPrefix } from './acting.ts'
import { Errands } from './errands.ts'

/** Cheap goods only, so that dogs can go on buying. */
const GOODS = goodsOf('hat-shop').filter(({ price, isRare }) => !isRare && (price ?? 99) <= 15)

/** How often a player gives a living dog a rebirth, as a share of its acts. */
const REBIRTHS = 0.01

/** The dog of a member of staff. */
const STAFF = 1

/** The most acts without an answer. */
const ACTS_MAX = 6

/** What a player does with the things and bones of its dog. */
export class Living {
  readonly acting: Acting
  readonly errands: Errands
  /** Requests of a second window: one page sends one request after the other. */
  readonly #secondThoughts: Errands
  readonly #sim: Simulation
  readonly #player: Player
  readonly #number: number
  #ops = 0

  constructor(sim: Simulation, player: Player, number: number) {
    this.#sim = sim
    this.#player = player
    this.#number = number
    this.acting = new Acting(sim, player)
    this.errands = new Errands(sim, player.dog)
    this.#secondThoughts = new Errands(sim, player.dog)
  }

  /** The acts without an answer yet. */
  get waitsFor(): string {
    const acts = this.acting.all.map((act) => JSON.stringify(act))
    const isIdle = this.errands.isIdle && this.#secondThoughts.isIdle
    return [...acts, ...(isIdle ? [] : ['an errand'])].join()
  }

  /** A rebirth: the dog is dead, or its owner wants a new puppy. */
  beginAnew(): void {
    if (!this.errands.isIdle) return
    const { ledger, parkTime } = this.#sim
    const offerHash = this.#newOp()
    const name = `dog ${offerHash}`
    const shown = { hash: offerHash, color: '#c08040', shadowColor: '#86592d', expiresAt: parkTime + OFFER_LIFE_MS }
    this.errands.start({
      op: `rebirth:${offerHash}`,
      asked: { dog: this.#player.dog },
      run: async ({ user: userId, dog: dogId, now }) => {
        // A repetition finds the offer there, unless the puppy is taken.
        const isThere = (error: unknown) => meaningOf(error, { 'dog_offer.hash': 'is there' })
        await keepOffer(ledger.db, { ...shown, userId }, now).catch(isThere)
        return rebearDog(ledger.db, { userId, dogId, offerHash, name, nameKey: name, pack: 0, now })
      },
    })
  }

  act(): void {
    const { random, swarm, isHunt } = this.#sim
    if (this.acting.all.length >= ACTS_MAX) return
    if (isHunt && random() < 0.5) return this.#dig()
    if (random() < swarm.trading) return this.#trade()
    if (random() < REBIRTHS) return this.beginAnew()
    const chance = random()
    if (random() < 0.12) this.#poop()
    else if (random() < 0.12) this.#leavePrint()
    else if (random() < 0.05) this.#talk()
    else if (random() < (this.#trailEnd ? 0.25 : 0.02)) this.#takeHidden()
    else if (random() < 0.02) this.#hasThingTaken()
    else if (chance < 0.2) this.#sniff()
    else if (chance < 0.38) this.#dig()
    else if (chance < 0.58) this.#pickUp()
    else if (chance < 0.74) this.#drop()
    else if (chance < 0.8) this.#carry()
    else if (chance < 0.84) this.#dress()
    else this.#buy()
  }

  #sniff(): void {
    const dog = pick(this.#sim.random, [...this.#player.world.dogs.keys()])
    if (dog !== undefined) this.acting.ask({ type: 'sniff', op: this.#newOp(), dog })
  }

  /** Talks with Garm, who may be too far away or in another room. */
  #talk(): void {
    const how = this.#sim.random() < 0.8 ? NPC_USES.take : NPC_USES.talk
    this.acting.ask({ type: 'use', op: this.#newOp(), thing: thingOfNpc('garm'), how })
  }

  /** Goes to where the trail ends, if that is in this room, and takes what is hidden there. */
  #takeHidden(): void {
    const here = ownGoal(this.#player.world)
    const end = this.#trailEnd
    if (end && here && !isInReach(here, end)) return this.#player.walkTo(end)
    if (end || this.#sim.random() < 0.1) this.acting.ask({ type: 'use', op: this.#newOp(), thing: TRAIL_THING })
    else this.#player.send({ type: 'nose' })
  }

  /** Where the day's trail ends; null where that is not in this room. */
  get #trailEnd(): Tile | null {
    const { trail } = this.#player.world
    return trail && typeof trail !== 'string' && trail.to === null ? endOfLeg(trail) : null
  }

  /** [S14] Staff take a thing from its dog. */
  #hasThingTaken(): void {
    const { ledger, random } = this.#sim
    const things = this.#things()
    if (things.length === 0) return
    const { id, ver } = pick(random, things)
    const thing = { id, ver }
    this.errands.start({
      op: this.#newOp(),
      asked: { thing },
      run: ({ op, user, dog, now }) =>
        takeBackThing(ledger.db, { op, by: userOf(STAFF), user, dog, reason: 'copied', now }, thing),
    })
  }

  /** Uses a thing, or does something with itself: nothing of it is in the ledger. */
  askToUse(thing: string, how: number): void {
    this.acting.ask({ type: 'use', op: this.#newOp(), thing, how })
  }

  /** Leaves a paw print, mostly for a dog that sleeps. */
  #leavePrint(): void {
    const { random } = this.#sim
    const { dogs, me } = this.#player.world
    const asleep = [...dogs.values()].filter((dog) => dog.id !== me && isDogAsleep(dog))
    const to = asleep.length > 0 && random() < 0.9 ? pick(random, asleep).id : pick(random, [...dogs.keys(), 99])
    const op = this.#newOp()
    this.acting.ask({
      type: 'pawPrint',
      op,
      dog: to,
      text: random() < 0.7 ? `${PRINT_MARK}${this.#player.dog} p${this.#number} ${this.#ops}` : '',
    })
  }

  /** Asks for the paw prints of its dog: at each welcome, and when the room sends a nudge. */
  findPrints(): void {
    const { ledger, ledgerChecks, line, tally } = this.#sim
    const { dog } = this.#player
    const before = ledgerChecks.putAside(dog)
    void line.attempt(async () => {
      const found = await printsFor(ledger.db, { user: userOf(dog), dog })
      tally.foundPrints += found.length
      for (const { id, dogId } of found) ledgerChecks.found({ id, to: dog, from: dogId }, before)
      const upTo = found.at(-1)?.id
      if (upTo === undefined) return
      await putPrintsAside(ledger.db, { dog, upTo })
      ledgerChecks.putAside(dog, upTo)
    })
  }

  /** It poops, or sniffs at poop, or scoops it up. */
  #poop(): void {
    const { random } = this.#sim
    const { poops, room } = this.#player.world
    const here = ownGoal(this.#player.world)
    const poop = poops.size > 0 ? pick(random, [...poops.values()]) : undefined
    if (!poop || random() < 0.3) {
      const text = random() < 0.6 ? `${room} was here` : ''
      return this.acting.ask({ type: 'poop', op: this.#newOp(), text })
    }
    if (here && !isInReach(here, poop) && random() < 0.8) return this.#player.walkTo(poop)
    if (random() < 0.5) return this.acting.ask({ type: 'scoop', op: this.#newOp(), poop: poop.dog })
    this.#player.send({ type: 'smell', poop: poop.dog })
  }

  #dig(): void {
    const here = ownGoal(this.#player.world)
    if (!here || this.acting.isDigging) return
    const { grid } = this.#player
    if (groundAt(grid, here.x, here.y) === GROUND.dig) return this.acting.ask({ type: 'dig', op: this.#newOp() })
    // The dog smells where something lies, and digs elsewhere as well.
    const { spots } = this.#player.world
    const tiles = spots.length > 0 && this.#sim.random() < 0.8 ? spots : soilOf(grid)
    if (tiles.length > 0) this.#player.walkTo(pick(this.#sim.random, tiles))
  }

  #pickUp(): void {
    const here = ownGoal(this.#player.world)
    const things = [...this.#player.world.things.values()]
    if (!here || things.length === 0) return
    const thing = pick(this.#sim.random, things)
    if (!isInReach(here, thing) && this.#sim.random() < 0.8) return this.#player.walkTo(thing)
    // Some frames are forged and name a version that does not exist.
    const ver = thing.ver + (this.#sim.random() < 0.05 ? 1 : 0)
    this.acting.ask({ type: 'pickUp', op: this.#newOp(), thing: thing.id, ver })
  }

  #drop(): void {
    const things = this.#things().filter(({ slot }) => slot === 'back' || slot === 'mouth')
    if (things.length === 0) return this.#carry()
    const { id, ver } = pick(this.#sim.random, things)
    this.acting.ask({ type: 'drop', op: this.#newOp(), thing: id, ver })
  }

  #carry(errands = this.errands): void {
    const { ledger, random } = this.#sim
    const things = this.#things()
    if (things.length === 0) return
    const { id, ver, slot } = pick(random, things)
    const to = slot === 'back' ? pick(random, ['bag', 'hat'] as const) : 'back'
    const asked = { thing: { id, ver }, to } as const
    errands.start({ op: this.#newOp(), asked, run: (actor) => carry(ledger.db, actor, asked) })
  }

  /** Keeps what the dog wears as a look, or puts on one of before. */
  #dress(): void {
    const { ledger, random } = this.#sim
    const userId = userOf(this.#player.dog)
    const worn = this.#things().filter(({ slot }) => !slot.startsWith('bag:'))
    const kindAt = (slot: Slot) => worn.find((thing) => thing.slot === slot)?.kind ?? null
    const wear = lookOf({ hat: kindAt('hat'), mouth: kindAt('mouth'), back: kindAt('back'), ass: kindAt('ass') })
    const place = Math.floor(random() * SAVED_LOOKS_MAX)
    this.errands.start({
      op: this.#newOp(),
      asked: { place },
      run: async (actor) => {
        const dressed = await wearLook(ledger.db, actor, place)
        if (dressed === 'no-such-look') await saveLook(ledger.db, { userId, place, wear })
        return dressed
      },
    })
  }

  #buy(): void {
    const { ledger, random } = this.#sim
    const { key } = pick(random, GOODS)
    this.errands.start({
      op: this.#newOp(),
      asked: { key },
      run: (actor) => buy(ledger.db, actor, { kind: key, price: null }),
    })
  }

  #trade(): void {
    const { ledger, parkTime, random } = this.#sim
    const { dog, world } = this.#player
    const op = this.#newOp()
    const trade = ledger.openTrade(dog)
    if (!trade) {
      const other = pick(random, [...world.dogs.keys()])
      const asked = { dog, propose: other }
      if (other !== undefined) this.errands.start({ op, asked, run: (actor) => proposeTrade(ledger.db, actor, other) })
      return
    }
    // Most players look at an offer for as long as the rules demand.
    if (parkTime < trade.changedAt + TRADE_LOOK_MS && random() < 0.8) return
    const word = { tradeId: trade.id, ver: trade.ver }
    const chance = random()
    if (chance < (trade.hasOther ? 0.1 : 0.3)) {
      this.#offer(op, word)
    } else if (chance < 0.92) {
      const asked = { dog, agree: word }
      this.errands.start({ op, asked, run: (actor) => agree(ledger.db, actor, word), isOp: false })
      // While their agreement is on the way, some change their offer, and some move a thing that they have offered.
      if (random() < 0.3) this.#offer(this.#newOp(), word, this.#secondThoughts)
      else if (random() < 0.3) this.#carry(this.#secondThoughts)
    } else {
      const left = () => leaveTrade(ledger.db, { tradeId: trade.id, dog }).then((isOver) => ({ isOver }))
      this.errands.start({ op, asked: {}, run: left, isOp: false })
    }
  }

  #offer(op: string, word: { tradeId: string; ver: number }, errands = this.errands): void {
    const { ledger, random } = this.#sim
    const { dog } = this.#player
    const things = this.#things()
      .filter(() => random() < 0.5)
      .map(({ id, ver }) => ({ id, ver }))
    const { balance = 0 } = ledger.balances().find(({ account }) => account === `dog:${dog} bones`) ?? {}
    const offered = { ...word, things, bones: below(random, 1 + balance) }
    errands.start({ op, asked: { dog, ...offered }, run: (actor) => offer(ledger.db, actor, offered) })
  }

  #things() {
    return this.#sim.ledger.heldBy(holderOf(this.#player.dog))
  }

  #newOp(): string {
    const parts = [this.#number, 0x4000, 0x8000].map((part) => part.toString(16).padStart(4, '0'))
    return [opPrefix(this.#player.dog), ...parts, `${++this.#ops}`.padStart(12, '0')].join('-')
  }
}
