import type { Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog, ownGoal } from '#app/game/model/world/world.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'

/**
 * Why the own dog follows no longer: its player has it do something else, the other dog is out of sight or lets nobody follow,
 * or it goes where the own one may not.
 */
export type FollowEnd = 'own' | 'gone' | 'alone' | 'closed'

/** The own dog is sent off at most this often, ms, so that a dog that is steered by keys does not use up its walks [M1]. */
const SENT_EVERY_MS = 300
/** For how long the own dog looks round in the room behind a door, ms. */
const LOOKS_ROUND_MS = 10_000

/**
 * [FO1] Sends the own dog after another one whenever the walk of that one changes, and through the doors that it takes. `onEnd` is
 * called once, unless the returned function has stopped it before.
 */
export function followDog(game: Game, dog: DogId, onEnd: (why: FollowEnd) => void): () => void {
  return new Following(game, dog, onEnd).stop
}

class Following {
  readonly #game: Game
  readonly #dog: DogId
  readonly #onEnd: (why: FollowEnd) => void
  readonly #stops: readonly (() => void)[]
  /** The walk of the other dog after which the own one was sent last. */
  #after: Walk | null = null
  /** Where the own dog was sent last, and when (own clock, epoch ms). */
  #goal: Tile | null = null
  #sentAt = 0
  #isSending = false
  /** Whether that leads through a door. */
  #isDoorward = false
  #wasUp = false
  #again: ReturnType<typeof setTimeout> | undefined
  #lookingRound: ReturnType<typeof setTimeout> | undefined

  constructor(game: Game, dog: DogId, onEnd: (why: FollowEnd) => void) {
    this.#game = game
    this.#dog = dog
    this.#onEnd = onEnd
    this.#stops = [
      game.listen((moment) => this.#heard(moment)),
      game.state.subscribe(({ refusal }, before) => {
        if (refusal !== before.refusal && refusal?.request === 'door') this.#end('closed')
      }),
    ]
    this.#look()
  }

  readonly stop = () => {
    clearTimeout(this.#again)
    clearTimeout(this.#lookingRound)
    for (const stop of this.#stops) stop()
  }

  #end(why: FollowEnd) {
    this.stop()
    this.#onEnd(why)
  }

  #heard(moment: Moment) {
    const { me } = this.#game.world
    if (moment.type === 'changed') this.#look()
    else if (moment.type === 'elsewhere') this.#cameIn()
    else if (moment.type === 'sent-off') this.#sentOff()
    else if ((moment.type === 'digging' || moment.type === 'thing-used') && moment.dog === me) this.#end('own')
  }

  // The room may have the same walk sent again, when it came too early.
  #sentOff() {
    const goal = this.#game.world.prediction?.goal
    if (!this.#isSending && !isSame(goal, this.#goal)) this.#end('own')
  }

  /** The own dog has come into another room: through the door of the other one, or its player has taken it elsewhere. */
  #cameIn() {
    if (!this.#isDoorward) return this.#end('own')
    this.#after = null
    this.#isDoorward = false
    this.#lookingRound = setTimeout(() => this.#end('gone'), LOOKS_ROUND_MS)
  }

  #look() {
    const { world, place, state } = this.#game
    const other = world.dogs.get(this.#dog)
    const me = ownDog(world)
    const { isFetching, link } = state.getState()
    if (!place || !me || isFetching || link.state !== 'open') return
    const isUp = me.pose === 'stand'
    if (this.#wasUp && !isUp) return this.#end('own')
    this.#wasUp = isUp
    // It has gone through the door to which the own dog goes, or that dog has just come in by it.
    const isAhead = this.#isDoorward || this.#lookingRound !== undefined
    if (!other) return isAhead ? undefined : this.#end('gone')
    clearTimeout(this.#lookingRound)
    this.#lookingRound = undefined
    if (other.followers === false) return this.#end('alone')
    if (this.#after === other.walk) return
    const waitMs = this.#sentAt + SENT_EVERY_MS - Date.now()
    clearTimeout(this.#again)
    if (waitMs > 0) return void (this.#again = setTimeout(() => this.#look(), waitMs))
    this.#after = other.walk
    const goal = endOf(other.walk)
    const isDoorward = place.doorAt(goal) !== null
    if (isDoorward || !isBeside(ownGoal(world), goal)) this.#send(goal)
    this.#isDoorward = isDoorward
  }

  #send(goal: Tile) {
    this.#isSending = true
    this.#sentAt = Date.now()
    this.#game.walkTo(goal)
    this.#goal = this.#game.world.prediction?.goal ?? goal
    this.#isSending = false
  }
}

function isSame(one: Tile | null | undefined, other: Tile | null): boolean {
  return one?.x === other?.x && one?.y === other?.y
}

function isBeside(one: Tile | null, other: Tile): boolean {
  return one !== null && Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= 1
}
