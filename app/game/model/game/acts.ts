import type { StoreApi } from 'zustand/vanilla'
import type { ThingAnswer } from '#app/game/model/around/answers.ts'
import { npcsHere } from '#app/game/model/around/npcs-here.ts'
import { resting } from '#app/game/model/around/rests.ts'
import type { Resting } from '#app/game/model/around/rests.ts'
import { scentAt } from '#app/game/model/around/scent.ts'
import type { Scent } from '#app/game/model/around/scent.ts'
import { readSniffer, withSniffer } from '#app/game/model/around/sniffers.ts'
import { isUsableHere, tileOfThing } from '#app/game/model/around/usable-here.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { hasNewSmells, smellsNow } from '#app/game/model/world/smells.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import { ownDog, ownGoal, roomTime } from '#app/game/model/world/world.ts'
import { randomId } from '#app/random-id.ts'
import type { ClientMessage, DogId, ServerMessage, WirePoop, WireThing } from '#durable/protocol/messages.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import { npcOfThing, thingOfNpc } from '#durable/rules/npcs/npcs.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import { POST_USES, thingOfPost } from '#durable/rules/smells/posts.ts'
import type { PostUse, SmellPost } from '#durable/rules/smells/posts.ts'
import type { UsableThing } from '#durable/rules/things/usable.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { walkDuration } from '#durable/rules/walks.ts'
import type { GameRefusal, GameState, Moment } from './game-state.ts'
import { ThingUses } from './thing-uses.ts'
import { UnansweredActs } from './unanswered-acts.ts'

export type ActsOptions = {
  state: StoreApi<GameState>
  /** Whether it went out. */
  send: (message: ClientMessage) => boolean
  walkTo: (tile: Tile) => void
  tell: (moment: Moment) => void
}

/** Added to the duration of a walk before its end is checked, ms, for the time on the network. */
const ARRIVED_MS = 60
/** For how long the nose stays down, ms, so that what it smells can be followed a few steps. */
const NOSE_DOWN_MS = 20_000
/** How many times a dog goes after a ball that others roll away before it has come. */
const BALL_FOLLOWED_MAX = 3

/** The own dog's acts with others and with things. An act keeps its op id until the room has answered it. */
export class Acts {
  readonly #options: ActsOptions
  readonly #unanswered: UnansweredActs
  /** What the own dog does with things of the room and with itself. */
  readonly things: ThingUses
  #onTheWay: ReturnType<typeof setTimeout> | undefined

  constructor(options: ActsOptions) {
    this.#options = options
    this.#unanswered = new UnansweredActs(options.send)
    this.things = new ThingUses(options)
  }

  /** Walks to where the dog is. */
  approach(dog: DogId) {
    if (this.#options.state.getState().world.dogs.has(dog)) this.#options.walkTo(this.#tileOf(dog))
  }

  /** Sniffs a dog, after walking to it if it is not near. */
  sniff(dog: DogId) {
    const { world } = this.#options.state.getState()
    if (!world.dogs.has(dog)) return
    this.#near(
      () => this.#tileOf(dog),
      () => this.#unanswered.ask({ type: 'sniff', op: randomId(), dog }),
    )
  }

  /** The player has read that this dog sniffed the own one, or does not hear it any more. */
  readSniffer(dog: DogId) {
    this.#options.state.setState(({ sniffers }) => ({ sniffers: readSniffer(sniffers, dog) }))
  }

