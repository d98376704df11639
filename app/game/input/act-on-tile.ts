import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { ownDog } from '#app/game/model/world/world.ts'

/**
 * A thing that lies where one taps is picked up, poop is sniffed at, and dig ground under own dog is dug; false where one
 * just walks.
 */
export function actOn(game: Game, tile: Tile): boolean {
  const { place, world } = game
  const thing = [...world.things.values()].find((one) => isSame(one, tile))
  if (thing) {
    game.acts.pickUp(thing)
    return true
  }
  const poop = [...world.poops.values()].find((one) => isSame(one, tile))
  if (poop) {
    game.acts.smell(poop)
    return true
  }
  const me = ownDog(world)
  const isDug = place !== null && groundAt(place.grid, tile.x, tile.y) === GROUND.dig
  if (!me || !isDug || !isSame(endOf(me.walk), tile)) return false
  game.acts.dig()
  return true
}

function isSame(one: Tile, other: Tile): boolean {
  return one.x === other.x && one.y === other.y
}
