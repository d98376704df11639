import { answerAt } from '#app/game/model/around/answers.ts'
import { npcOn } from '#app/game/model/around/npcs-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { GROUND, groundAt } from '#durable/rules/tiles.ts'
import type { Tile } from '#durable/rules/tiles.ts'

/**
 * Acts on a tapped tile: talks with the NPC there, picks up the thing there, sniffs at the poop, digs on dig ground, or has
 * a thing of the room answer, while the own dog walks up to it. Returns false if there is nothing to do but walk.
 */
export function actOn(game: Game, tile: Tile): boolean {
  const { place, world, acts } = game
  const npc = place ? npcOn(world, { grid: place.grid, tile }, Date.now()) : undefined
  if (npc !== undefined) {
    acts.meet(npc)
    return true
  }
  const thing = [...world.things.values()].find((one) => isSame(one, tile))
  if (thing) {
    acts.pickUp(thing)
    return true
  }
  const poop = [...world.poops.values()].find((one) => isSame(one, tile))
  if (poop) {
    acts.smell(poop)
    return true
  }
  if (place === null) return false
  if (groundAt(place.grid, tile.x, tile.y) === GROUND.dig) {
    acts.digAt(tile)
    return true
  }
  const meant = answerAt(world, place, { tile, now: Date.now() })
  if (meant) acts.answer(meant.answer, meant.front)
  return meant !== null
}

function isSame(one: Tile, other: Tile): boolean {
  return one.x === other.x && one.y === other.y
}