  /** Picks up a thing, after walking to it if it is not near. */
  pickUp({ id, ver, kind, x, y }: WireThing) {
    this.#near(
      () => ({ x, y }),
      () => this.#unanswered.ask({ type: 'pickUp', op: randomId(), thing: id, ver }, kind),
    )
  }

  putDown({ id, ver }: Pick<WireThing, 'id' | 'ver'>) {
    this.#unanswered.ask({ type: 'drop', op: randomId(), thing: id, ver })
  }

  leavePrint(dog: DogId, text: string) {
    this.#unanswered.ask({ type: 'pawPrint', op: randomId(), dog, text })
  }

  poop(text: string) {
    this.#unanswered.ask({ type: 'poop', op: randomId(), text })
  }

  /** Sniffs at a poop, after walking to it if it is not near. */
  smell({ dog, x, y }: WirePoop) {
    this.#near(
      () => ({ x, y }),
      () => this.#options.send({ type: 'smell', poop: dog }),
    )
  }

  scoop({ dog, x, y }: WirePoop) {
    this.#near(
      () => ({ x, y }),
      () => this.#unanswered.ask({ type: 'scoop', op: randomId(), poop: dog }),
    )
  }

  /** Goes to an NPC, where it is not near, to talk with it. */
  meet(npc: NpcKey) {
    this.#near(
      () => this.#tileOfNpc(npc),
      () => this.#options.tell({ type: 'met', npc }),
    )
  }

  /** Talks with an NPC, or takes what it gives: `how` is one of NPC_USES. */
  useNpc(npc: NpcKey, how: number) {
    this.#unanswered.ask({ type: 'use', op: randomId(), thing: thingOfNpc(npc), how })
  }

  /** Reads a smell post, after walking to it if it is not near. */
  readPost({ thing, tile }: SmellPost) {
    this.#near(
      () => tile,
      () => this.usePost(thing, 'read'),
    )
  }

  /** Does something at the smell post beside which the own dog stands. */
  usePost(thing: string, use: PostUse) {
    this.#unanswered.ask({ type: 'use', op: randomId(), thing: thingOfPost(thing), how: POST_USES.indexOf(use) })
  }

  dig() {
    if (!this.#unanswered.isDigging) this.#unanswered.ask({ type: 'dig', op: randomId() })
  }

  /** Digs on a tile, after walking to it. */
  digAt(tile: Tile) {
    const goal = this.#goal()
    if (goal?.x !== tile.x || goal.y !== tile.y) this.#options.walkTo(tile)
    if (this.#walkMs() === 0) return this.dig()
    this.#onceThere(this.#goal(), () => this.dig())
  }

  /** Puts the nose to the ground. What it smells the page knows from the room, which it asks first where that was on another day. */
  nose() {
    const { state, send } = this.#options
    const isNew = hasNewSmells(state.getState().world, Date.now())
    state.setState(({ world }) => ({ world: { ...world, nosesUntil: Date.now() + NOSE_DOWN_MS } }))
    if (!isNew || !send({ type: 'nose' })) return this.#nosed()
    const stop = state.subscribe(({ world }) => {
      if (hasNewSmells(world, Date.now())) return
      stop()
      this.#nosed()
    })
  }

  /** Uses what is no thing of the room, by the word for it. */
  useNamed(thing: string) {
    this.#unanswered.ask({ type: 'use', op: randomId(), thing })
  }

  /** Has a thing of the room answer, after walking to the tile before it if that is not near. */
  answer(answer: ThingAnswer, front: Tile) {
    if (answer.do === 'use') return this.#use(answer.thing, front)
    if (answer.do === 'read') return this.readPost(answer.post)
    if (answer.do !== 'look')
      return this.#near(
        () => front,
        () => this.open(answer),
      )
    this.#options.walkTo(front)
    this.#options.tell({ type: 'looked', noun: answer.noun })
  }

  /** Looks at a creature, which would not wait until the own dog has come. */
  watch(creature: CreatureKind) {
    this.#options.tell({ type: 'spotted', creature })
  }

  /** Opens what a thing opens at which the own dog stands. The room is told nothing of it. */
  open(answer: Exclude<ThingAnswer, { do: 'look' | 'use' | 'read' }>) {
    const { tell } = this.#options
    if (answer.do === 'play') tell({ type: 'opened', game: answer.game, page: answer.page })
    else tell({ type: 'came-to', opens: answer.opens })
  }

  /** Handles a message of the room; `me` is the own dog. */
  heard(message: ServerMessage, me: DogId | null) {
    const { tell, state } = this.#options
    const { type } = message
    this.things.heard(message, me)
    if (type === 'welcome') this.#unanswered.welcomed()
    if (type === 'nudge' || type === 'risen' || type === 'watched' || type === 'digging' || type === 'sniffed')
      tell(message)
    if (
      type === 'challengeAsked' ||
      type === 'challengeDenied' ||
      type === 'raceCalled' ||
      type === 'raceSet' ||
      type === 'raced'
    )
      tell({ type: 'challenged', told: message })
    if (type === 'raced')
      for (const { score, ...dog } of message.places)
        if (score !== null) tell({ type: 'scored', ...dog, game: message.game, score })
    if (type === 'refused' && message.request === 'watch') tell({ type: 'unwatched' })
    const player = type === 'scored' ? state.getState().world.dogs.get(message.dog) : undefined
    if (type === 'scored' && player) tell({ ...message, name: player.name, color: player.color })
    if (type === 'dug') {
      if (message.dog === me) this.#rest({ do: 'dig', room: this.#room, tile: message.hole ?? this.#tileOf(me) })
      const scent = message.dog === me && message.bones === 0 ? this.#scent() : null
      tell({ ...message, ...(scent && { scent }) })
    }
    if (type === 'sniffed' && message.other === me && message.dog !== me)
      state.setState(({ sniffers }) => ({ sniffers: withSniffer(sniffers, message.dog, Date.now()) }))
    if (type === 'smelled') {
      const poop = state.getState().world.poops.get(message.poop)
      if (poop) this.#rest({ do: 'smell', room: this.#room, poop })
      state.setState({ smelled: message })
    }
    if (type === 'postRead') {
      this.#rest({ do: 'read', room: this.#room, post: { thing: message.post } })
      state.setState(({ postsRead }) => ({ postRead: message, postsRead: postsRead + 1 }))
    }
    if (type === 'refused' && message.request === 'smell') this.#refuse(message)
    if (type === 'digging' && message.dog === me)
      this.#unanswered.digging(message.until - roomTime(state.getState().world, Date.now()))
    if (type === 'refused' && message.op !== undefined) this.#refused(message.op, message)
    if (type !== 'done') return
    const { act, kind } = this.#unanswered.done(message.op) ?? {}
    if (act?.type === 'sniff') this.#rest({ do: 'sniff', dog: act.dog })
    if (act?.type === 'pawPrint') tell({ type: 'printed', dog: act.dog })
    if (kind !== undefined) tell({ type: 'fetched', kind })
    if (act?.type === 'use')
      tell({
        ...{ type: 'used', thing: act.thing, bones: message.bones ?? 0, karma: message.karma ?? 0 },
        isErrandDone: message.errandDone === true,
      })
    if (message.karma) tell({ type: 'gained', karma: message.karma })
  }

  /** The own dog was sent somewhere else: an act that waits for the end of a walk is cancelled, and a dig is over. */
  sentOff() {
    clearTimeout(this.#onTheWay)
    this.things.setOff()
    this.#unanswered.sentOff()
  }

  close() {
    clearTimeout(this.#onTheWay)
    this.things.close()
    this.#unanswered.close()
  }

  /** Uses a thing, after walking to it if it is not near. */
  #use(thing: UsableThing, front: Tile) {
    const { world, place } = this.#options.state.getState()
    if (!place) return
    if (isUsableHere(world, place, thing, Date.now())) return this.things.use(thing)
    if (thing.action.manner === 'roll') return this.#follow(thing, BALL_FOLLOWED_MAX)
    this.#options.walkTo(front)
    this.#onceThere(this.#goal(), () => this.things.use(thing))
  }

  /** Walks to a ball and so pushes it. If it has rolled away meanwhile, the dog goes after it, so many times. */
  #follow(ball: UsableThing, times: number) {
    const { world, place } = this.#options.state.getState()
    if (!place) return
    const setOffAt = Date.now()
    this.#options.walkTo(tileOfThing(world, place, ball, setOffAt))
    this.#onceThere(this.#goal(), () => {
      if (this.things.hasPushed(ball, setOffAt)) return
      const now = this.#options.state.getState()
      const isHere = now.place !== null && isUsableHere(now.world, now.place, ball, Date.now())
      if (isHere || times === 0) this.things.use(ball)
      else this.#follow(ball, times - 1)
    })
  }

  #near(where: () => Tile, act: () => void) {
    const { state, walkTo } = this.#options
    const here = this.#tileOf(state.getState().world.me)
    if (isInReach(here, where())) return act()
    walkTo(where())
    this.#onceThere(this.#goal(), act)
  }

  #onceThere(goal: Tile | null, act: () => void) {
    this.#onTheWay = setTimeout(() => {
      const now = this.#goal()
      // The walk has another end by now, since the room has corrected it for example: the act is dropped.
      if (!goal || !now || goal.x !== now.x || goal.y !== now.y) return
      // On a slow connection the walk began later in the room than here.
      if (this.#walkMs() > 0) this.#onceThere(goal, act)
      else act()
    }, this.#walkMs() + ARRIVED_MS)
  }

  #refused(op: string, message: Extract<ServerMessage, { type: 'refused' }>) {
    const act = this.#unanswered.refused(op, message)
    if (!act) return
    // Whoever talks is answered all the same.
    if (act.type === 'use' && npcOfThing(act.thing) !== undefined)
      return this.#options.tell({ type: 'used', thing: act.thing, bones: 0, karma: 0 })
    if (message.reason === 'sniffed-lately' && act.type === 'sniff') this.#rest({ do: 'sniff', dog: act.dog })
    if (message.reason === 'karma-full') this.#rest({ do: 'sniff', dog: 'all' })
    if (message.reason === 'tile-rests')
      this.#rest({ do: 'dig', room: this.#room, tile: this.#tileOf(this.#options.state.getState().world.me) })
    this.#refuse({ reason: message.reason, request: act.type, ...('dog' in act && { dog: act.dog }) })
  }

  #refuse({ reason, request, dog }: GameRefusal) {
    this.#options.state.setState({ refusal: { reason, request, ...(dog !== undefined && { dog }) } })
  }

  #rest(act: Resting) {
    this.#options.state.setState(({ rests }) => ({ rests: resting(rests, act, Date.now()) }))
  }

  get #room(): string | null {
    return this.#options.state.getState().world.room
  }

  #tileOf(dog: DogId | null): Tile {
    const { world, place } = this.#options.state.getState()
    return place ? tileOf(world, dog, { grid: place.grid, now: Date.now() }) : { x: 0, y: 0 }
  }

  #nosed() {
    this.#options.tell({ type: 'nosed', scent: this.#scent() })
  }

  #scent(): Scent | null {
    const { world } = this.#options.state.getState()
    return scentAt(smellsNow(world, Date.now()).spots, this.#tileOf(world.me))
  }

  #tileOfNpc(npc: NpcKey): Tile {
    const { world, place } = this.#options.state.getState()
    const found = place ? npcsHere(world, place.grid, Date.now()).find((one) => one.npc === npc) : undefined
    return found?.place.tile ?? this.#tileOf(world.me)
  }

  #goal(): Tile | null {
    return ownGoal(this.#options.state.getState().world)
  }

  #walkMs(): number {
    const { world, place } = this.#options.state.getState()
    const me = ownDog(world)
    if (!me || !place) return 0
    return Math.max(0, me.walk.startedAt + walkDuration(place.grid, me.walk) - roomTime(world, Date.now()))
  }
}
