import { takeEntrance } from '#app/game/gate/entrance-ahead.ts'
import { followAccount } from '#app/game/hud/account/follow-account.ts'
import { DogAccount } from '#app/game/model/account/dog-account.ts'
import { enterPark } from '#app/game/model/game/enter-park.ts'
import { Game } from '#app/game/model/game/game.ts'
import { tileOfDoor } from '#app/game/model/places/place.ts'
import { tileOf } from '#app/game/model/world/whereabouts.ts'
import type { World } from '#app/game/model/world/world.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { GROUND } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { until } from './until.ts'

const PASSER = { pack: PACKS[0], levelPoints: 0, karma: 0, items: [], owned: [], admin: 0, moderator: 0 }

/** A page with a dog in the park, without what is drawn: it asks what the page asks by itself, by the page's own code. */
export class Visit {
  readonly dog: number
  readonly game: Game
  readonly account: DogAccount
  readonly #stopFollowing: () => void

  private constructor(dog: number) {
    this.dog = dog
    this.game = new Game({ enter: (way) => takeEntrance(dog) ?? enterPark(dog, way), passer: PASSER })
    this.account = new DogAccount(dog)
    this.#stopFollowing = followAccount(this.game, this.account)
  }

  static async begin(dog: number): Promise<Visit> {
    const visit = new Visit(dog)
    await visit.isIn()
    return visit
  }

  get #here(): Tile {
    const { place, world } = this.game
    if (!place) throw new Error('the dog is in no room')
    return tileOf(world, this.dog, { grid: place.grid, now: Date.now() })
  }

  async isIn(): Promise<void> {
    await until('the dog is in a room', () => this.game.state.getState().link.state === 'open')
  }

  async isOut(): Promise<void> {
    await until('the dog has lost its line', () => this.game.state.getState().link.state !== 'open')
  }

  /** Walks there; the walk is over when it answers. */
  async walkTo(goal: Tile): Promise<void> {
    this.game.walkTo(goal)
    await until(`the dog is at ${goal.x}, ${goal.y}`, () => this.#here.x === goal.x && this.#here.y === goal.y)
  }

  /** A step to the east or back. */
  async step(): Promise<void> {
    const { place } = this.game
    const { x, y } = this.#here
    const beside = [x + 1, x - 1].find((at) => place?.grid.ground[y * place.grid.width + at] === GROUND.normal)
    if (beside === undefined) throw new Error('there is no room for a step')
    await this.walkTo({ x: beside, y })
  }

  /** Goes through a door: walks to it, and is welcomed in the next room. */
  async goThrough(door: string): Promise<void> {
    const { place } = this.game
    const tile = place && tileOfDoor(place, door, this.#here)
    const room = place?.doors.find(({ id }) => id === door)?.to.room
    if (!tile || room === undefined) throw new Error(`there is no door ${door} here`)
    this.game.walkTo(tile)
    await until(`the dog is in ${room}`, () => this.game.world.room === room)
    await this.isIn()
  }

  async walkToDigGround(): Promise<void> {
    const grid = this.game.place?.grid
    const at = grid ? Array.from(grid.ground).indexOf(GROUND.dig) : -1
    if (!grid || at < 0) throw new Error('there is nothing to dig in here')
    await this.walkTo({ x: at % grid.width, y: Math.floor(at / grid.width) })
  }

  /** Does it, and waits until the room has told the page so. @throws with what it refuses it for. */
  async told(what: 'said' | 'emoted' | 'gained' | 'dug', act: () => void): Promise<void> {
    let isDone = false
    const stop = this.game.listen(({ type }) => (isDone ||= type === what))
    await this.seen(what, act, () => isDone)
    stop()
  }

  /** Does it, and waits until the page shows what comes of it. @throws with what the room refuses it for */
  async seen(what: string, act: () => void, isSo: (world: World) => boolean): Promise<void> {
    this.game.forgetRefusal()
    act()
    await until(what, () => {
      const { refusal } = this.game.state.getState()
      if (refusal) throw new Error(`${what}: refused with ${refusal.reason}`)
      return isSo(this.game.world)
    })
  }

  end(): void {
    this.#stopFollowing()
    this.game.close()
  }
}
