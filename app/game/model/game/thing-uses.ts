import type { StoreApi } from 'zustand/vanilla'
import { howOf } from '#app/game/model/around/usable-here.ts'
import { drawnPlaceOf, changeDog } from '#app/game/model/world/seen-dog.ts'
import { ballDrawnAt, foreseeing } from '#app/game/model/world/things.ts'
import { doingByUse, usesMoment, lastingUses } from '#app/game/model/world/using.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { randomId } from '#app/random-id.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { SELF, SELF_ACTS, SELF_REST_MS, selfActOf } from '#durable/rules/things/self.ts'
import type { SelfAct } from '#durable/rules/things/self.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import { resultOfUse } from '#durable/rules/things/using.ts'
import { TILE_PX } from '#durable/rules/tiles.ts'
import type { GameRefusal, GameState, Moment } from './game-state.ts'

type ThingUsesOptions = {
  state: StoreApi<GameState>
  /** Whether it went out. */
  send: (message: ClientMessage) => boolean
  tell: (moment: Moment) => void
}

/** How often a walking dog looks whether it walks into a ball, ms. */
const LOOK_EVERY_MS = 50
/** A ball is pushed by a dog whose middle is so near, px, and not again by the same dog for a while, ms. */
const TOUCHED = { px: 20, againMs: 500 }
/** How long a dog drips after a swim, ms. */
const DRIPS_MS = 20_000

/**
 * The own dog's uses of things, and what it does with itself. All is shown at once and taken back if the room refuses it; no
 * use is asked for a second time.
 */
export class ThingUses {
  readonly #options: ThingUsesOptions
  /** What the room has not answered, by its op; true where a refusal is not worth a word. */
  readonly #asked = new Map<string, boolean>()
  readonly #pushedAt = new Map<string, number>()
  readonly #didAt = new Map<SelfAct, number>()
  #looking: ReturnType<typeof setTimeout> | undefined
  #isSwimming = false

  constructor(options: ThingUsesOptions) {
    this.#options = options
  }

  /** Uses a thing within reach. */
  use(thing: UsableThing) {
    const { world, place } = this.#options.state.getState()
    if (place) this.#ask(thing, howOf(world, place, thing, Date.now()), false)
  }

  /** Whether the own dog has walked into a ball since `since` (epoch ms). */
  hasPushed({ id }: UsableThing, since: number): boolean {
    return (this.#pushedAt.get(id) ?? 0) >= since
  }

  /** Barks or shakes, unless it has done so a moment ago. */
  act(act: SelfAct) {
    const { state, send, tell } = this.#options
    const now = Date.now()
    const me = ownDog(state.getState().world)
    if (!me || now < (this.#didAt.get(act) ?? 0) + SELF_REST_MS[act]) return
    const op = randomId()
    const how = SELF_ACTS.indexOf(act)
    if (!send({ type: 'use', op, thing: SELF, how })) return
    this.#didAt.set(act, now)
    this.#asked.set(op, false)
    const doing = doingByUse({ thing: SELF, a: how }, { now })
    state.setState(({ world }) => ({
      ...(doing && { world: changeDog(world, me.id, { doing }) }),
      ...(act === 'shake' && { wetUntil: 0 }),
    }))
    tell({ type: 'did', act, dog: me.id })
  }

  /** Asks for a use of which nothing is shown before the room answers. */
  ask(thing: string, how: number) {
    const op = randomId()
    if (this.#options.send({ type: 'use', op, thing, how })) this.#asked.set(op, false)
  }

  /** The own dog has set off: it pushes the balls that it walks into. */
  setOff() {
    this.#looking ??= setTimeout(() => this.#look(), 0)
  }

  /** Handles a message of the room; `me` is the own dog. */
  heard(message: ServerMessage, me: DogId | null) {
    if (message.type === 'welcome') this.#asked.clear()
    if (message.type === 'used') this.#tellOf(message, me)
    if ((message.type !== 'done' && message.type !== 'refused') || message.op === undefined) return
    const isSilent = this.#asked.get(message.op)
    this.#asked.delete(message.op)
    if (message.type === 'refused' && isSilent === false) this.#refuse(message.reason)
  }

  close() {
    clearTimeout(this.#looking)
  }

  #ask(thing: UsableThing, how: number, isSilent: boolean) {
    const { state, send, tell } = this.#options
    const { world, place } = state.getState()
    const me = ownDog(world)
    if (!me || !place || !world.uses.isKnown) return
    const { grid, usable } = place
    const now = Date.now()
    const moment = usesMoment(world, { grid, usable, now })
    const ask = { how, dog: me.id, walk: me.walk, now: moment.roomNow }
    const use = resultOfUse(thing, { grid, uses: lastingUses(world, grid, thing, now) }, ask)
    if ('reason' in use) return isSilent ? undefined : this.#refuse(use.reason)
    const op = randomId()
    if (!send({ type: 'use', op, thing: thing.id, how })) return
    this.#asked.set(op, isSilent)
    const uses = foreseeing(world.uses, { op, use: { ...use, thing: thing.number } }, moment)
    const doing = doingByUse({ thing: thing.number, a: use.a }, { usable, now })
    const used = { ...world, uses }
    state.setState({ world: doing ? changeDog(used, me.id, { doing }) : used })
    tell({ type: 'thing-used', thing, dog: me.id, use, isHeard: true })
  }

  // Own uses were told when they were asked for.
  #tellOf({ thing: number, dog, at, a, b, unheard }: Extract<ServerMessage, { type: 'used' }>, me: DogId | null) {
    const { tell, state } = this.#options
    if (number === SELF) {
      const act = selfActOf(a)
      if (act && dog !== me) tell({ type: 'did', act, dog })
      return
    }
    const { world, place } = state.getState()
    const thing = world.uses.isKnown ? place?.usable[number] : undefined
    if (!thing) return
    if (dog === me) tell({ type: 'thing-answered', thing })
    else tell({ type: 'thing-used', thing, dog, use: { dog, at, a, b }, isHeard: unheard !== true })
  }

  #look() {
    this.#looking = undefined
    const { state } = this.#options
    const { world, place } = state.getState()
    const me = ownDog(world)
    if (!me || !place) return
    const now = Date.now()
    const { x, y, moving, facing, swimming } = drawnPlaceOf(world, place.grid, me, now)
    if (this.#isSwimming && !swimming) state.setState({ wetUntil: now + DRIPS_MS })
    this.#isSwimming = swimming
    if (!moving || facing === null) return
    const foot = { x: (x + 0.5) * TILE_PX, y: (y + 0.5) * TILE_PX }
    for (const thing of place.usable) {
      if (thing.action.manner !== 'roll' || now < (this.#pushedAt.get(thing.id) ?? 0) + TOUCHED.againMs) continue
      const ball = ballDrawnAt(world.uses, thing, usesMoment(world, { ...place, now }))
      const [dx, dy] = [ball.x - foot.x, ball.y - foot.y]
      if (Math.hypot(dx, dy) > TOUCHED.px || !isAhead(facing, dx, dy)) continue
      this.#pushedAt.set(thing.id, now)
      this.#ask(thing, facing, true)
    }
    this.#looking = setTimeout(() => this.#look(), LOOK_EVERY_MS)
  }

  #refuse(reason: GameRefusal['reason']) {
    this.#options.state.setState({ refusal: { reason, request: 'use' } })
  }
}

/** Whether something at this offset lies before a dog that walks in this direction, and not behind it. */
function isAhead(direction: number, dx: number, dy: number): boolean {
  const angle = (direction * Math.PI) / 4
  return dx * Math.sin(angle) - dy * Math.cos(angle) >= 0
}
